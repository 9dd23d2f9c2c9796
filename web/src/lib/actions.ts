// Notation from named parts, and back. The patterns come from where each game declares its actions.

import type { GameName } from './sight'
import { PATTERNS, type Action, type Games, type Pattern } from './wire'

const NAME = /\{(\w+)\}/g

/** Parts to write an action from; cards, bars and colours may be any text, since views have them as text. */
export type Written<G extends GameName> = Widened<Games[G]['action']>
type Widened<A> = A extends Action ? { [Part in keyof A]: Part extends 'verb' ? A[Part] : A[Part] extends string ? string : A[Part] } : never

/** An action as text: { verb: 'bid', cheque: 9 } is "bid 9". */
export function write<G extends GameName>(game: G, action: Written<G>): string {
  const parts: Record<string, string | number> = action
  const form = PATTERNS[game]!.find((each) => fits(each, parts))!
  return form.pattern.replace(NAME, (_, name: string) => String(parts[name]))
}

/** The named parts of an action. */
export function read(game: string, text: string): Action {
  for (const form of PATTERNS[game]!) {
    const found = matcher(form.pattern).exec(text)
    if (found) return { verb: verbOf(form), ...numbered(form, found.groups ?? {}) } as Action
  }
  throw new Error(`${text} is no action of ${game}`)
}

const fits = (form: Pattern, parts: Record<string, unknown>): boolean =>
  verbOf(form) === parts.verb && namesOf(form).length === Object.keys(parts).length - 1 && namesOf(form).every((name) => name in parts)

const verbOf = (form: Pattern): string => form.pattern.split(' ')[0]!

const namesOf = (form: Pattern): string[] => [...form.pattern.matchAll(NAME)].map(([, name]) => name!)

const matchers = new Map<string, RegExp>()

function matcher(pattern: string): RegExp {
  const known = matchers.get(pattern) ?? new RegExp(`^${pattern.replace(NAME, '(?<$1>.+)')}$`)
  matchers.set(pattern, known)
  return known
}

const numbered = (form: Pattern, parts: Record<string, string>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, form.numbers.includes(name) ? Number(part) : part]))
