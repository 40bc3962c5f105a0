/* The bench game in C: an estimate of what the hardware allows, on one thread.
   A state is one small struct and a clone is a struct copy. The loops run in
   here, so that ctypes costs nothing. */
#include <stdint.h>
#include <string.h>

enum { PASS, ASSIST, HEAL_ITEM = 5, HEAL_ART = 9, RECOVER = 13, RECHARGE, BUST };
enum { OVER, OPEN, TURN, SEARCH };
enum { NONE, ACT, REROLL, KEEP, SEND };
enum { CAP = 3, KO = 3, LEVELS = 3 };

typedef struct { uint8_t dice, bosses, hits, pile, boss_pile, charged, drained, artifacts; uint16_t gold; } Seat;

typedef struct {
    Seat seat[4];
    uint8_t level, phase, turn, room, room_bosses, ask, quiet, given_up;
    int8_t helped;
    uint8_t n, b, left, b_left, fresh[6], total[4];
    uint8_t n_options, options[16];
    uint16_t decisions;
} Game;

/* Two number sources: conformance streams, or one fast 64-bit generator. */
static int conform;
static uint32_t dice_x, pick_x;
static uint64_t fast_x, fast_bits;
static int fast_left;

static uint32_t mix(uint32_t x) { x = x * 2654435761u + 97u; return x ? x : 1; }
static inline uint32_t xor32(uint32_t *s) { uint32_t x = *s; x ^= x << 13; x ^= x >> 17; x ^= x << 5; return *s = x; }
static inline uint64_t fast64(void) {
    uint64_t z = (fast_x += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static inline unsigned face(void) {
    if (conform) return xor32(&dice_x) % 6 >> 1;
    for (;;) { /* two bits a die, 3 is thrown away */
        if (!fast_left) { fast_bits = fast64(); fast_left = 32; }
        unsigned f = fast_bits & 3;
        fast_bits >>= 2; fast_left--;
        if (f < 3) return f;
    }
}
static inline unsigned below(unsigned n) {
    if (conform) return xor32(&pick_x) % n;
    return (unsigned)(((fast64() >> 32) * n) >> 32);
}
static inline void roll(unsigned n, unsigned *d, unsigned *m) {
    unsigned c[3] = {0, 0, 0};
    while (n--) c[face()]++;
    *d = c[0]; *m = c[1];
}

static void take_hit(Game *g, Seat *me) {
    me->hits++;
    if (me->hits == KO) {
        g->room += me->dice; g->room_bosses += me->bosses;
        me->dice = me->bosses = me->pile = me->boss_pile = 0;
    }
}

static void search(Game *g) {
    unsigned d, m;
    for (int i = 0; i < 4; i++) {
        Seat *s = &g->seat[i];
        roll(s->pile, &d, &m);
        s->charged += d; s->gold += s->pile - d - m;
        roll(s->boss_pile, &d, &m);
        s->artifacts += d; s->gold += 3 * (s->boss_pile - d - m);
        s->pile = s->boss_pile = 0;
    }
    if (g->level == LEVELS) { g->phase = OVER; return; }
    for (int i = 0; i < 4; i++) {
        Seat *s = &g->seat[i];
        if (s->hits) s->hits--;
        s->charged += s->drained;
        s->drained = s->dice = s->bosses = 0;
    }
    g->level++;
    g->phase = OPEN;
    g->turn = g->level - 1;
    g->room = 14; g->room_bosses = g->level - 1;
}

static void end_turn(Game *g) {
    int able = 0, play = g->room + g->room_bosses;
    for (int i = 0; i < 4; i++) { play += g->seat[i].dice + g->seat[i].bosses; able |= g->seat[i].hits < KO; }
    if (!able) g->phase = OVER;
    else if (g->given_up || !play) search(g);
    else do g->turn = (g->turn + 1) & 3; while (g->seat[g->turn].hits == KO);
}

static void send_on(Game *g) {
    if (g->left || g->b_left) {
        int k = 0;
        g->options[k++] = 0;
        for (int i = 0; i < 4; i++) if (i != g->turn && g->seat[i].hits < KO) g->options[k++] = i + 1;
        if (k > 1) { g->n_options = k; g->ask = SEND; return; }
        g->room += g->left; g->room_bosses += g->b_left;
    }
    if (!(g->total[0] | g->total[1] | g->total[2] | g->total[3])) take_hit(g, &g->seat[g->turn]);
    end_turn(g);
}

static void settle(Game *g, int kept, int b_kept) {
    Seat *me = &g->seat[g->turn];
    me->pile += kept; me->boss_pile += b_kept;
    me->dice += g->n - g->total[1] - kept;
    me->bosses += g->b - g->total[3] - b_kept;
    g->left = g->total[1]; g->b_left = g->total[3];
    if (g->helped >= 0) {
        g->seat[g->helped].dice += g->left; g->seat[g->helped].bosses += g->b_left;
        g->left = g->b_left = 0;
    }
    send_on(g);
}

static void what_to_keep(Game *g) {
    int d = g->total[0], bd = g->total[2];
    if (d + bd <= CAP) { settle(g, d, bd); return; }
    int low = d < CAP ? CAP - d : 0, high = bd < CAP ? bd : CAP, k = 0;
    if (low >= high) { settle(g, CAP - low, low); return; }
    for (int v = low; v <= high; v++) g->options[k++] = v;
    g->n_options = k; g->ask = KEEP;
}

static void reroll_window(Game *g) {
    Seat *me = &g->seat[g->turn];
    if (me->charged || me->artifacts) {
        int k = 0;
        g->options[k++] = 0;
        if (me->charged) for (int i = 0; i < 6; i++) if (g->fresh[i]) g->options[k++] = 1 + i;
        if (me->artifacts) for (int i = 0; i < 6; i++) if (g->fresh[i]) g->options[k++] = 7 + i;
        if (k > 1) { g->n_options = k; g->ask = REROLL; return; }
    }
    what_to_keep(g);
}

static void fight(Game *g, int n, int b, int helped) {
    unsigned d, m;
    g->n = n; g->b = b; g->helped = helped;
    memset(g->fresh, 0, 6); memset(g->total, 0, 4);
    roll(n, &d, &m);
    g->fresh[0] = g->total[0] = d; g->fresh[1] = g->total[1] = m; g->fresh[2] = n - d - m;
    if (b) {
        unsigned again;
        roll(b, &again, &m);
        g->fresh[4] = g->total[3] = m; g->fresh[5] = b - again - m;
        roll(again, &d, &m);
        g->total[2] += d; g->total[3] += m;
    }
    reroll_window(g);
}

static void bust(Game *g) {
    int n = g->room, b = g->room_bosses;
    g->room = g->room_bosses = 0;
    fight(g, n, b, -1);
}

static void take_from(Game *g, int who, int helped) {
    Seat *s = &g->seat[who];
    int n = s->dice, b = s->bosses;
    s->dice = s->bosses = 0;
    fight(g, n, b, helped);
}

static void begin_turn(Game *g) {
    Seat *me = &g->seat[g->turn];
    g->given_up = 0;
    if (g->phase == OPEN) { g->phase = TURN; bust(g); return; }
    if (me->dice || me->bosses) { take_from(g, g->turn, -1); return; }
    int k = 0, quiet = 1;
    g->options[k++] = PASS;
    for (int i = 0; i < 4; i++)
        if (g->seat[i].dice || g->seat[i].bosses) { quiet = 0; g->options[k++] = ASSIST + i; }
    g->quiet = quiet;
    if (me->charged) for (int i = 0; i < 4; i++) if (g->seat[i].hits) g->options[k++] = HEAL_ITEM + i;
    if (me->artifacts) for (int i = 0; i < 4; i++) if (g->seat[i].hits) g->options[k++] = HEAL_ART + i;
    if (me->hits == 1) g->options[k++] = RECOVER;
    if (me->drained) g->options[k++] = RECHARGE;
    if (g->room || g->room_bosses) g->options[k++] = BUST;
    g->n_options = k; g->ask = ACT;
}

static void go(Game *g) { while (g->ask == NONE && g->phase != OVER) begin_turn(g); }

static void apply(Game *g, int index) {
    Seat *me = &g->seat[g->turn];
    int code = g->options[index], ask = g->ask;
    g->decisions++;
    g->ask = NONE;
    switch (ask) {
    case ACT:
        if (code == BUST) { bust(g); break; }
        g->given_up = g->quiet;
        if (code > PASS && code < HEAL_ITEM) { take_from(g, code - ASSIST, code - ASSIST); break; }
        if (code == PASS) {}
        else if (code < HEAL_ART) { me->charged--; me->drained++; g->seat[code - HEAL_ITEM].hits--; }
        else if (code < RECOVER) g->seat[code - HEAL_ART].hits--;
        else if (code == RECOVER) me->hits--;
        else { me->drained--; me->charged++; }
        end_turn(g);
        break;
    case REROLL:
        if (!code) { what_to_keep(g); break; }
        code--;
        if (code < 6) { me->charged--; me->drained++; } else code -= 6;
        {
            int base = code >= 3 ? 2 : 0, f = code % 3;
            g->fresh[code]--;
            if (f < 2) g->total[base + f]--;
            f = face();
            if (f < 2) g->total[base + f]++;
        }
        reroll_window(g);
        break;
    case KEEP: settle(g, CAP - code, code); break;
    case SEND:
        if (g->b_left) { g->b_left--; if (code) g->seat[code - 1].bosses++; else g->room_bosses++; }
        else { g->left--; if (code) g->seat[code - 1].dice++; else g->room++; }
        send_on(g);
        break;
    }
    go(g);
}

static void start(Game *g) {
    memset(g, 0, sizeof *g);
    g->level = 1; g->phase = OPEN; g->room = 14;
    go(g);
}

static int finish(Game *g) {
    int before = g->decisions;
    while (g->ask) apply(g, below(g->n_options));
    return g->decisions - before;
}

static void use_fast(uint64_t seed) { conform = 0; fast_x = seed; fast_left = 0; }

static void use_streams(uint32_t game) { conform = 1; dice_x = mix(2 * game); pick_x = mix(2 * game + 1); }

/* What ctypes calls. */

int state_size(void) { return sizeof(Game); }

int64_t play(int games, uint64_t seed) {
    int64_t decisions = 0;
    use_fast(seed);
    while (games--) {
        Game g;
        start(&g);
        decisions += finish(&g);
    }
    return decisions;
}

/* The position half-way through a conformance game. */
void position(uint32_t game, Game *out) {
    use_streams(game);
    start(out);
    int half = finish(out) / 2;
    use_streams(game);
    start(out);
    while (half--) apply(out, below(out->n_options));
}

/* `to` has room for 64; the barrier keeps the compiler from skipping copies. */
void clones(const Game *from, Game *to, int count) {
    while (count--) {
        to[count & 63] = *from;
        __asm__ volatile("" ::: "memory");
    }
}

int64_t playouts(const Game *from, int count, uint64_t seed) {
    int64_t decisions = 0;
    use_fast(seed);
    while (count--) {
        Game g = *from;
        decisions += finish(&g);
    }
    return decisions;
}

/* Plays one game and writes its answers; at most `room` of them, else -1. */
int record(uint64_t seed, uint8_t *answers, int room) {
    Game g;
    int n = 0;
    uint64_t x = seed ^ 0x5DEECE66Dull;
    use_fast(seed);
    start(&g);
    while (g.ask) {
        if (n == room) return -1;
        x = x * 6364136223846793005ull + 1442695040888963407ull;
        answers[n] = (uint8_t)(((x >> 33) * g.n_options) >> 31);
        apply(&g, answers[n++]);
    }
    return n;
}

/* The sum of the last seat's gold is returned so that no replay can be skipped. */
int replays(uint64_t seed, const uint8_t *answers, int count) {
    int sum = 0;
    while (count--) {
        Game g;
        int n = 0;
        use_fast(seed);
        start(&g);
        while (g.ask) apply(&g, answers[n++]);
        sum += g.seat[3].gold;
    }
    return sum;
}

static uint32_t fnv(uint32_t h, unsigned v) { return (h ^ (v & 255)) * 16777619u; }

uint32_t trace(uint32_t game, int *decisions) {
    Game g;
    uint32_t h = 2166136261u;
    use_streams(game);
    start(&g);
    while (g.ask) {
        unsigned k = g.n_options, i = below(k);
        h = fnv(fnv(h, k), i);
        apply(&g, i);
    }
    for (int i = 0; i < 4; i++) {
        Seat *s = &g.seat[i];
        h = fnv(fnv(fnv(fnv(fnv(h, s->gold), s->charged), s->drained), s->artifacts), s->hits);
    }
    *decisions = g.decisions;
    return h;
}
