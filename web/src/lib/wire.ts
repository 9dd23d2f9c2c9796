// Made by malavita.wire.typescript; do not edit.

/** The first message of a client. */
export interface Hello {
  type: "hello";
  /** the last version the client has; null: the server sends everything */
  since?: number | null;
}

/** Play a move for the decision numbered beat. The id makes a resend harmless. */
export interface Play {
  type: "play";
  /** the number of a decision, unique within a table */
  beat: number;
  /** in the notation of the game, such as "bid 9" */
  action: string;
  /** an id of the request, chosen by the client; the response repeats it */
  id: string;
}

/** Take back the own last move. */
export interface TakeBack {
  type: "take_back";
  /** an id of the request, chosen by the client; the response repeats it */
  id: string;
}

/** Send a chat message to the table. */
export interface Say {
  type: "say";
  text: string;
  /** an id of the request, chosen by the client; the response repeats it */
  id: string;
}

/** Ask a bot to rate the own legal actions. */
export interface AskHint {
  type: "ask_hint";
  /** an id of the request, chosen by the client; the response repeats it */
  id: string;
}

/** Take the own seat back from the bot that plays for it. */
export interface Return {
  type: "return";
  /** an id of the request, chosen by the client; the response repeats it */
  id: string;
}

/** Check that the connection is alive; the server answers with a pong. */
export interface Ping {
  type: "ping";
}

/** The time limits of a table. */
export interface Pace {
  /** seconds for each decision; null: no clock */
  decision?: number | null;
  /** extra seconds for the whole game, used when a decision takes longer */
  reserve?: number;
}

/** The player of a seat; a free seat has neither name nor level. */
export interface Seat {
  /** of a person */
  name?: string | null;
  /** of a bot */
  level?: "capo" | "don" | "rookie" | "soldier" | null;
  /** the player for whom a free seat is reserved after a rematch */
  kept?: string | null;
  /** whether it is reserved for the viewer */
  kept_for_you?: boolean;
  /** whether a bot plays for an absent person */
  bot_plays?: boolean;
  /** whether it is the viewer's own */
  you?: boolean;
}

/** The remaining time of a seat. */
export interface Clock {
  /** milliseconds for the open decision */
  decision: number;
  /** extra milliseconds for the whole game */
  reserve: number;
  /** whether the seat's person is to decide now */
  running: boolean;
}

/** A legal action. */
export interface Choice {
  /** in the notation of the game, such as "bid 9" */
  action: string;
  /** its verb and its named parts: {"verb": "plant", "card": "ring", "on": 3} */
  parts: Action;
}

/** A chat message. */
export interface Line {
  /** of the sender */
  name: string;
  text: string;
  /** of the sender; null: a spectator */
  seat?: number | null;
  /** whether the viewer is the sender */
  you?: boolean;
}

/** The public data of a table. */
export interface TableInfo {
  /** its code, which is the invitation: PALERMO-NOTO-4827 */
  id: string;
  /** as in GET /api/games */
  game: string;
  /** by name; GET /api/games has all of them */
  options: Record<string, boolean | number | string>;
  /** in order, from seat 0 */
  seats: Seat[];
  /** expired: closed by the server, because all players stayed away */
  status: "expired" | "open" | "over" | "playing";
  /** whether GET /api/tables lists it */
  public: boolean;
  /** whether it counts for ratings; there are no hints then */
  rated: boolean;
  /** whether players may ask for hints */
  hints: boolean;
  pace: Pace;
  /** SHA-256 of the server's secret, until the record reveals it */
  commitment: string;
  /** seconds until a bot plays for an absent player */
  away: number;
  /** whether the viewer is the host */
  host?: boolean;
  /** the table of the rematch */
  rematch?: string | null;
}

/** Why an action is not legal. */
export interface Refusal {
  /** docs/outlook.md has all; the words of the game have a text for each */
  reason: string;
  /** values in that text */
  values: Record<string, number | string>;
}

/** A table in a list, with its current activity. */
export interface Listed {
  /** its code, which is the invitation: PALERMO-NOTO-4827 */
  id: string;
  /** as in GET /api/games */
  game: string;
  /** by name; GET /api/games has all of them */
  options: Record<string, boolean | number | string>;
  /** in order, from seat 0 */
  seats: Seat[];
  /** expired: closed by the server, because all players stayed away */
  status: "expired" | "open" | "over" | "playing";
  /** whether GET /api/tables lists it */
  public: boolean;
  /** whether it counts for ratings; there are no hints then */
  rated: boolean;
  /** whether players may ask for hints */
  hints: boolean;
  pace: Pace;
  /** SHA-256 of the server's secret, until the record reveals it */
  commitment: string;
  /** seconds until a bot plays for an absent player */
  away: number;
  /** whether the viewer is the host */
  host?: boolean;
  /** the table of the rematch */
  rematch?: string | null;
  /** seats to decide; empty if this process does not know */
  actors?: number[];
  /** whether the viewer is to decide */
  your_turn?: boolean;
  /** seats whose players are connected */
  here?: number[];
  /** number of connected clients without a seat */
  watching?: number;
  /** time of the last activity, in milliseconds since 1970 */
  touched?: number;
}

