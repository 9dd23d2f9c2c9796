// Inks and shapes from which every card is drawn: one light from the top left, flat inks,
// each thing has a lit half and a shadow half. Words never live in the art.

const v = (n: string, d: string): string => `var(--${n},${d})`
const INKS = { ink: '#1b1920', soot: '#3a3540', paper: '#f3e7cd', lamp: '#f0b541', amber: '#c47f22', red: '#bb3824', wine: '#7d2230',
  petrol: '#1d6670', mist: '#a8c7bd', plum: '#56264a', blue: '#2c5f99', skin: '#dda06a', clay: '#a45f38', ochre: '#e2a73e', night: '#24232d',
  yellow: '#ecb53c', violet: '#6b4390', green: '#297150', pink: '#dd7f98', white: '#fbf6e8', black: '#1f1d24' }
export const I = Object.fromEntries(Object.entries(INKS).map(([k, d]) => [k, v('i-' + k, d)])) as Record<Ink, string>
export const { ink: K, soot: S, paper: P, lamp: L, amber: A, red: R, wine: W, petrol: T, mist: M, plum: PL, blue: B, skin: N, clay: C, ochre: O, night: NI, green: G, white: WH } = I
export const c1 = (d: string): string => `var(--c,${d})`
export const p = (d: string, f: string, x = ''): string => `<path d="${d}" fill="${f}"${x && ' ' + x}/>`
export const ln = (d: string, s: string, w: number, x = ''): string => `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}"${x && ' ' + x}/>`
export const ci = (x: number, y: number, r: number, f: string, e = ''): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"${e && ' ' + e}/>`
export const ring = (x: number, y: number, r: number, s: string, w: number, e = ''): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${s}" stroke-width="${w}"${e && ' ' + e}/>`
export const re = (x: number, y: number, w: number, h: number, f: string, e = ''): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${f}"${e && ' ' + e}/>`
export const g = (t: string, s: string): string => `<g transform="${t}">${s}</g>`
export const RD = 'stroke-linecap="round"'
export const half = (x: number, y: number, r: number, f: string, e = ''): string => p(`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}Z`, f, e)
export const spark = (x: number, y: number, s: number, f = P): string => p(`M${x} ${y - s}l${s * .24} ${s * .76} ${s * .76} ${s * .24} ${-s * .76} ${s * .24} ${-s * .24} ${s * .76} ${-s * .24} ${-s * .76} ${-s * .76} ${-s * .24} ${s * .76} ${-s * .24}Z`, f)
const BEAMS = p('M5 5 95 22V44ZM5 5 95 70V104ZM5 5 82 113H54ZM5 5 32 113H12Z', P, 'opacity=".09"')
// the poster: paper card, printed panel 90x108, blank band below for the name (HTML, so it can be translated)
export const poster = (ground: string, body: string, extra = ''): string => re(0, 0, 100, 140, P, 'rx="7"') + p('M5 5H95V113H5Z', ground) + BEAMS + body + extra
export const CROSS = ci(86, 14, 6.5, P) + ln('M86 9.5V18.5M81.5 14H90.5', K, 2.6)
export const slot = (x: number, y: number, size: number, text: number | string, fill = K, e = ''): string => `<text x="${x}" y="${y}" font-family="Limelight,'Gill Sans',Futura,sans-serif" font-size="${size}" text-anchor="middle" fill="${fill}" data-slot="value"${e}>${text}</text>`
export const badge = (n: number): string => p(`M5 5H39V24L22 41 5 24Z`, P) + (String(n).length > 1 ? slot(21.5, 30, 24, n) : slot(22, 31, 28, n))
export type Ink = keyof typeof INKS
export type Drawing = (value?: number, colour?: string) => string
export type Drawings = Record<string, Drawing>

