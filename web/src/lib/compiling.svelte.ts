// How much of each game's rules the server has compiled. Only the first server of a version compiles.

import { api, RequestRefused } from './api'

const PAUSE = 1000 // milliseconds between two questions

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE))

class Compiling {
  #percents = $state<Record<string, number>>({})

  percent(game: string): number {
    return this.#percents[game] ?? 100
  }

  /** Ask until everything is compiled, or until the returned function is called. */
  follow(): () => void {
    let followed = true
    const ask = async (): Promise<void> => {
      for (let left = true; left && followed; await pause()) {
        const games = await api.games().catch(() => null) // then the next answer will do
        for (const { name, compiled } of games ?? []) this.#percents[name] = compiled
        left = !games || games.some(({ compiled }) => compiled < 100)
      }
    }
    void ask()
    return () => (followed = false)
  }

  /** Begin the game of a table as soon as it is compiled, unless the signal says that nobody waits any more. */
  async begin(table: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await api.start(table)
        return
      } catch (error) {
        if (!(error instanceof RequestRefused) || error.problem.code !== 'not_compiled') throw error
        const { game, percent } = error.problem.values as { game: string; percent: number }
        this.#percents[game] = percent
      }
      await pause()
    }
  }
}

export const compiling = new Compiling()