/** The game from the viewer's side: the view, the legal actions and a forecast. */
export interface Standing {
  /** the table as it is seen; docs/positions.md has its fields */
  view: View;
  /** the number of a decision, unique within a table */
  beat: number;
  /** seats to decide */
  actors: number[];
  /** legal actions of the viewer */
  choices: Choice[];
  /** what can be worked out from the view; docs/outlook.md has its fields */
  forecast: Forecast;
  /** by action: actions that the viewer may try but that are not legal now */
  refusals: Record<string, Refusal>;
  /** numbers of the rules for this decision */
  passage: string[];
  /** whether the viewer may take back the last move */
  can_take_back?: boolean;
  /** winning seats; empty until the end */
  winners?: number[];
}

/** The whole table, for a client that is new or has missed too much. */
export interface Whole {
  type: "whole";
  /** of the table: the number of the last entry of its log */
  version: number;
  table: TableInfo;
  /** of the viewer; null: a spectator */
  seat: number | null;
  /** null before the game begins */
  standing: Standing | null;
  /** by seat; empty if the table has none */
  clocks: Clock[];
  /** the last chat messages */
  lines: Line[];
  /** seats whose players are connected */
  here: number[];
  /** number of connected clients without a seat */
  watching: number;
}

/** One entry of the log, as far as the viewer may know it. */
export interface Change {
  type: "change";
  /** of the table: the number of the last entry of its log */
  version: number;
  /** events, as far as the viewer may know them */
  story: StoryEvent[];
  /** null if the game has not changed */
  standing: Standing | null;
  /** by seat; empty if the table has none */
  clocks: Clock[];
  /** null if neither seats nor status have changed */
  table?: TableInfo | null;
  /** new chat messages */
  lines?: Line[];
}

/** A client has connected or disconnected. */
export interface Presence {
  type: "presence";
  /** seats whose players are connected */
  here: number[];
  /** number of connected clients without a seat */
  watching: number;
}

/** The request with this id has taken effect, in this version or before. */
export interface Done {
  type: "done";
  id: string;
  /** of the table: the number of the last entry of its log */
  version: number;
}

/** A message was refused and changed nothing; the codes are those of a Problem. */
export interface Refused {
  type: "refused";
  /** the same in all versions, also if the text changes */
  code: string;
  /** in English */
  text: string;
  /** the values in the text */
  values: Record<string, unknown>;
  /** of the request, if it had one */
  id?: string | null;
}

/** An action that the adviser has searched. */
export interface HintAction {
  /** in the notation of the game, such as "bid 9" */
  action: string;
  /** number of imagined games with this action */
  visits: number;
  /** by seat: the share of imagined games won */
  wins: number[];
}

