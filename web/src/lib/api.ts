// The lobby over HTTP. A refusal is a Problem, thrown.

import type { Chances, Finished, GameFacts, Guest, GuestChange, Listed, NewTable, OneTimeCode, Past, Problem, Rating, Replay, SeatBot, TableInfo, Unseen } from './wire'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal(0, { code: 'unavailable', text: 'no connection', values: {} })
  })
  const data: unknown = await response.json().catch(() => ({ code: 'broken', text: response.statusText, values: {} }))
  if (!response.ok) throw new Refusal(response.status, data as Problem)
  return data as T
}

/** What a client adds to the seed, so that nobody alone chooses the cards. */
export function randomness(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
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
  sit: (id: string, seat?: number) => ask<TableInfo>('POST', `/tables/${id}/sit`, { random: randomness(), seat: seat ?? null }),
  leave: (id: string) => ask<TableInfo>('POST', `/tables/${id}/leave`, {}),
  bot: (id: string, bot: SeatBot) => ask<TableInfo>('POST', `/tables/${id}/bot`, bot),
  start: (id: string) => ask<TableInfo>('POST', `/tables/${id}/start`, {}),
  rematch: (id: string) => ask<TableInfo>('POST', `/tables/${id}/rematch`, { random: randomness() }),
  past: (id: string) => ask<Past>('GET', `/tables/${id}/past`),
  unseen: (id: string) => ask<Unseen>('GET', `/tables/${id}/unseen`),
  chances: (id: string) => ask<Chances>('GET', `/tables/${id}/chances`),
  replay: (id: string, viewer: string) => ask<Replay>('GET', `/tables/${id}/replay/${viewer}`),
  record: (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`),
  history: () => ask<Finished[]>('GET', '/history'),
  ratings: (game: string) => ask<Rating[]>('GET', `/ratings/${game}`),
}
