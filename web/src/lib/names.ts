// Names of cards and bars, as views, events and actions have them.

const NAME = /^(?:(red|yellow|violet|blue|green|pink|white|black) )?(.+?)(?: (\d+))?$/
const FACE_DOWN = /^\((.+)\)$/

export interface Name {
  colour: string | null
  thing: string
  value: number | null
}

/** A name in its parts: "blue raid 4" is a raid, blue, with a 4; "white 5" is the thing "5", white. */
export function readName(text: string): Name {
  const [, colour, thing, value] = NAME.exec(text)!
  return { colour: colour ?? null, thing: thing!, value: value === undefined ? null : Number(value) }
}

/** A card in a row: "(money 3)" lies face down. */
export function readLying(text: string): { card: string; down: boolean } {
  const card = FACE_DOWN.exec(text)?.[1]
  return { card: card ?? text, down: card !== undefined }
}
