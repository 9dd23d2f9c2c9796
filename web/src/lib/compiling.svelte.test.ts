import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, RequestRefused } from './api'
import { compiling } from './compiling.svelte'

const refused = (percent: number): RequestRefused => new RequestRefused(503, { code: 'not_compiled', text: '', values: { game: 'thieves', percent } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a game begins by itself once it is compiled, and shows how far it is until then', async () => {
  const start = vi.spyOn(api, 'start').mockRejectedValueOnce(refused(0)).mockRejectedValueOnce(refused(75)).mockResolvedValue({} as never)
  let begun = false
  const beginning = compiling.begin('PALERMO', new AbortController().signal).then(() => (begun = true))
  await vi.advanceTimersByTimeAsync(1500)
  expect(compiling.percent('thieves')).toBe(75)
  expect(begun).toBe(false)
  await vi.runAllTimersAsync()
  await beginning
  expect(start).toHaveBeenCalledTimes(3)
})

test('nothing begins for somebody who has left', async () => {
  const start = vi.spyOn(api, 'start').mockRejectedValue(refused(0))
  const leaving = new AbortController()
  const beginning = compiling.begin('PALERMO', leaving.signal)
  leaving.abort()
  await vi.runAllTimersAsync()
  await beginning
  expect(start).toHaveBeenCalledTimes(1)
})

test('any other refusal is told', async () => {
  vi.spyOn(api, 'start').mockRejectedValue(new RequestRefused(409, { code: 'seats_free', text: '', values: {} }))
  await expect(compiling.begin('PALERMO', new AbortController().signal)).rejects.toThrow(RequestRefused)
})

test('games are asked for until all are compiled', async () => {
  const facts = (compiled: number): never => [{ name: 'sicilianos', compiled }] as never
  const games = vi.spyOn(api, 'games').mockResolvedValueOnce(facts(50)).mockRejectedValueOnce(refused(0)).mockResolvedValue(facts(100))
  compiling.follow()
  await vi.advanceTimersByTimeAsync(10)
  expect(compiling.percent('sicilianos')).toBe(50)
  await vi.runAllTimersAsync()
  expect(compiling.percent('sicilianos')).toBe(100)
  expect(games).toHaveBeenCalledTimes(3)
})