/** The rating of actions by the adviser, a bot that sees only the viewer's view. */
export interface Hint {
  type: "hint";
  /** of the request */
  id: string;
  /** the number of a decision, unique within a table */
  beat: number;
  /** of the adviser */
  level: "capo" | "don" | "rookie" | "soldier";
  /** the best first */
  actions: HintAction[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
}

/** A guest: a user without an account, known by a cookie. */
export interface Guest {
  name: string;
  language: "de" | "en" | "fr" | "hu" | "nl" | "pl";
}

/** New name or language of a guest; a field that is left out does not change. */
export interface GuestChange {
  name?: string | null;
  language?: "de" | "en" | "fr" | "hu" | "nl" | "pl" | null;
}

/** A code with which the guest can sign in on another device within some seconds. */
export interface OneTimeCode {
  code: string;
  seconds: number;
}

/** Sign in on another device with a one-time code. */
export interface Device {
  code: string;
}

/** A table to be opened. */
export interface NewTable {
  /** as in GET /api/games */
  game: string;
  /** number of seats */
  players: number;
  /** by name; GET /api/games has all of them */
  options?: Record<string, boolean | number | string>;
  /** by seat, as a string: {"1": "capo"} */
  bots?: Record<string, "capo" | "don" | "rookie" | "soldier">;
  /** whether GET /api/tables lists it */
  public?: boolean;
  /** whether it counts for ratings; turns hints off */
  rated?: boolean;
  /** whether players may ask for hints */
  hints?: boolean;
  pace?: Pace;
  /** seconds until a bot plays for an absent player */
  away?: number;
}

/** Take a seat. */
export interface SitDown {
  /** 32 random bytes for the seed, as 64 hexadecimal digits */
  random: string;
  /** null: any free seat */
  seat?: number | null;
}

/** Put a bot on a seat without a person. */
export interface SeatBot {
  seat: number;
  /** null: remove the bot */
  level: "capo" | "don" | "rookie" | "soldier" | null;
}

/** The part of a long list to return. */
export interface Earlier {
  /** the id of a game: return games that ended before it */
  before?: string | null;
}

/** A game in a guest's history. */
export interface Finished {
  /** of its table */
  id: string;
  /** as in GET /api/games */
  game: string;
  /** by seat */
  names: string[];
  /** by seat; null for a person */
  levels: ("capo" | "don" | "rookie" | "soldier" | null)[];
  /** by seat */
  scores: number[];
  /** winning seats; several if they share the win */
  winners: number[];
  /** time of the end, in milliseconds since 1970 */
  ended: number;
  /** of the viewer */
  seat?: number | null;
}

/** A move of a finished game, and the table after it. */
export interface Step {
  /** that made the move */
  seat: number;
  /** as the viewer heard it */
  action: string;
  /** events, as far as the viewer may know them */
  story: StoryEvent[];
  /** the table as it is seen; docs/positions.md has its fields */
  view: View;
  /** what can be worked out from the view; docs/outlook.md has its fields */
  forecast: Forecast;
}

/** A finished game as one seat saw it, or with all cards open. */
export interface Replay {
  /** as in GET /api/games */
  game: string;
  /** in order, from seat 0 */
  seats: Seat[];
  /** before the first move; docs/positions.md has its fields */
  start: View;
  /** at the start; docs/outlook.md has its fields */
  forecast: Forecast;
  steps: Step[];
  /** winning seats; several if they share the win */
  winners: number[];
}

/** The events at a table up to a version, as far as the viewer may know them. */
export interface Past {
  /** of the table: the number of the last entry of its log */
  version: number;
  /** by move */
  stories: StoryEvent[][];
}

/** The cards that the viewer has not seen: in piles, in other hands, face down. */
export interface Unseen {
  /** number of cards, by name */
  cards: Record<string, number>;
}

/** A legal action of a move, with the probability to win. */
export interface Weighed {
  /** in the notation of the game, such as "bid 9" */
  action: string;
  /** the seat's probability to win, from 0 to 1 */
  chance: number;
  /** number of imagined games with this action */
  visits: number;
}

/** Probabilities to win during a game, and the alternatives of each move. */
export interface Chances {
  /** before the first move and after each, by seat, from 0 to 1 */
  chances: number[][];
  /** by move, the best action first */
  choices: Weighed[][];
  /** false: incomplete, ask again later */
  done: boolean;
}

/** The skill rating of a player or a bot in a game. */
export interface Rating {
  name: string;
  /** of a bot; null for a person */
  level: "capo" | "don" | "rookie" | "soldier" | null;
  /** a safe lower bound of the skill: mu - 3 sigma */
  ordinal: number;
  /** estimated skill */
  mu: number;
  /** uncertainty of the estimate */
  sigma: number;
  /** number of rated games */
  games: number;
  /** from 1, the strongest */
  rank: number;
  /** whether it is the viewer */
  you?: boolean;
}

/** A game that the server offers. */
export interface GameFacts {
  /** its name in requests */
  name: string;
  /** its name for people */
  title: string;
  author: string;
  year: number;
  /** the newest edition of its rules */
  edition: number;
  /** possible numbers of players */
  players: number[];
  /** by name: the possible values, the default first */
  options: Record<string, (boolean | number | string)[]>;
  /** percent of its rules; with 100 a game can begin */
  compiled: number;
}

/** Why a request was refused; nothing was changed. */
export interface Problem {
  /** the same in all versions, also if the text changes */
  code: string;
  /** in English, for people */
  text: string;
  /** the values in the text */
  values: Record<string, unknown>;
}

export interface RazziaKniziaCardTurnedUp {
  event: "card_turned_up";
  seat: number;
  pile: string;
  card: string;
}

export interface RazziaKniziaPoliceTurnedUp {
  event: "police_turned_up";
  seat: number;
  pile: string;
  number: number;
  limit: number;
}

export interface RazziaKniziaPilesCut {
  event: "piles_cut";
  left: number;
  right: number;
}

export interface RazziaKniziaCardStolen {
  event: "card_stolen";
  seat: number;
  card: string;
}

export interface RazziaKniziaTheftStopped {
  event: "theft_stopped";
  seat: number;
}

export interface RazziaKniziaAuctionOpened {
  event: "auction_opened";
  seat: number;
  cause: "call" | "police" | "seventh";
}

export interface RazziaKniziaChequeBid {
  event: "cheque_bid";
  seat: number;
  cheque: number;
}

export interface RazziaKniziaPassed {
  event: "passed";
  seat: number;
}

export interface RazziaKniziaLotWon {
  event: "lot_won";
  seat: number;
  cheque: number;
  taken: number;
  cards: Record<string, number>;
}

export interface RazziaKniziaLotUnsold {
  event: "lot_unsold";
  discarded: Record<string, number>;
}

export interface RazziaKniziaRoundScored {
  event: "round_scored";
  round: number;
  raid: boolean;
  points: Record<string, number>[];
  scores: number[];
}

export interface RazziaKniziaTableCleared {
  event: "table_cleared";
  row: Record<string, number>;
  police: number;
  families: Record<string, number>[];
}

export interface RazziaKniziaRoundBegan {
  event: "round_began";
  round: number;
  seat: number;
  middle: number;
}

export interface RazziaKniziaGameEnded {
  event: "game_ended";
  scores: number[];
  winners: number[];
}

/** A table as a seat sees it. */
export interface RazziaKniziaView {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  beat: number;
  actors: number[];
  scores: number[];
  round: number;
  turn: number | null;
  police: number;
  row: Record<string, number>;
  middle: number;
  piles: RazziaKniziaPiles;
  gone: Record<string, number>;
  auction: RazziaKniziaAuction | null;
  thieves: number;
  seats: RazziaKniziaSeat[];
}

/** The cards to come, top card first, or only how many. */
export interface RazziaKniziaPiles {
  left: string[] | number;
  right: string[] | number;
}

/** An auction that is going on. */
export interface RazziaKniziaAuction {
  cause: "call" | "police" | "seventh";
  caller: number;
  bid: number | null;
  bidder: number | null;
}

/** What lies before a player. */
export interface RazziaKniziaSeat {
  cheques_up: number[];
  cheques_down: number[];
  family: Record<string, number>;
  scored: Record<string, number>[];
}

/** What a seat may work out; docs/outlook.md has the meaning of each field. */
export interface RazziaKniziaForecast {
  if_raided: Record<string, number>[];
  lot: RazziaKniziaLot | null;
  police_limit: number;
  row_limit: number;
  speakers: number[];
  spoken: number[];
}

/** What the row would bring. */
export interface RazziaKniziaLot {
  gain: number;
  by: Record<string, number>;
}

export type RazziaKniziaEvent = RazziaKniziaCardTurnedUp | RazziaKniziaPoliceTurnedUp | RazziaKniziaPilesCut | RazziaKniziaCardStolen | RazziaKniziaTheftStopped | RazziaKniziaAuctionOpened | RazziaKniziaChequeBid | RazziaKniziaPassed | RazziaKniziaLotWon | RazziaKniziaLotUnsold | RazziaKniziaRoundScored | RazziaKniziaTableCleared | RazziaKniziaRoundBegan | RazziaKniziaGameEnded;

export type RazziaKniziaAction =
  | { verb: "draw" }
  | { verb: "draw"; pile: "left" | "right" }
  | { verb: "auction" }
  | { verb: "stop" }
  | { verb: "pass" }
  | { verb: "bid"; cheque: number }
  | { verb: "steal"; card: "ring" | "watch" | "brooch" | "necklace" | "diamond" | "bodyguard" | "car" | "driver" | "thief" | "gold coin" | "casino" | "transport" | "film" | "racetrack" | "real estate" | "nightclub" | "restaurant" };

export interface RazziaDorraNotePlaced {
  event: "note_placed";
  seat: number;
  bar: string;
  note: number;
}

export interface RazziaDorraCardChosen {
  event: "card_chosen";
  seat: number;
  card: string;
}

export interface RazziaDorraCardTurnedUp {
  event: "card_turned_up";
  seat: number;
  card: string;
}

export interface RazziaDorraGamblerCaught {
  event: "gambler_caught";
  seat: number;
  bar: string;
}

export interface RazziaDorraRaidFailed {
  event: "raid_failed";
  bar: string;
  notes: number[];
}

export interface RazziaDorraBarTaken {
  event: "bar_taken";
  seat: number;
  bar: string;
  notes: number[];
  amount: number;
}

export interface RazziaDorraSplitOpened {
  event: "split_opened";
  seat: number;
  bar: string;
  claimants: number[];
  notes: number[];
  amount: number;
}

export interface RazziaDorraNoteGiven {
  event: "note_given";
  seat: number;
  note: number;
  kept: boolean;
}

export interface RazziaDorraAnswered {
  event: "answered";
  seat: number;
  answer: string;
}

export interface RazziaDorraAnswerTurnedUp {
  event: "answer_turned_up";
  seat: number;
  answer: string;
}

export interface RazziaDorraShareTaken {
  event: "share_taken";
  seat: number;
  bar: string;
  notes: number[];
  amount: number;
}

export interface RazziaDorraDuelFought {
  event: "duel_fought";
  seat: number;
  champion: number;
  champion_die: number;
  champion_card: number;
  challenger: number;
  challenger_die: number;
  challenger_card: number;
}

export interface RazziaDorraNothingToDuelFor {
  event: "nothing_to_duel_for";
  bar: string;
}

export interface RazziaDorraRoundBegan {
  event: "round_began";
  round: number;
  seat: number;
}

export interface RazziaDorraStockMade {
  event: "stock_made";
  cards: number;
}

export interface RazziaDorraCardDealt {
  event: "card_dealt";
  seat: number;
  card: string;
}

export interface RazziaDorraNotesLaid {
  event: "notes_laid";
  notes: Record<string, number>;
}

export interface RazziaDorraNoteSeen {
  event: "note_seen";
  seat: number;
  note: number;
}

export interface RazziaDorraGameEnded {
  event: "game_ended";
  scores: number[];
  winners: number[];
}

/** A table as a seat sees it. */
export interface RazziaDorraView {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  beat: number;
  actors: number[];
  scores: number[];
  round: number;
  dealer: number;
  phase: "answer" | "choose" | "over" | "place" | "split";
  bars: Record<string, number[]>;
  note: number | "?" | null;
  split: string | null;
  pile: number[] | number;
  stock: string[] | number;
  discards: Record<string, number>;
  seats: RazziaDorraSeatView[];
}

/** A seat as another one sees it; what it may not know is ?, a number or null. */
export interface RazziaDorraSeatView {
  hand: Record<string, number> | number;
  card: string | null;
  notes: number[] | null;
  share: number[];
  answer: "accept" | "duel" | "?" | null;
}

/** What a seat may work out; docs/outlook.md has the meaning of each field. */
export interface RazziaDorraForecast {
  duels: [number, number, number][];
  bars: Record<string, number>;
  left: Record<string, number>;
  last_round: number;
}

export type RazziaDorraEvent = RazziaDorraNotePlaced | RazziaDorraCardChosen | RazziaDorraCardTurnedUp | RazziaDorraGamblerCaught | RazziaDorraRaidFailed | RazziaDorraBarTaken | RazziaDorraSplitOpened | RazziaDorraNoteGiven | RazziaDorraAnswered | RazziaDorraAnswerTurnedUp | RazziaDorraShareTaken | RazziaDorraDuelFought | RazziaDorraNothingToDuelFor | RazziaDorraRoundBegan | RazziaDorraStockMade | RazziaDorraCardDealt | RazziaDorraNotesLaid | RazziaDorraNoteSeen | RazziaDorraGameEnded;

export type RazziaDorraAction =
  | { verb: "place"; bar: "colibri" | "cotton club" | "havanna bar" | "jungle" | "lincoln" | "jazz house" }
  | { verb: "play"; card: "red gambler 1" | "red gambler 2" | "red gambler 3" | "red gambler 4" | "red gambler 5" | "red gambler 6" | "red raid 3" | "red raid 4" | "red raid 5" | "red raid 6" | "yellow gambler 1" | "yellow gambler 2" | "yellow gambler 3" | "yellow gambler 4" | "yellow gambler 5" | "yellow gambler 6" | "yellow raid 3" | "yellow raid 4" | "yellow raid 5" | "yellow raid 6" | "violet gambler 1" | "violet gambler 2" | "violet gambler 3" | "violet gambler 4" | "violet gambler 5" | "violet gambler 6" | "violet raid 3" | "violet raid 4" | "violet raid 5" | "violet raid 6" | "blue gambler 1" | "blue gambler 2" | "blue gambler 3" | "blue gambler 4" | "blue gambler 5" | "blue gambler 6" | "blue raid 3" | "blue raid 4" | "blue raid 5" | "blue raid 6" | "green gambler 1" | "green gambler 2" | "green gambler 3" | "green gambler 4" | "green gambler 5" | "green gambler 6" | "green raid 3" | "green raid 4" | "green raid 5" | "green raid 6" | "pink gambler 1" | "pink gambler 2" | "pink gambler 3" | "pink gambler 4" | "pink gambler 5" | "pink gambler 6" | "pink raid 3" | "pink raid 4" | "pink raid 5" | "pink raid 6" }
  | { verb: "give"; to: number }
  | { verb: "accept" }
  | { verb: "duel" };

export interface SicilianosCardDrafted {
  event: "card_drafted";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosDiceRolled {
  event: "dice_rolled";
  seat: number;
  first: string;
  second: string;
  influence: string;
}

export interface SicilianosRollWasted {
  event: "roll_wasted";
  seat: number;
}

export interface SicilianosCardDrawn {
  event: "card_drawn";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosPileSearched {
  event: "pile_searched";
  seat: number;
  colour: string;
  cards: number;
}

export interface SicilianosCardKept {
  event: "card_kept";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosCardStolen {
  event: "card_stolen";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosCardLost {
  event: "card_lost";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosWarStarted {
  event: "war_started";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosWarJoined {
  event: "war_joined";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosNoteStaked {
  event: "note_staked";
  seat: number;
  note: number;
}

export interface SicilianosStayedOut {
  event: "stayed_out";
  seat: number;
}

export interface SicilianosCardAdded {
  event: "card_added";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosStopped {
  event: "stopped";
  seat: number;
}

export interface SicilianosCardTurnedUp {
  event: "card_turned_up";
  seat: number;
  colour: string;
  value: number;
}

export interface SicilianosStayedLoyal {
  event: "stayed_loyal";
  seat: number;
  colour: string;
}

export interface SicilianosBetrayed {
  event: "betrayed";
  seat: number;
  colour: string;
  family: string;
}

export interface SicilianosBombHeld {
  event: "bomb_held";
  seat: number;
  colour: string;
}

export interface SicilianosCardBlownUp {
  event: "card_blown_up";
  seat: number;
  bomb: string;
  colour: string;
  value: number;
}

export interface SicilianosWarWon {
  event: "war_won";
  colour: string;
  strength: number;
  winners: number[];
}

export interface SicilianosWarUndecided {
  event: "war_undecided";
}

export interface SicilianosShareChosen {
  event: "share_chosen";
  seat: number;
  share: string;
}

export interface SicilianosBusinessFounded {
  event: "business_founded";
  seat: number;
  colour: string;
  type: string;
}

export interface SicilianosMoneyLaundered {
  event: "money_laundered";
  seat: number;
  amount: number;
}

export interface SicilianosWarSettled {
  event: "war_settled";
  lost: number;
}

export interface SicilianosGodfatherCrowned {
  event: "godfather_crowned";
  seat: number;
}

export interface SicilianosResultsCounted {
  event: "results_counted";
  points: Record<string, number>[];
  scores: number[];
  businesses: string[][];
}

export interface SicilianosGameEnded {
  event: "game_ended";
  scores: number[];
  winners: number[];
}

/** A table as a seat sees it. */
export interface SicilianosView {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  beat: number;
  actors: number[];
  scores: number[];
  stage: "add" | "decide" | "draft" | "found" | "help" | "join" | "keep" | "over" | "pick" | "share" | "stake" | "steal" | "turn";
  turn: number | null;
  starter: number;
  round: number;
  dice: SicilianosDice | null;
  searched: "black" | "blue" | "green" | "red" | "white" | "yellow" | null;
  piles: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", (number | "?")[]>>;
  businesses: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", string[]>>;
  scouts: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", number[] | "all">>;
  last: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", string>>;
  seen: Record<string, number[] | "all">;
  seats: SicilianosSeatView[];
}

/** The last roll. */
export interface SicilianosDice {
  first: "black" | "blue" | "green" | "red" | "white" | "yellow";
  second: "black" | "blue" | "green" | "red" | "white" | "yellow";
  influence: "one" | "steal" | "two";
}

/** A seat as another one sees it. */
export interface SicilianosSeatView {
  hand: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", (number | "?")[]>>;
  dirty: Record<string, number>;
  clean: Record<string, number>;
  businesses: string[];
  war: SicilianosFighter | null;
}

/** What a player has laid in a war. */
export interface SicilianosFighter {
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  stake: number | null;
  cards: number[];
  laid: number | "?" | null;
  new: boolean;
  stopped: boolean;
  turned: boolean;
}

/** What a seat may work out; docs/outlook.md has the meaning of each field. */
export interface SicilianosForecast {
  strengths: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", number>>;
  after: Record<string, Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", number>>>;
  lost: Record<string, string[]>;
  leading: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
  if_ended: SicilianosSums[];
  allies: Partial<Record<"black" | "blue" | "green" | "red" | "white" | "yellow", number>>;
  to_answer: number[];
  lays: Record<string, string>;
  deciding: string[];
}

/** The money of a seat, as it counts in the end. */
export interface SicilianosSums {
  clean: number;
  dirty: number;
  bonus: number;
  result: number;
}

export type SicilianosEvent = SicilianosCardDrafted | SicilianosDiceRolled | SicilianosRollWasted | SicilianosCardDrawn | SicilianosPileSearched | SicilianosCardKept | SicilianosCardStolen | SicilianosCardLost | SicilianosWarStarted | SicilianosWarJoined | SicilianosNoteStaked | SicilianosStayedOut | SicilianosCardAdded | SicilianosStopped | SicilianosCardTurnedUp | SicilianosStayedLoyal | SicilianosBetrayed | SicilianosBombHeld | SicilianosCardBlownUp | SicilianosWarWon | SicilianosWarUndecided | SicilianosShareChosen | SicilianosBusinessFounded | SicilianosMoneyLaundered | SicilianosWarSettled | SicilianosGodfatherCrowned | SicilianosResultsCounted | SicilianosGameEnded;

export type SicilianosAction =
  | { verb: "draft"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green" }
  | { verb: "roll" }
  | { verb: "draw"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green" }
  | { verb: "search"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green" }
  | { verb: "keep"; value: number }
  | { verb: "steal"; owner: number; colour: "white" | "yellow" | "red" | "blue" | "black" | "green" }
  | { verb: "war"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green"; value: number }
  | { verb: "join"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green"; value: number }
  | { verb: "stake"; note: number }
  | { verb: "out" }
  | { verb: "add"; value: number }
  | { verb: "stop" }
  | { verb: "loyal" }
  | { verb: "betray" }
  | { verb: "hold" }
  | { verb: "bomb"; colour: "white" | "yellow" | "red" | "blue" | "black" | "green"; value: number }
  | { verb: "business" }
  | { verb: "money" }
  | { verb: "found"; type: "antique" | "restaurant" | "laundry" };

export interface ThievesMoneyStashed {
  event: "money_stashed";
  seat: number;
  card: Record<string, number>;
}

export interface ThievesMoneyPlanted {
  event: "money_planted";
  seat: number;
  card: string;
  on: number;
}

export interface ThievesPoliceLaid {
  event: "police_laid";
  seat: number;
  card: string;
  cars: number;
}

export interface ThievesRoadblockPlayed {
  event: "roadblock_played";
  seat: number;
  effect: boolean;
}

export interface ThievesPoliceRemoved {
  event: "police_removed";
  seat: number;
  card: string;
}

export interface ThievesAlarmRaised {
  event: "alarm_raised";
  seat: number;
  police: Record<string, number>;
  laid: Record<string, number>[];
  cars: number;
}

export interface ThievesThiefPlayed {
  event: "thief_played";
  seat: number;
  effect: boolean;
}

export interface ThievesThiefDeclined {
  event: "thief_declined";
  seat: number;
}

export interface ThievesLootTaken {
  event: "loot_taken";
  seat: number;
  owner: number;
  place: number;
  card: Record<string, number>;
}

export interface ThievesLootMoved {
  event: "loot_moved";
  seat: number;
  owner: number;
  place: number;
  to: number;
  card: Record<string, number>;
}

export interface ThievesDoubleLootPlayed {
  event: "double_loot_played";
  seat: number;
}

export interface ThievesRaid {
  event: "raid";
  lost: number;
  losers: number[];
  worth: number[];
  loot: Record<string, number>[];
}

export interface ThievesLootLost {
  event: "loot_lost";
  seat: number;
  worth: number;
  cards: Record<string, number>;
}

export interface ThievesGetawayCarDrawn {
  event: "getaway_car_drawn";
  seat: number;
  number: number;
  limit: number;
}

export interface ThievesCardsDrawn {
  event: "cards_drawn";
  seat: number;
  number: number;
  apart: boolean;
  cards: Record<string, number>;
}

export interface ThievesGameEnded {
  event: "game_ended";
  scores: number[];
  winners: number[];
}

/** A table as a seat sees it. */
export interface ThievesView {
  game: string;
  options: Record<string, boolean | number | string>;
  seat: number;
  beat: number;
  actors: number[];
  scores: number[];
  turn: number | null;
  decision: "play" | "remove" | "take" | "to" | null;
  cars: number;
  police: Record<string, number>;
  pile: string[] | number;
  gone: Record<string, number>;
  taken: ThievesTaken | null;
  pair: boolean;
  seats: ThievesSeatView[];
}

/** Where a thief takes a card from. */
export interface ThievesTaken {
  seat: number;
  place: number;
}

/** A seat as another one sees it; of hidden cards only how many. */
export interface ThievesSeatView {
  hand: Record<string, number> | number;
  loot: string[];
  known: (number[] | "all")[];
  apart: string[] | number;
}

/** What a seat may work out; docs/outlook.md has the meaning of each field. */
export interface ThievesForecast {
  loot: ThievesWorth[];
  richest: number[];
  police: ThievesPolice;
  after: Record<string, number[]>;
  takes: Record<string, number>;
  goals: number[][];
  raids: string[];
  playable: ThievesPlayable;
  police_limit: number;
  cars_limit: number;
}

/** The loot of a seat, as far as the viewer knows it. */
export interface ThievesWorth {
  at_least: number;
  at_end: number;
  cards: number;
  hidden: number;
  exact: boolean;
}

/** Police cars, and how many more bring a raid. */
export interface ThievesPolice {
  lying: number;
  needed: number;
}

/** Which cards the viewer may play now. */
export interface ThievesPlayable {
  hand: boolean;
  apart: number[];
}

export type ThievesEvent = ThievesMoneyStashed | ThievesMoneyPlanted | ThievesPoliceLaid | ThievesRoadblockPlayed | ThievesPoliceRemoved | ThievesAlarmRaised | ThievesThiefPlayed | ThievesThiefDeclined | ThievesLootTaken | ThievesLootMoved | ThievesDoubleLootPlayed | ThievesRaid | ThievesLootLost | ThievesGetawayCarDrawn | ThievesCardsDrawn | ThievesGameEnded;

export type ThievesAction =
  | { verb: "stash"; card: "money 0" | "money 1" | "money 2" | "money 3" | "ring" | "horseshoe" }
  | { verb: "plant"; card: "money 0" | "money 1" | "money 2" | "money 3" | "ring" | "horseshoe"; on: number }
  | { verb: "police"; cars: number }
  | { verb: "roadblock" }
  | { verb: "alarm" }
  | { verb: "thief" }
  | { verb: "double" }
  | { verb: "remove"; cars: number }
  | { verb: "decline" }
  | { verb: "to"; to: number }
  | { verb: "take"; owner: number; place: number };

/** The types of each game. */
export interface Games {
  razzia_knizia: { view: RazziaKniziaView; forecast: RazziaKniziaForecast; event: RazziaKniziaEvent; action: RazziaKniziaAction };
  razzia_dorra: { view: RazziaDorraView; forecast: RazziaDorraForecast; event: RazziaDorraEvent; action: RazziaDorraAction };
  sicilianos: { view: SicilianosView; forecast: SicilianosForecast; event: SicilianosEvent; action: SicilianosAction };
  thieves: { view: ThievesView; forecast: ThievesForecast; event: ThievesEvent; action: ThievesAction };
}

export type StoryEvent = RazziaKniziaEvent | RazziaDorraEvent | SicilianosEvent | ThievesEvent;
export type View = RazziaKniziaView | RazziaDorraView | SicilianosView | ThievesView;
export type Forecast = RazziaKniziaForecast | RazziaDorraForecast | SicilianosForecast | ThievesForecast;
export type Action = RazziaKniziaAction | RazziaDorraAction | SicilianosAction | ThievesAction;
export type Said = Hello | Play | TakeBack | Say | AskHint | Return | Ping;
export type Told = Whole | Change | Presence | Done | Refused | Hint | Pong;

export interface Pattern {
  /** such as "bid {cheque}" */
  pattern: string;
  /** the names of the parts that are numbers */
  numbers: string[];
}

/** How the actions of every game are written. */
export const PATTERNS: Record<string, Pattern[]> = {
  razzia_knizia: [
    { pattern: "draw", numbers: [] },
    { pattern: "draw {pile}", numbers: [] },
    { pattern: "auction", numbers: [] },
    { pattern: "stop", numbers: [] },
    { pattern: "pass", numbers: [] },
    { pattern: "bid {cheque}", numbers: ["cheque"] },
    { pattern: "steal {card}", numbers: [] },
  ],
  razzia_dorra: [
    { pattern: "place {bar}", numbers: [] },
    { pattern: "play {card}", numbers: [] },
    { pattern: "give {to}", numbers: ["to"] },
    { pattern: "accept", numbers: [] },
    { pattern: "duel", numbers: [] },
  ],
  sicilianos: [
    { pattern: "draft {colour}", numbers: [] },
    { pattern: "roll", numbers: [] },
    { pattern: "draw {colour}", numbers: [] },
    { pattern: "search {colour}", numbers: [] },
    { pattern: "keep {value}", numbers: ["value"] },
    { pattern: "steal {owner} {colour}", numbers: ["owner"] },
    { pattern: "war {colour} {value}", numbers: ["value"] },
    { pattern: "join {colour} {value}", numbers: ["value"] },
    { pattern: "stake {note}", numbers: ["note"] },
    { pattern: "out", numbers: [] },
    { pattern: "add {value}", numbers: ["value"] },
    { pattern: "stop", numbers: [] },
    { pattern: "loyal", numbers: [] },
    { pattern: "betray", numbers: [] },
    { pattern: "hold", numbers: [] },
    { pattern: "bomb {colour} {value}", numbers: ["value"] },
    { pattern: "business", numbers: [] },
    { pattern: "money", numbers: [] },
    { pattern: "found {type}", numbers: [] },
  ],
  thieves: [
    { pattern: "stash {card}", numbers: [] },
    { pattern: "plant {card} on {on}", numbers: ["on"] },
    { pattern: "police {cars}", numbers: ["cars"] },
    { pattern: "roadblock", numbers: [] },
    { pattern: "alarm", numbers: [] },
    { pattern: "thief", numbers: [] },
    { pattern: "double", numbers: [] },
    { pattern: "remove {cars}", numbers: ["cars"] },
    { pattern: "decline", numbers: [] },
    { pattern: "to {to}", numbers: ["to"] },
    { pattern: "take {owner} {place}", numbers: ["owner", "place"] },
  ],
};
