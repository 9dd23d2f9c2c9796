import { I, p, ln, ci, ring, re, g, RD, spark, poster, slot, badge, face, car, sack, bundle, mask, back, K, S, P, L, A, R, W, T, M, PL, B, C, O, NI, G, type Drawings } from './inks'

export const art: Drawings = {}

const money = (n: number): string => poster(G, ci(50, 56, 38, P, 'opacity=".92"') + (n === 0
  ? p('M32 44 26 34H70L66 44C82 56 84 84 76 98H24C16 84 18 56 32 44Z', A) + p('M54 44H66C82 56 84 84 76 98H52C66 82 66 58 54 44Z', C) + p('M26 34H70L66 44H32Z', K) + p('M74 30C66 14 84 12 82 24 92 16 96 30 82 32 90 40 76 42 74 30Z', S) + ln('M60 34C66 26 66 22 78 27', K, 1.6, 'stroke-dasharray="2 3"')
  : n === 1 ? bundle(27, 62) : n === 2 ? bundle(21, 76) + bundle(33, 50) : bundle(14, 84) + bundle(40, 62) + bundle(22, 40)) + badge(n))
for (const n of [0, 1, 2, 3]) art['money-' + n] = () => money(n)
const two = (raid: number, end: number): string => p('M5 5H39V24L22 41 5 24Z', P) + slot(22, 31, 28, raid) + p('M95 113V88L82 77 69 88V113Z', K) + slot(82, 106, 22, end, P)
art['ring'] = () => poster(PL, ring(50, 78, 22, L, 8) + ln('M50 56a22 22 0 0 1 0 44', A, 8) + p('M32 42 42 28H60L70 42 51 64Z', P) + p('M51 28H60L70 42 51 64Z', M) + p('M43 42H59L51 64Z', T) + spark(78, 24, 10, L), two(3, 1))
art['horseshoe'] = () => poster(T, ci(50, 56, 39, L) + ln('M34 97C12 62 26 24 50 24S88 62 66 97', K, 14) + ln('M50 24C74 24 88 62 66 97', S, 14) + ln('M31 88C18 60 30 24.5 50 24.500S82 60 69 88', P, 4, RD + ' stroke-dasharray="0 14.6"') + p('M24 94 42 90 44 98 26 103ZM76 94 58 90 56 98 74 103Z', K), two(1, 3))
const pcar = (y: number, s: number, x: number): string => car(x, y, s, P, K, B) + g(`translate(${x} ${y}) scale(${s})`, re(50, -3, 12, 7, R, 'rx="2"') + ln('M46 -7 50 -3M56 -11V-6M66 -7 62 -3', L, 2.4) + spark(53, 32, 6, L))
art['police-1'] = () => poster(B, ci(56, 52, 34, R) + p('M5 92H95V113H5Z', K) + pcar(52, .95, 9), badge(1))
art['police-2'] = () => poster(B, ci(56, 46, 36, R) + p('M5 66H95V113H5Z', NI) + pcar(40, .68, 32) + pcar(70, .74, 10), badge(2))
art['roadblock'] = () => poster(O, ci(50, 40, 30, R) + p('M5 98H95V113H5Z', K) + ln('M24 50 16 106M24 50 32 106M76 50 68 106M76 50 84 106', K, 5) + re(8, 52, 84, 20, P) + p('M8 72 20 52H34L22 72ZM36 72 48 52H62L50 72ZM64 72 76 52H90L78 72Z', R) + re(8, 80, 84, 8, P) + re(50, 80, 42, 8, M) + [24, 76].map(x => p(`M${x - 7} 46V36A7 7 0 0 1 ${x + 7} 36V46Z`, L) + p(`M${x} 46V29A7 7 0 0 1 ${x + 7} 36V46Z`, A) + re(x - 9, 46, 18, 6, K)).join(''))
art['alarm'] = () => poster(R, ci(50, 58, 36, W) + p('M50 18C53 18 55 21 54 24 70 28 72 44 74 64L82 82H18L26 64C28 44 30 28 46 24 45 21 47 18 50 18Z', L) + p('M50 18C53 18 55 21 54 24 70 28 72 44 74 64L82 82H50Z', A) + re(16, 82, 68, 7, K) + ci(50, 94, 8, K) + ln('M20 30C14 38 12 46 12 54M80 30C86 38 88 46 88 54M28 18 22 10M72 18 78 10', P, 3.6, RD))
art['thief'] = () => poster(NI, ci(46, 48, 34, L) + sack(74, 88, .86) + p('M6 113C6 90 22 80 34 76H58C70 80 80 90 80 113Z', K) + p('M10 100H78L80 107H7ZM18 88H70L75 94H13Z', P) + g('translate(-4 0)', face() + mask + p('M28 42C26 26 44 16 60 20 72 22 76 34 72 42Z', S) + p('M34 36C26 36 18 40 16 46H70V40Z', K)))
art['double-loot'] = () => poster(W, ci(50, 56, 38, O) + sack(34, 76, .98) + sack(66, 84, .98, p('M-9 -6-6 -9 0 -3 6 -9 9 -6 3 0 9 6 6 9 0 3-6 9-9 6-3 0Z', P)), p('M61 5H95V28H61Z', P) + slot(78, 25, 23, '×2'))
art['getaway-car'] = () => poster(O, p('M5 40H95V96H5Z', R) + p('M5 40H95L5 64Z', P, 'opacity=".18"') + p('M5 88H95V113H5Z', K) + p('M17 76 5 68V98L17 82Z', L) + car(12, 52, .92, K, S, O) + ln('M64 52H95M78 60H95M84 44H95', P, 2.6) + ci(90, 92, 6, P, 'opacity=".8"') + ci(95, 86, 0, P) + ln('M8 106H92', P, 2, 'stroke-dasharray="14 8"'))
art['back'] = () => back(NI, I.petrol, p('M32 62H68V71C64 80 55 77 50 72 45 77 36 80 32 71Z', P) + p('M37 66h9c0 6-8 6-9 0ZM54 66h9c-1 6-9 6-9 0Z', NI))