// ---- people
export const face = (y = 0): string => p(`M36 ${40 + y}H64V${60 + y}C64 ${70 + y} 58 ${76 + y} 50 ${76 + y}S36 ${70 + y} 36 ${60 + y}Z`, N) + p(`M51 ${40 + y}H64V${60 + y}C64 ${70 + y} 58 ${76 + y} 50 ${76 + y}Z`, C)
export const coat = (f: string, lit: string): string => p('M8 113C8 86 20 78 38 74H62C80 78 92 86 92 113Z', f) + p('M8 113C8 86 20 78 38 74L34 113Z', lit)
export const fedora = (f: string, band: string): string => p('M35 38C34 22 42 15 50 20 58 15 66 22 65 38Z', f) + p('M35 33H65V39H35Z', band) + p('M20 42C32 34 68 34 80 42 70 47 30 47 20 42Z', f)
export const shirt = (tie = R): string => p('M41 74H59L50 101Z', P) + p('M47.5 78H52.5L55 94 50 101 45 94Z', tie)
export const cop = (): string => coat(K, S) + p('M40 74 50 84 60 74 62 80 50 92 38 80Z', B) + face() + p('M40 62C44 58 56 58 60 62 56 66 44 66 40 62Z', K) + p('M35 50h30v4h-30z', K, 'opacity=".8"')
  + p('M18 32C28 16 72 16 82 32L69 44H31Z', K) + p('M18 32C28 16 50 18 50 18V44H31Z', S) + p('M31 41H69V47H31Z', B) + p('M31 47H69C72 55 62 54 50 53 38 54 28 55 31 47Z', K)
  + spark(50, 31, 9, L) + ci(50, 31, 4, L) + ci(36, 98, 2.4, L) + ci(64, 98, 2.4, L)
// ---- things
export const car = (x: number, y: number, s: number, body: string, dark: string, glass = L): string => g(`translate(${x} ${y}) scale(${s})`,
  p('M1 41V33C1 29 4 27 9 27L28 25 35 8C36 5 38 4 41 4H66C73 4 77 8 79 15L82 26C86 27 88 30 88 36V41Z', body) + p('M33 24 39 10H50V24ZM54 10H65C69 10 71 12 72 16L74 24H54Z', glass)
  + p('M0 43C2 30 13 26 22 28 31 30 34 36 38 40H52C55 31 61 28 68 28 77 28 83 34 85 43Z', dark) + ci(19, 42, 10, K) + ci(68, 42, 10, K) + ci(19, 42, 4.5, P) + ci(68, 42, 4.5, P) + ci(5, 29, 3.4, L))
export const sack = (x: number, y: number, s: number, mark = ''): string => g(`translate(${x} ${y}) scale(${s})`, p('M-8 -22 -13 -34H13L8 -22C26 -10 30 12 24 26H-24C-30 12 -26 -10 -8 -22Z', A) + p('M4 -22 13 -34H13L8 -22C26 -10 30 12 24 26H4C16 10 14 -10 4 -22Z', C) + p('M-11 -25H11V-19H-11Z', R) + mark)
export const bundle = (x: number, y: number): string => g(`translate(${x} ${y})`, re(0, 5, 46, 19, K) + re(0, 0, 46, 20, G) + re(0, 0, 23, 20, M, 'opacity=".45"') + ln('M3 3H43V17H3Z', P, 1.2) + re(17, -1, 12, 26, L) + re(23, -1, 6, 26, A))
export const bodyguard = coat(K, S) + shirt() + face() + p('M34 49H66V53C66 60 54 60 52 53H48C46 60 34 60 34 53Z', K) + fedora(K, R) + ln('M26 113C26 100 34 96 44 100', C, 0)
export const mask = p('M35 47H65V54C61 60 54 58 50 55 46 58 39 60 35 54Z', K) + p('M39 50h7c0 5-6 5-7 0ZM54 50h7c-1 5-7 5-7 0Z', P)

