import { p, ln, ci, ring, K, S, P, L, A, R, W, T, M, PL, B, N, C, O, NI, G, type Drawings } from './inks'

const av = (g0: string, body: string): string => `<circle cx="24" cy="24" r="24" fill="${g0}"/>` + body
const bust = (coat0: string, lit: string): string => p('M4 37C10 33 15 32 19 31H29C34 32 39 33 44 37A24 24 0 0 1 4 37Z', coat0) + p('M4 37C10 33 15 32 19 31L17 47A24 24 0 0 1 4 37Z', lit) + p('M17 18H31V26C31 32 27 34 24 34S17 32 17 26Z', N) + p('M24 18H31V26C31 32 27 34 24 34Z', C)
const helmet = (ground: string): string => av(ground, bust(S, K) + p('M17 18H31V26C31 32 27 34 24 34S17 32 17 26Z', M) + p('M24 18H31V26C31 32 27 34 24 34Z', T) + p('M19 21h4v3h-4zM26 21h4v3h-4z', K) + p('M15 17C15 8 33 8 33 17Z', A) + p('M11 17H37V20H11Z', A) + ln('M24 10V4', A, 2) + ci(24, 4, 2, R))
export const avatars: Drawings = {
  vito: () => av(O, bust(K, S) + p('M16 16C15 8 20 5 24 8 28 5 33 8 32 16Z', K) + p('M16 13.500H32V17H16Z', R) + p('M8 18C15 14 33 14 40 18 34 21 14 21 8 18Z', K)),
  nera: () => av(R, p('M12 30C10 12 16 6 24 6S38 12 36 30L32 32V20H16V32Z', K) + bust(PL, W) + p('M13 20C13 9 18 5 25 5S37 10 36 19C28 14 19 15 13 20Z', T) + p('M13 20C19 15 28 14 36 19V22C28 17 19 18 13 23Z', L) + p('M21 29C23 28 25 28 27 29 25 31 23 31 21 29Z', R)),
  otto: () => av(T, bust(C, A) + p('M15 17C15 6 33 6 33 17Z', K) + p('M10 17C18 15 30 15 38 17 37 20 11 20 10 17Z', K) + p('M18 28C20 25 23 26 24 27 25 26 28 25 30 28 27 30 21 30 18 28Z', K) + ring(28, 23, 3.4, L, 1.2)),
  you: () => av(PL, p('M13 27C11 12 17 7 24 7S37 12 35 27L31 28V20H17V28Z', C) + bust(K, S) + p('M12 17C15 8 33 6 37 13 38 16 36 18 34 18 27 14 20 15 12 17Z', P) + p('M30 10 42 4 38 14Z', R) + p('M21 29C23 28 25 28 27 29 25 31 23 31 21 29Z', R)),
  rosa: () => av(G, bust(R, W) + p('M14 18C13 8 20 6 25 6 32 6 36 11 34 18 28 14 20 14 14 18Z', K) + p('M9 19C16 13 32 13 39 19Z', P)),
  luca: () => av(B, bust(A, O) + p('M15 17C14 9 20 7 26 8 33 8 37 13 34 18 28 15 21 15 15 17Z', S) + p('M9 19C12 15 20 14 26 16L25 20C19 18 13 19 9 19Z', K) + p('M20 29H28V30.500H20Z', K)),
  zia: () => av(M, p('M11 34C9 14 15 6 24 6S39 14 37 34Z', PL) + bust(S, K) + p('M13 24C12 11 17 7 24 7S36 11 35 24C33 17 29 14 24 14S15 17 13 24Z', PL) + p('M24 7C31 7 36 11 35 24 33 17 29 14 24 14Z', W) + p('M20 23h4M25 23h4', 'none', `stroke="${K}" stroke-width="1.600"`) + ring(22, 23, 2.6, K, 1.1) + ring(27.500, 23, 2.6, K, 1.1)),
  bot: () => helmet(NI),
}

// One bot can be told from another by its ground.
;[W, B, G, NI, C, T, R, PL].forEach((ground, seat) => (avatars[`bot-${seat}`] = () => helmet(ground)))
