// A place at a table: one socket, and the table as the server last told it.
// Never shows a state that never was: it takes whole standings, version by version.

import { api } from './api'
import { personAt } from './people'
import { attempt } from './refused'
import type { Person, Sight } from './sight'
import type { Reader } from './tell'
import type { Change, Choice, Clock, Forecast, Hint, Line, Refusal, Refused, Said, Standing, StoryEvent, TableInfo, Told, View, Whole } from './wire'
import { t } from './words.svelte'

/** What happened with one version: a line of the log each. */
export interface Happening {
  version: number
  events: StoryEvent[]
}

const PING = 25_000
const RETRY = [500, 1000, 2000, 4000, 8000]
const LOG_LIMIT = 400

export class Place implements Sight {
  readonly live = true
  info = $state<TableInfo | null>(null)
  seat = $state<number | null>(null)
  standing = $state.raw<Standing | null>(null)
  events = $state.raw<StoryEvent[]>([])
  log = $state.raw<Happening[]>([])
  lines = $state.raw<Line[]>([])
  here = $state.raw<number[]>([])
  watching = $state(0)
  hint = $state.raw<Hint | null>(null)
  refused = $state.raw<Refused | null>(null)
  chosen = $state<string | null>(null)
  link = $state<'joining' | 'open' | 'lost' | 'gone'>('joining')
  why = $state<string | null>(null) // the server does not let us in, if it says so
  retryAt = $state(0)
  missed = $state(0)
  waiting = $state(false) // for the answer to a move of mine
  clocksAt = $state(0) // when the clocks were told
  clocks = $state.raw<Clock[]>([])

  version = $state(-1)
  onchange: ((change: Change) => void) | null = null
  #socket: WebSocket | null = null
  #tries = 0
  #retry = 0
  #pinging = 0
  // Not answered yet; sent again after a lost connection. Nothing shows it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #asked = new Map<string, Said>()

  constructor(readonly id: string) {
    this.#connect()
  }

  get game(): string {
    return this.info?.game ?? ''
  }
  // View and forecast are there once the game has begun; no table is shown before.
  get view(): View {
    return this.standing!.view
  }
  get choices(): Choice[] {
    return this.waiting ? [] : (this.standing?.choices ?? [])
  }
  get forecast(): Forecast {
    return this.standing!.forecast
  }
  get refusals(): Record<string, Refusal> {
    return this.standing?.refusals ?? {}
  }
  get passage(): string[] {
    return this.standing?.passage ?? []
  }

  // Apart from people, since a move changes neither names nor hats.
  readonly #seated = $derived.by(() => (this.info?.seats ?? []).map((seat, number) => personAt(seat, number, number === this.seat)))
  readonly reader = $derived.by((): Reader => ({ game: this.game, names: this.#seated.map((one) => one.name), seat: this.seat }))
  readonly people = $derived.by((): Person[] =>
    (this.info?.seats ?? []).map((seat, number) => ({
      ...this.#seated[number]!,
      acting: this.standing?.actors.includes(number) ?? false,
      away: Boolean(seat.bot_plays || (seat.name && !this.here.includes(number))),
    })),
  )

  pick(action: string | null): void {
    this.chosen = action
  }

  play(action: string): void {
    if (!this.standing || this.waiting) return
    this.waiting = true
    this.chosen = null
    this.#ask({ type: 'play', beat: this.standing.beat, action, id: newId() })
  }

  takeBack(): void {
    this.#ask({ type: 'take_back', id: newId() })
  }
  say(text: string): void {
    this.#ask({ type: 'say', text, id: newId() })
  }
  askHint(): void {
    this.hint = null
    this.refused = null // of something else, before
    this.#ask({ type: 'ask_hint', id: newId() })
  }
  comeBack(): void {
    this.#ask({ type: 'return', id: newId() })
  }

  retryNow(): void {
    clearTimeout(this.#retry)
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#retry)
    clearInterval(this.#pinging)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #ask(message: Said & { id: string }): void {
    this.#asked.set(message.id, message)
    this.#send(message)
  }

  #send(message: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.#socket = socket
    socket.onopen = () => this.#send({ type: 'hello', since: this.version < 0 ? null : this.version })
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Told)
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code)
    }
    clearInterval(this.#pinging)
    this.#pinging = window.setInterval(() => this.#send({ type: 'ping' }), PING)
  }

  #lose(code: number): void {
    this.#socket = null
    if (code === 4404) {
      this.link = 'gone'
      return
    }
    if (code === 4401) void api.me().catch(() => null) // whereupon the browser drops a token that is nobody's
    if (code === 1008) void this.#askWhy(t('page-refused-too-many-sockets'))
    if (code === 1013 || code === 4410) void this.#askWhy(null)
    this.link = 'lost'
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]! * (0.8 + 0.4 * Math.random())
    this.retryAt = Date.now() + wait
    this.#retry = window.setTimeout(() => this.#connect(), wait)
  }

