import { I, c1, p, ln, ci, ring, re, g, poster, slot, badge, face, fedora, shirt, cop, em, K, P, A, R, M, C, NI, G, type Ink, type Drawings } from './inks'

// Each bar's ink; its emblem has its name.
export const BARS: Record<string, Ink> = { colibri: 'red', cotton: 'yellow', havanna: 'violet', jungle: 'blue', lincoln: 'green', jazz: 'pink' }

export const art: Drawings = {}

const fan = (): string => [-34, -14, 6, 26].map((a, i) => g(`translate(52 112) rotate(${a})`, re(-9, -38, 18, 27, i % 2 ? M : P, `stroke="${K}" stroke-width="1.4"`) + ((i & 1) ? p('M0 -30l4 5-4 5-4-5Z', R) : ci(0, -25, 3, K)))).join('')
art['gambler'] = (n = 5, bar: string = 'colibri') => poster(c1(I[BARS[bar]!]), ci(54, 48, 36, P, 'opacity=".9"') + p('M8 113C8 86 20 78 38 74H62C80 78 92 86 92 113Z', K) + shirt(c1(I[BARS[bar]!])) + face() + p('M40 63C46 59 54 59 60 63 54 64 46 64 40 63Z', K) + ln('M56 68 72 64', C, 3.4) + ci(73, 63.5, 2.4, R) + p('M36 50h28v3h-28z', K, 'opacity=".55"') + fedora(K, c1(I[BARS[bar]!])) + fan(), badge(n) + em(bar, 83, 17, .42, P))
art['raid'] = (n = 4, bar: string = 'colibri') => poster(NI, p('M5 84 95 20V84ZM5 30 40 5H5Z', c1(I[BARS[bar]!])) + p('M5 113V106L20 113ZM5 96 41 113H30L5 101Z', P, 'opacity=".0"') + cop() + re(5, 103, 90, 10, K) + ln('M5 108H95', c1(I[BARS[bar]!]), 10, 'stroke-dasharray="9 9"'), badge(n) + ci(83, 17, 11, c1(I[BARS[bar]!])) + em(bar, 83, 17, .42, P))
for (const [bar, colour] of Object.entries(BARS))
  art['bar-' + bar] = () => {
  const c = I[colour as Ink], dark = ['yellow', 'pink'].includes(colour) ? K : P
  return re(0, 0, 100, 140, K, 'rx="7"') + ln('M30 0V14M70 0V14', A, 3) + re(8, 14, 84, 92, c, 'rx="42"') + `<rect x="13" y="19" width="74" height="82" rx="37" fill="none" stroke="${P}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 6.6"/>` + ci(50, 60, 31, dark === K ? P : K, 'opacity=".16"') + em(bar, 50, 60, 1.35, dark) + p('M8 112H92V134H8Z', c) + ln('M8 112H92M8 134H92', P, 1.6)
}
art['note'] = (n = 20) => re(0, 0, 100, 140, P, 'rx="4"') + p('M6 6H94V134H6Z', M) + ln('M6 6H94V134H6Z', G, 2) + [0, 1, 2, 3, 4, 5].map(i => `<ellipse cx="50" cy="70" rx="${36}" ry="15" fill="none" stroke="${G}" stroke-width=".9" transform="rotate(${i * 30} 50 70)"/>`).join('') + ci(50, 70, 25, P) + ring(50, 70, 25, G, 2) + slot(50, 82, 34, n) + slot(19, 26, 16, n, K) + slot(81, 128, 16, n, K) + p('M81 12 87 20 81 28 75 20ZM19 112 25 120 19 128 13 120Z', G)
// The note lying: 100 x 52.
export const noteWide = (n: number, tint = 'green'): string => `<rect width="100" height="52" rx="3" fill="${P}"/><path d="M3 3H97V49H3Z" fill="${M}"/>` + ln('M5 5H95V47H5Z', I[tint as Ink], 1.4) + [0, 1, 2, 3].map(i => `<ellipse cx="50" cy="26" rx="26" ry="8" fill="none" stroke="${I[tint as Ink]}" stroke-width=".8" transform="rotate(${i * 45} 50 26)"/>`).join('') + ci(50, 26, 17, P) + ring(50, 26, 17, I[tint as Ink], 1.4) + slot(50, 34.5, 24, n) + p('M18 18 24 26 18 34 12 26ZM82 18 88 26 82 34 76 26Z', I[tint as Ink])
