import { api } from './api'
import { compiling } from './compiling.svelte'
import { router } from './router.svelte'
import type { NewTable, Pace } from './wire'
import { t } from './words.svelte'

export const LEVELS = ['rookie', 'soldier', 'capo', 'don'] as const
export type Level = (typeof LEVELS)[number]

/** What clocks a table has, in words. */
export function paceOf({ decision, reserve }: Pace): string {
  if (!decision) return t('page-no-clock')
  const each = t('page-pace', { seconds: decision })
  return reserve ? `${each} + ${t('page-reserve', { seconds: reserve })}` : each
}

/** A table with bots on all other seats; the game begins once it is compiled, if the signal does not end the wait. */
export async function playNow(game: string, players: number, level: Level, signal: AbortSignal): Promise<void> {
  const bots: NonNullable<NewTable['bots']> = {}
  for (let seat = 1; seat < players; seat += 1) bots[seat] = level
  const table = await api.open({ game, players, bots })
  await api.sit(table.id, 0)
  await compiling.begin(table.id, signal)
  if (!signal.aborted) router.go(`/t/${table.id}`)
}
