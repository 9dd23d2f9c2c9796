// The speed limit: uniformly random playouts of Razzia! (Knizia), written by hand in C.
//
// It plays the very games that the compiled Python rules play: the same ChaCha8 dice,
// the same order of legal actions, the same sfc32 choices. bench/__main__.py checks that
// lengths and scores agree to the last point before it compares any time.
//
// usage: razzia_knizia PLAYERS GAMES SEED   (seed below 2**64)
// prints: decisions seconds score_0 ... score_4
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LOOT_KINDS = 17, KINDS = 18, DECK = 120, SEATS = 5, HIGHEST = 16 };
enum { RING = 0, DIAMOND = 4, BODYGUARD, CAR, DRIVER, THIEF, GOLD_COIN, CASINO, RESTAURANT = 16, POLICE };
enum { TURN, THEFT, AUCTION, OVER };
enum { BY_POLICE, BY_SEVENTH, BY_CALL };
enum { DRAW_LEFT = 1, DRAW_RIGHT, CALL, STOP, PASS, BID = PASS, STEAL = BID + HIGHEST + 1 };

typedef struct {
    uint32_t key[8], words[16], block, used;
    uint32_t up[SEATS], down[SEATS];
    int16_t score[SEATS];
    uint8_t deck[DECK], top[2], end[2], still_in;
    uint8_t phase, turn, scored, police, row_size, middle, caller, cause, bid, bidder, thieves, players;
    uint8_t row[LOOT_KINDS], families[SEATS][LOOT_KINDS];
} State;

static const uint8_t COUNTS[KINDS] = {4, 4, 4, 4, 4, 16, 16, 10, 6, 3, 4, 4, 4, 4, 4, 4, 4, 21};
static const uint8_t CROSSED[LOOT_KINDS] = {1, 1, 1, 1, 1, 0, 0, 1, 1, 1};
static const int8_t JEWEL_POINTS[] = {-5, 0, 0, 5, 10, 15}, KIND_POINTS[] = {0, 1, 2, 3, 4, 5, 6, 10}, SET_POINTS[] = {0, 0, 0, 5, 10};
static const uint8_t CHEQUE_SETS[6][5][4] = {
    {{0}}, {{0}},
    {{2, 5, 6, 9}, {3, 4, 7, 8}},
    {{2, 5, 8, 13}, {3, 6, 9, 12}, {4, 7, 10, 11}},
    {{2, 6, 13}, {3, 7, 12}, {4, 8, 11}, {5, 9, 10}},
    {{2, 7, 16}, {3, 8, 15}, {4, 9, 14}, {5, 10, 13}, {6, 11, 12}}};

// ChaCha8, as engine/dice.py.
#define ROTATE(x, k) ((x) << (k) | (x) >> (32 - (k)))
#define QUARTER(a, b, c, d) \
    a += b; d = ROTATE(d ^ a, 16); c += d; b = ROTATE(b ^ c, 12); \
    a += b; d = ROTATE(d ^ a, 8);  c += d; b = ROTATE(b ^ c, 7);

static void chacha(const uint32_t key[8], const uint32_t tail[4], uint32_t out[16]) {
    uint32_t in[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}, x[16];
    memcpy(in + 4, key, 32);
    memcpy(in + 12, tail, 16);
    memcpy(x, in, 64);
    for (int i = 0; i < 4; i++) {
        QUARTER(x[0], x[4], x[8], x[12]) QUARTER(x[1], x[5], x[9], x[13])
        QUARTER(x[2], x[6], x[10], x[14]) QUARTER(x[3], x[7], x[11], x[15])
        QUARTER(x[0], x[5], x[10], x[15]) QUARTER(x[1], x[6], x[11], x[12])
        QUARTER(x[2], x[7], x[8], x[13]) QUARTER(x[3], x[4], x[9], x[14])
    }
    for (int i = 0; i < 16; i++) out[i] = x[i] + in[i];
}

static inline uint32_t next_word(State *s) {
    if (s->used == 16) {
        uint32_t tail[4] = {s->block++, 0, 0, 0};
        chacha(s->key, tail, s->words);
        s->used = 0;
    }
    return s->words[s->used++];
}

static inline uint32_t roll(State *s, uint32_t sides) {
    uint64_t product = (uint64_t)next_word(s) * sides;
    if ((uint32_t)product < sides) {
        uint32_t unfair = -sides % sides;
        while ((uint32_t)product < unfair) product = (uint64_t)next_word(s) * sides;
    }
    return product >> 32;
}

