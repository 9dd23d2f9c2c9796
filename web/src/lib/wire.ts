// Made by malavita.wire.typescript; do not edit.

export interface Hello {
  type: "hello";
  since?: number | null;
}

export interface Play {
  type: "play";
  beat: number;
  action: string;
  id: string;
}

export interface TakeBack {
  type: "take_back";
  id: string;
}

export interface Say {
  type: "say";
  text: string;
  id: string;
}

export interface AskHint {
  type: "ask_hint";
  id: string;
}

export interface Return {
  type: "return";
  id: string;
}

export interface Ping {
  type: "ping";
}

export interface Pace {
  decision?: number | null;
  reserve?: number;
}

export interface Seat {
  name?: string | null;
  level?: "capo" | "don" | "rookie" | "soldier" | null;
  kept?: string | null;
  bot_plays?: boolean;
  you?: boolean;
}

export interface Clock {
  decision: number;
  reserve: number;
  running: boolean;
}

export interface Choice {
  action: string;
  parts: (string | number)[];
}

export interface Line {
  name: string;
  text: string;
  seat?: number | null;
  you?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Seat[];
  status: "expired" | "open" | "over" | "playing";
  public: boolean;
  rated: boolean;
  hints: boolean;
  pace: Pace;
  commitment: string;
  away: number;
  host?: boolean;
  rematch?: string | null;
}

export interface Refusal {
  reason: string;
  values: Record<string, number | string>;
}

export interface Listed {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Seat[];
  status: "expired" | "open" | "over" | "playing";
  public: boolean;
  rated: boolean;
  hints: boolean;
  pace: Pace;
  commitment: string;
  away: number;
  host?: boolean;
  rematch?: string | null;
  actors?: number[];
  your_turn?: boolean;
  here?: number[];
  watching?: number;
  touched?: number;
}

export interface Standing {
  view: Record<string, unknown>;
  beat: number;
  actors: number[];
  choices: Choice[];
  forecast: Record<string, unknown>;
  refusals: Record<string, Refusal>;
  passage: string[];
  can_take_back?: boolean;
  winners?: number[];
}

export interface Whole {
  type: "whole";
  version: number;
  table: TableInfo;
  seat: number | null;
  standing: Standing | null;
  clocks: Clock[];
  lines: Line[];
  here: number[];
  watching: number;
}

export interface Change {
  type: "change";
  version: number;
  story: StoryEvent[];
  standing: Standing | null;
  clocks: Clock[];
  table?: TableInfo | null;
  lines?: Line[];
}

export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
}

export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  values: Record<string, unknown>;
  id?: string | null;
}

export interface HintAction {
  action: string;
  visits: number;
  wins: number[];
}

export interface Hint {
  type: "hint";
  id: string;
  beat: number;
  actions: HintAction[];
}

export interface Pong {
  type: "pong";
}

export interface Guest {
  name: string;
  language: "de" | "en" | "fr" | "hu" | "nl" | "pl";
}

export interface GuestChange {
  name?: string | null;
  language?: "de" | "en" | "fr" | "hu" | "nl" | "pl" | null;
}

export interface OneTimeCode {
  code: string;
  seconds: number;
}

export interface Device {
  code: string;
}

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  bots?: Record<string, "capo" | "don" | "rookie" | "soldier">;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  pace?: Pace;
  away?: number;
}

export interface SitDown {
  random: string;
  seat?: number | null;
}

export interface SeatBot {
  seat: number;
  level: "capo" | "don" | "rookie" | "soldier" | null;
}

export interface Finished {
  id: string;
  game: string;
  names: string[];
  levels: ("capo" | "don" | "rookie" | "soldier" | null)[];
  scores: number[];
  winners: number[];
  ended: number;
  seat?: number | null;
}

export interface Step {
  seat: number;
  action: string;
  story: StoryEvent[];
  view: Record<string, unknown>;
  forecast: Record<string, unknown>;
}

export interface Replay {
  game: string;
  seats: Seat[];
  start: Record<string, unknown>;
  forecast: Record<string, unknown>;
  steps: Step[];
  winners: number[];
}

export interface Past {
  version: number;
  stories: unknown[][];
}

export interface Unseen {
  cards: Record<string, number>;
}

export interface Weighed {
  action: string;
  chance: number;
  visits: number;
}

export interface Chances {
  chances: number[][];
  choices: Weighed[][];
  done: boolean;
}

export interface Rating {
  name: string;
  level: "capo" | "don" | "rookie" | "soldier" | null;
  ordinal: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface GameFacts {
  name: string;
  title: string;
  author: string;
  year: number;
  edition: number;
  players: number[];
  options: Record<string, (boolean | number | string)[]>;
}

export interface Problem {
  code: string;
  text: string;
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

export type RazziaKniziaEvent = RazziaKniziaCardTurnedUp | RazziaKniziaPoliceTurnedUp | RazziaKniziaPilesCut | RazziaKniziaCardStolen | RazziaKniziaTheftStopped | RazziaKniziaAuctionOpened | RazziaKniziaChequeBid | RazziaKniziaPassed | RazziaKniziaLotWon | RazziaKniziaLotUnsold | RazziaKniziaRoundScored | RazziaKniziaTableCleared | RazziaKniziaRoundBegan | RazziaKniziaGameEnded;

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

export type RazziaDorraEvent = RazziaDorraNotePlaced | RazziaDorraCardChosen | RazziaDorraCardTurnedUp | RazziaDorraGamblerCaught | RazziaDorraRaidFailed | RazziaDorraBarTaken | RazziaDorraSplitOpened | RazziaDorraNoteGiven | RazziaDorraAnswered | RazziaDorraAnswerTurnedUp | RazziaDorraShareTaken | RazziaDorraDuelFought | RazziaDorraNothingToDuelFor | RazziaDorraRoundBegan | RazziaDorraStockMade | RazziaDorraCardDealt | RazziaDorraNotesLaid | RazziaDorraNoteSeen | RazziaDorraGameEnded;

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

export type SicilianosEvent = SicilianosCardDrafted | SicilianosDiceRolled | SicilianosRollWasted | SicilianosCardDrawn | SicilianosPileSearched | SicilianosCardKept | SicilianosCardStolen | SicilianosCardLost | SicilianosWarStarted | SicilianosWarJoined | SicilianosNoteStaked | SicilianosStayedOut | SicilianosCardAdded | SicilianosStopped | SicilianosCardTurnedUp | SicilianosStayedLoyal | SicilianosBetrayed | SicilianosBombHeld | SicilianosCardBlownUp | SicilianosWarWon | SicilianosWarUndecided | SicilianosShareChosen | SicilianosBusinessFounded | SicilianosMoneyLaundered | SicilianosWarSettled | SicilianosGodfatherCrowned | SicilianosResultsCounted | SicilianosGameEnded;

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

export type ThievesEvent = ThievesMoneyStashed | ThievesMoneyPlanted | ThievesPoliceLaid | ThievesRoadblockPlayed | ThievesPoliceRemoved | ThievesAlarmRaised | ThievesThiefPlayed | ThievesThiefDeclined | ThievesLootTaken | ThievesLootMoved | ThievesDoubleLootPlayed | ThievesRaid | ThievesLootLost | ThievesGetawayCarDrawn | ThievesCardsDrawn | ThievesGameEnded;

export type StoryEvent = RazziaKniziaEvent | RazziaDorraEvent | SicilianosEvent | ThievesEvent;
export type Said = Hello | Play | TakeBack | Say | AskHint | Return | Ping;
export type Told = Whole | Change | Presence | Done | Refused | Hint | Pong;