// ---- emblems, drawn around 0,0 within ±20
export const EMBLEM: Record<string, (f: string) => string> = {
  colibri: f => p('M-20 -9 -8 -6C-5 -11 2 -11 5 -7 6 -14 12 -19 19 -20 19 -11 15 -4 9 0 9 8 2 10 -2 12L-8 20C-10 14 -8 8 -7 3-10 0 -10 -2 -9 -4Z', f),
  cotton: f => p('M0 -20C8 -20 11 -14 9 -9 16 -10 20 -4 18 1 16 7 9 8 6 5L12 12 3 11 0 20-3 11-12 12-6 5C-9 8 -16 7 -18 1-20 -4 -16 -10 -9 -9-11 -14 -8 -20 0 -20Z', f),
  havanna: f => p('M-3 20C2 10 3 2 1 -7-4 -6 -9 -3 -12 4-15 -3 -12 -9 -7 -11-12 -12 -16 -10 -20 -6-18 -14 -10 -18 -2 -13 0 -18 6 -21 13 -18 8 -17 5 -15 4 -12 10 -15 18 -12 20 -4 15 -8 11 -9 7 -8 12 -5 13 1 11 6 9 0 7 -4 4 -7 7 3 6 12 5 20Z', f),
  jungle: f => p('M-17 -20C-11 -19 -7 -16 -5 -13 -2 -14 2 -14 5 -13 7 -16 11 -19 17 -20 20 -12 19 -4 17 1 15 11 8 19 0 20-8 19 -15 11 -17 1-19 -4 -20 -12 -17 -20ZM-13 -3C-11 3 -6 3 -4 2-6 -2 -9 -4 -13 -3ZM13 -3C9 -4 6 -2 4 2 6 3 11 3 13 -3ZM-4 9 0 14 4 9Z', f, 'fill-rule="evenodd"'),
  lincoln: f => p('M-11 -19C-4 -21 4 -21 11 -19L10 2H-10ZM-10 5H10V9C16 9 19 10 20 12 12 19 -12 19 -20 12-19 10 -16 9 -10 9Z', f),
  jazz: f => p('M-20 -5H-16V-2H-9V-9H-6V-2H-2V-9H1V-2H4C10 -2 13 -6 16 -12H20V14H16C13 8 10 5 5 5 5 12 1 13 -3 13-9 13 -12 10 -12 5-12 3 -11 2 -11 2H-16V3H-20ZM-7 5C-8 8 -6 9 -3 9-1 9 1 8 1 5Z', f),
  white: f => p('M6 -19A19.5 19.5 0 1 0 19 9 16 16 0 0 1 6 -19Z', f),
  yellow: f => p('M0 -20 4 -11 13 -15 11 -5 20 0 11 5 13 15 4 11 0 20 -4 11 -13 15 -11 5 -20 0 -11 -5 -13 -15 -4 -11Z', f),
  red: f => p('M0 18C-22 2 -20 -16 -9 -16-4 -16 -1 -13 0 -9 1 -13 4 -16 9 -16 20 -16 22 2 0 18Z', f),
  blue: f => p('M-20 -6C-14 -14 -8 -14 -2 -8S12 -2 20 -12V-3C12 6 4 4 -2 -1S-14 -5 -20 3ZM-20 9C-14 1 -8 1 -2 7S12 13 20 3V12C12 21 4 19 -2 14S-14 10 -20 18Z', f),
  black: f => p('M0 -20C4 -10 18 -4 18 6 18 13 8 15 3 9 4 15 6 18 9 20H-9C-6 18 -4 15 -3 9-8 15 -18 13 -18 6-18 -4 -4 -10 0 -20Z', f),
  green: f => p('M-18 19C-17 -4 -4 -18 19 -19 19 4 8 16 -9 14 0 8 6 0 9 -8 0 -2 -9 6 -14 19Z', f),
}
export const em = (n: string, x: number, y: number, s: number, f: string): string => g(`translate(${x} ${y}) scale(${s})`, EMBLEM[n]!(f))

export const back = (f: string, lit: string, mono: string): string => re(0, 0, 100, 140, P, 'rx="7"') + p('M5 5H95V135H5Z', f) + p('M5 135 50 70 20 135ZM36 135 50 70 64 135ZM80 135 50 70 95 135ZM95 108 50 70 95 80ZM5 108 50 70 5 80ZM5 5 50 70 20 5ZM36 5 50 70 64 5ZM80 5 50 70 95 5ZM95 32 50 70 95 60ZM5 32 50 70 5 60Z', lit) + ci(50, 70, 25, P) + ci(50, 70, 22, f) + mono
export const MONO = p('M36 84V56H41L50 70 59 56H64V84H59V66L50 79 41 66V84Z', P)