// sfc32, as engine/luck.py.
typedef struct { uint32_t a, b, c, counter; } Luck;

static inline uint32_t pick(Luck *l, uint32_t n) {
    uint32_t word = l->a + l->b + l->counter++;
    l->a = l->b ^ l->b >> 9;
    l->b = l->c + (l->c << 3);
    l->c = ROTATE(l->c, 21) + word;
    return (uint64_t)word * n >> 32;
}

static void cut(State *s, int top, int end) {
    s->top[0] = top;
    s->end[0] = s->top[1] = (top + end + 1) / 2;
    s->end[1] = end;
}

static void begin_round(State *s) {
    int first = 0;
    for (int seat = 1; seat < s->players; seat++)
        if (s->up[seat] > s->up[first]) first = seat;
    s->phase = TURN;
    s->turn = first;
    s->still_in = (1 << s->players) - 1;
}

static void deal(State *s, int players, const uint32_t seed[8]) {
    memset(s, 0, sizeof *s);
    memcpy(s->key, seed, 32);
    s->used = 16;
    s->players = players;
    s->middle = 1;
    for (int seat = 0; seat < players; seat++)
        for (int i = 0; i < 4; i++)
            if (CHEQUE_SETS[players][seat][i]) s->up[seat] |= 1u << CHEQUE_SETS[players][seat][i];
    for (int i = players - 1; i > 0; i--) {
        int j = roll(s, i + 1);
        uint32_t set = s->up[i]; s->up[i] = s->up[j]; s->up[j] = set;
    }
    int n = 0;
    for (int kind = 0; kind < KINDS; kind++) { memset(s->deck + n, kind, COUNTS[kind]); n += COUNTS[kind]; }
    for (int i = DECK - 1; i > 0; i--) {
        int j = roll(s, i + 1);
        uint8_t card = s->deck[i]; s->deck[i] = s->deck[j]; s->deck[j] = card;
    }
    cut(s, 0, DECK);
    begin_round(s);
}

static inline int legal(const State *s, int seat, int *actions) {
    int n = 0;
    if (s->phase == AUCTION) {
        actions[0] = PASS;
        n = !((s->bid == 0) & (seat == s->caller) & (s->cause == BY_CALL));
        uint32_t higher = s->up[seat] & -2u << s->bid;
        for (int i = 0; i < 4; i++, higher &= higher - 1) {
            actions[n] = BID + __builtin_ctz(higher | 1u << 31);
            n += higher != 0;
        }
        return n;
    }
    if (s->phase == THEFT) actions[n++] = STOP;
    else {
        if (s->top[0] < s->end[0]) actions[n++] = DRAW_LEFT;
        if (s->top[1] < s->end[1]) actions[n++] = DRAW_RIGHT;
        actions[n++] = CALL;
    }
    if (s->families[seat][THIEF])
        for (int kind = 0; kind < LOOT_KINDS; kind++)
            if (s->row[kind]) actions[n++] = STEAL + kind;
    return n;
}

static void reward(State *s, const int *counts, int most, int fewest) {
    int high = counts[0], low = counts[0];
    for (int seat = 1; seat < s->players; seat++) {
        if (counts[seat] > high) high = counts[seat];
        if (counts[seat] < low) low = counts[seat];
    }
    if (high == low) return;
    for (int seat = 0; seat < s->players; seat++)
        s->score[seat] += counts[seat] == high ? most : counts[seat] == low ? fewest : 0;
}

static void end_round(State *s) {
    int bodyguards[SEATS], totals[SEATS];
    for (int seat = 0; seat < s->players; seat++) {
        const uint8_t *family = s->families[seat];
        int points = 2 * family[THIEF] + 3 * family[GOLD_COIN] + (family[DRIVER] ? family[CAR] + family[DRIVER] : 0);
        int different = 0;
        for (int kind = RING; kind <= DIAMOND; kind++) different += family[kind] > 0;
        points += JEWEL_POINTS[different];
        bodyguards[seat] = family[BODYGUARD];
        if (s->scored == 2) {
            different = 0;
            for (int kind = CASINO; kind <= RESTAURANT; kind++) { different += family[kind] > 0; points += SET_POINTS[family[kind]]; }
            points += KIND_POINTS[different];
            totals[seat] = 0;
            for (uint32_t held = s->up[seat] | s->down[seat]; held; held &= held - 1) totals[seat] += __builtin_ctz(held);
        }
        s->score[seat] += points;
    }
    reward(s, bodyguards, 5, -2);
    if (s->scored == 2) reward(s, totals, 5, -5);
    s->scored++;
    memset(s->row, 0, LOOT_KINDS);
    s->row_size = s->police = 0;
    if (s->scored == 3) { s->phase = OVER; return; }
    for (int seat = 0; seat < s->players; seat++) {
        for (int kind = 0; kind < LOOT_KINDS; kind++) if (CROSSED[kind]) s->families[seat][kind] = 0;
        s->up[seat] |= s->down[seat];
        s->down[seat] = 0;
    }
    begin_round(s);
}

