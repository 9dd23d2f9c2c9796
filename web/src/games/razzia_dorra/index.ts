import { art } from '../../art/razzia_dorra'
import type { GameModule } from '../../lib/sight'
import Table from './Table.svelte'

export const game: GameModule = { Table, art, where: () => '', sheet: () => ({ title: '', rows: [] }), flights: () => [], sound: () => null, heading: () => null }
