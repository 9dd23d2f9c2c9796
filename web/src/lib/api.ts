// The lobby over HTTP. A refusal is a Problem, thrown.

import { shareOf } from './fairness'
import type { Chances, Finished, GameFacts, Guest, GuestChange, Listed, NewTable, OneTimeCode, Past, Problem, Rating, Replay, SeatBot, TableInfo, Unseen } from './wire'

export class RequestRefused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text)
  }
}

const NO_ANSWER: Problem = { code: 'unavailable', text: 'no connection', values: {} }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new RequestRefused(0, NO_ANSWER)
  })
  const data: unknown = await response.json().catch(() => {
    throw new RequestRefused(response.status, NO_ANSWER) // somebody between us and the server spoke
  })
  if (!response.ok) throw new RequestRefused(response.status, data as Problem)
  return data as T
}

/** Take a seat, with bytes that are drawn after the table's commitment is known. */
async function sit(id: string, seat?: number): Promise<TableInfo> {
  const { random } = shareOf(await api.table(id))
  return ask('POST', `/tables/${id}/sit`, { random, seat: seat ?? null })
}

/** The table of the next game, where I sit then; if my seat is gone, there I see who has it. */
async function rematch(id: string): Promise<TableInfo> {
  const next = await ask<TableInfo>('POST', `/tables/${id}/rematch`, {})
  if (next.status !== 'open' || next.seats.some((seat) => seat.you)) return next
  return sit(next.id).catch(() => next)
}

export const api = {
  games: () => ask<GameFacts[]>('GET', '/games'),
  me: () => ask<Guest>('GET', '/me'),
  comeIn: (guest: GuestChange) => ask<Guest>('POST', '/me', guest),
  change: (guest: GuestChange) => ask<Guest>('PATCH', '/me', guest),
  code: () => ask<OneTimeCode>('POST', '/me/code', {}),
  device: (code: string) => ask<Guest>('POST', '/me/device', { code }),
  tables: () => ask<Listed[]>('GET', '/tables'),
  mine: () => ask<Listed[]>('GET', '/tables/mine'),
  table: (id: string) => ask<TableInfo>('GET', `/tables/${id}`),
  open: (table: NewTable) => ask<TableInfo>('POST', '/tables', table),
  sit,
  leave: (id: string) => ask<TableInfo>('POST', `/tables/${id}/leave`, {}),
  bot: (id: string, bot: SeatBot) => ask<TableInfo>('POST', `/tables/${id}/bot`, bot),
  start: (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`, {}),
  rematch,
  past: (id: string) => ask<Past>('GET', `/tables/${id}/past`),
  unseen: (id: string) => ask<Unseen>('GET', `/tables/${id}/unseen`),
  chances: (id: string) => ask<Chances>('GET', `/tables/${id}/chances`),
  replay: (id: string, viewer: string) => ask<Replay>('GET', `/tables/${id}/replay/${viewer}`),
  record: (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`),
  history: (before?: string) => ask<Finished[]>('GET', before ? `/history?before=${before}` : '/history'),
  ratings: (game: string) => ask<Rating[]>('GET', `/ratings/${game}`),
}
