import { art } from '../../art/sicilianos'
import type { GameModule } from '../../lib/sight'
import Table from './Table.svelte'

export const game: GameModule = { Table, art, where: () => '', sheet: () => ({ title: '', rows: [] }), flights: () => [], sound: () => null, heading: () => null }