static inline void open_auction(State *s, int seat, int cause) {
    s->phase = AUCTION; s->cause = cause; s->caller = seat; s->bid = 0;
}

static inline void settle(State *s) {
    if (s->bid) {
        uint8_t *family = s->families[s->bidder];
        for (int kind = 0; kind < LOOT_KINDS; kind++) family[kind] += s->row[kind];
        memset(s->row, 0, LOOT_KINDS);
        s->row_size = 0;
        s->up[s->bidder] ^= 1u << s->bid;
        s->still_in ^= (s->up[s->bidder] == 0) << s->bidder;
        s->down[s->bidder] |= 1u << s->middle;
        s->middle = s->bid;
    } else if (s->cause == BY_SEVENTH) {
        memset(s->row, 0, LOOT_KINDS);
        s->row_size = 0;
    }
    s->phase = TURN;
}

static inline int turn_up(State *s, int seat, int card) {
    if (card == POLICE) {
        if (++s->police == (s->players == 2 ? 5 : 7)) return 1;
        open_auction(s, seat, BY_POLICE);
    } else {
        s->row[card]++;
        if (++s->row_size == 7) open_auction(s, seat, BY_SEVENTH);
    }
    return 0;
}

static inline void apply(State *s, int seat, int action) {
    int raid = 0;
    if (action >= STEAL) {
        if (s->phase == TURN) { s->phase = THEFT; s->thieves = s->families[seat][THIEF]; }
        s->thieves--; s->families[seat][THIEF]--;
        s->row[action - STEAL]--; s->row_size--; s->families[seat][action - STEAL]++;
        if (!s->thieves || !s->row_size) s->phase = TURN;
    } else if (action >= PASS) {
        int bid = s->bid, bidder = s->bidder;
        if (action > PASS) { bid = action - BID; bidder = seat; }
        s->bid = bid; s->bidder = bidder;
        if (seat == s->caller) settle(s);
    } else if (action == CALL) {
        open_auction(s, seat, BY_CALL);
    } else if (action == STOP) {
        s->phase = TURN;
    } else {
        int pile = action == DRAW_RIGHT, card = s->deck[s->top[pile]++];
        if (s->top[pile] == s->end[pile]) cut(s, s->top[!pile], s->end[!pile]);
        raid = turn_up(s, seat, card);
    }
    if (raid || !s->still_in) end_round(s);
    else if (s->phase != THEFT) {
        uint32_t later = s->still_in & -2u << seat;
        s->turn = __builtin_ctz(later ? later : s->still_in);
    }
}

int main(int argc, char **argv) {
    if (argc != 4) { fprintf(stderr, "usage: %s PLAYERS GAMES SEED\n", argv[0]); return 2; }
    int players = atoi(argv[1]);
    long games = atol(argv[2]), decisions = 0, scores[SEATS] = {0};
    uint64_t number = strtoull(argv[3], NULL, 10);
    uint32_t seed[8] = {(uint32_t)number, (uint32_t)(number >> 32)};
    State state;
    int actions[40];
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long game = 0; game < games; game++) {
        uint32_t tail[4] = {(uint32_t)game, (uint32_t)(game >> 32), -1u, -1u}, block[16];
        chacha(seed, tail, block);
        deal(&state, players, block);
        Luck luck = {seed[0], seed[1], (uint32_t)game, 1};
        for (int i = 0; i < 12; i++) pick(&luck, 1);
        while (state.phase != OVER) {
            int seat = state.turn, n = legal(&state, seat, actions);
            apply(&state, seat, actions[pick(&luck, n)]);
            decisions++;
        }
        for (int seat = 0; seat < players; seat++) scores[seat] += state.score[seat];
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    printf("%ld %.9f", decisions, (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) * 1e-9);
    for (int seat = 0; seat < SEATS; seat++) printf(" %ld", scores[seat]);
    printf("\n");
    return 0;
}