  /** A socket does not say why it is closed, so the table is asked for; if it is told, there is another reason. */
  async #askWhy(otherwise: string | null): Promise<void> {
    this.why = (await attempt(() => api.table(this.id))) ?? otherwise
  }

  /** In step again: what was asked and not answered is asked once more; the server counts it once. */
  #inStep(): void {
    if (this.link === 'open') return
    this.link = 'open'
    this.why = null
    this.#tries = 0
    for (const message of this.#asked.values()) this.#send(message)
  }

  #hear(message: Told): void {
    switch (message.type) {
      case 'whole':
        return this.#takeWhole(message)
      case 'change':
        return this.#takeChange(message)
      case 'presence':
        this.here = message.here
        this.watching = message.watching
        return this.#inStep()
      case 'done':
        return this.#answered(message.id)
      case 'refused':
        this.refused = message
        return this.#answered(message.id ?? '')
      case 'hint':
        this.hint = message
        return this.#answered(message.id)
      case 'pong':
        return this.#inStep()
    }
  }

  #answered(id: string): void {
    if (this.#asked.get(id)?.type === 'play') this.waiting = false
    this.#asked.delete(id)
  }

  #takeWhole(whole: Whole): void {
    this.version = whole.version
    this.info = whole.table
    this.seat = whole.seat
    this.standing = whole.standing
    this.events = []
    this.#wind(whole.clocks)
    this.lines = whole.lines
    this.here = whole.here
    this.watching = whole.watching
    this.chosen = null
    this.#inStep()
    if (whole.standing) void this.#remember()
  }

  /** What happened before we came, for the log. */
  async #remember(): Promise<void> {
    const past = await api.past(this.id).catch(() => null)
    if (!past) return
    const before = past.stories.map((events, index) => ({ version: index - past.stories.length, events }))
    this.log = [...before, ...this.log.filter((each) => each.version > past.version)].slice(-LOG_LIMIT)
  }

  #takeChange(change: Change): void {
    if (change.version <= this.version) return
    if (this.link === 'lost') this.missed += 1
    this.version = change.version
    this.onchange?.(change)
    if (change.table) {
      this.info = change.table
      const mine = change.table.seats.findIndex((seat) => seat.you)
      this.seat = mine < 0 ? null : mine
    }
    if (change.standing) {
      if (change.standing.beat !== this.standing?.beat) this.chosen = null // else another answered the same question
      this.standing = change.standing
      this.events = change.story
      this.hint = null
      this.waiting = false
    }
    if (change.story.length) {
      this.log = [...this.log, { version: change.version, events: change.story }].slice(-LOG_LIMIT)
    }
    if (change.lines?.length) this.lines = [...this.lines, ...change.lines]
    this.#wind(change.clocks)
    this.#inStep()
  }

  #wind(clocks: Clock[]): void {
    this.clocks = clocks
    this.clocksAt = Date.now()
  }
}

const newId = (): string => crypto.randomUUID()
