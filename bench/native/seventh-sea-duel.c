/*
 * A 7th Sea duel in plain scalar C: what a good C programmer writes when this one fight is all that matters.
 *
 *   Two heroes with two-handed swords (3k2): Brawn 3, Finesse 3, Wits 3, Resolve 3, attack 4;
 *   castille has Panache 3 and footwork 3, vendel is slower with Panache 2, but has footwork 4.
 *   Both attack with every die that is due, and defend themselves with one when they are hit.
 *   At most 20 rounds, the default reading of every rule.
 *
 * So an attack is 7k3 against 20 or 25, a defence 6k3 or 7k3 against the attack, damage 6k2 and a wound check 3k3, every
 * ten rolled again and added until the hero is crippled.
 *
 * It is the yardstick of the benchmarks, so nothing is left on the table: every number below is a constant of this
 * pairing, a die that can no longer change anything is not rolled, the generator lives in registers, the best dice are
 * picked without a branch, and only the sums that are printed are kept. It stays honest too: one draw per die, each rule
 * where a reader can find it.
 */
#include "luck.h"

/* ---- roll and keep ---- */

/* SS-DICE-1: a 10 is rolled again and everything is added; SS-DICE-10: not by a crippled hero. */
static inline uint32_t d10(Rng *rng, int explodes)
{
    uint32_t face = die(rng, 10);
    uint32_t value = face;
    while (face == 10 && explodes) {
        face = die(rng, 10);
        value += face;
    }
    return value;
}

static inline uint32_t greatest(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* SS-DICE-2: the best two. `rolled` and `explodes` are constants in every call, so that the loop is unrolled. */
static inline uint32_t keep2(Rng *rng, int rolled, int explodes)
{
    uint32_t a = 0, b = 0;
    for (int i = 0; i < rolled; i += 1) {
        const uint32_t value = d10(rng, explodes);
        b = greatest(b, least(a, value));
        a = greatest(a, value);
    }
    return a + b;
}

/* The best three. */
static inline uint32_t keep3(Rng *rng, int rolled, int explodes)
{
    uint32_t a = 0, b = 0, c = 0;
    for (int i = 0; i < rolled; i += 1) {
        const uint32_t value = d10(rng, explodes);
        const uint32_t second = least(a, value);
        c = greatest(c, least(b, second));
        b = greatest(b, second);
        a = greatest(a, value);
    }
    return a + b + c;
}

/* ---- the duel ---- */

enum { ROUNDS_MAX = 20, RESOLVE = 3 };
enum { CASTILLE_DICE = 3, VENDEL_DICE = 2 };         /* Panache */
enum { CASTILLE_FOOTWORK = 3, VENDEL_FOOTWORK = 4 };
/* Beyond every phase: the end of a row of action dice. */
enum { NO_DIE = 11 };

typedef struct {
    uint32_t flesh, dramatic;
    /* Action dice in ascending order, ended by NO_DIE; the next one to be spent; the sum of those unspent. */
    uint32_t faces[CASTILLE_DICE + 1];
    int next;
    uint32_t total;
} Hero;

/* SS-WND-5 */
static inline int is_crippled(const Hero *hero)
{
    return hero->dramatic >= RESOLVE;
}

static inline int is_out(const Hero *hero)
{
    return hero->dramatic >= 2 * RESOLVE;
}

/* SS-INIT-1: the dice do not explode, and tens are due in phase 10. */
static inline void roll_initiative(Rng *rng, Hero *hero, int dice)
{
    uint32_t total = 0;
    for (int i = 0; i < dice; i += 1) {
        const uint32_t face = die(rng, 10);
        total += face;
        int at = i;
        for (; at > 0 && hero->faces[at - 1] > face; at -= 1)
            hero->faces[at] = hero->faces[at - 1];
        hero->faces[at] = face;
    }
    hero->faces[dice] = NO_DIE;
    hero->next = 0;
    hero->total = total;
}

/* SS-FIGHT-3: the lowest due die goes first; SS-INIT-2: it no longer counts for the initiative. */
static inline void spend_die(Hero *hero)
{
    hero->total -= hero->faces[hero->next];
    hero->next += 1;
}

static inline int has_due_die(const Hero *hero, uint32_t phase)
{
    return hero->faces[hero->next] <= phase;
}

/* SS-WND-1 to 3; how many dramatic wounds are new. */
static inline uint32_t check_wounds(Rng *rng, Hero *hero, uint32_t damage)
{
    const uint32_t target = hero->flesh + damage;
    const uint32_t total = is_crippled(hero) ? keep3(rng, 3, 0) : keep3(rng, 3, 1);
    if (total >= target) {
        hero->flesh = target;
        return 0;
    }
    const uint32_t wounds = 1 + (target - total) / 20;
    hero->flesh = 0;
    hero->dramatic += wounds;
    return wounds;
}

typedef struct {
    uint64_t damage, dramatic;
} Dealt;

/* `footwork` is that of the target. */
static inline void attack(Rng *rng, Hero *attacker, Hero *target, int footwork, uint32_t phase, Dealt *dealt)
{
    spend_die(attacker);
    const int explodes = !is_crippled(attacker);
    const uint32_t total = explodes ? keep3(rng, 7, 1) : keep3(rng, 7, 0); /* SS-ATT-1 */
    if (total < (uint32_t)(5 * footwork + 5))                              /* SS-ATT-2 */
        return;
    if (has_due_die(target, phase)) { /* SS-DEF-1 */
        spend_die(target);
        if ((is_crippled(target) ? keep3(rng, 3 + footwork, 0) : keep3(rng, 3 + footwork, 1)) >= total)
            return;
    }
    const uint32_t damage = explodes ? keep2(rng, 6, 1) : keep2(rng, 6, 0); /* SS-DMG-1: 3 + Brawn */
    dealt->damage += damage;
    dealt->dramatic += check_wounds(rng, target, damage);
}

typedef struct {
    uint64_t castille, vendel, draw;
    uint64_t rounds;
    Dealt by_castille, by_vendel;
} Totals;

static inline void fight(Rng *rng, Totals *totals)
{
    Hero castille = {0}, vendel = {0};
    for (uint32_t round = 1; round <= ROUNDS_MAX; round += 1) {
        roll_initiative(rng, &castille, CASTILLE_DICE);
        roll_initiative(rng, &vendel, VENDEL_DICE);
        for (uint32_t phase = 0;;) { /* SS-FIGHT-1, from one phase in which somebody may act to the next */
            phase = greatest(phase, least(castille.faces[castille.next], vendel.faces[vendel.next]));
            if (phase == NO_DIE)
                break;
            /* SS-INIT-3: the greater total acts, at equal totals the greater Panache. */
            const int is_castille =
                has_due_die(&castille, phase) && (!has_due_die(&vendel, phase) || castille.total >= vendel.total);
            if (is_castille) {
                attack(rng, &castille, &vendel, VENDEL_FOOTWORK, phase, &totals->by_castille);
                if (is_out(&vendel)) {
                    totals->castille += 1;
                    totals->rounds += round;
                    return;
                }
            } else {
                attack(rng, &vendel, &castille, CASTILLE_FOOTWORK, phase, &totals->by_vendel);
                if (is_out(&castille)) {
                    totals->vendel += 1;
                    totals->rounds += round;
                    return;
                }
            }
        }
    }
    totals->draw += 1;
    totals->rounds += ROUNDS_MAX;
}

int main(int argc, char **argv)
{
    const Run run = begin_run(argc, argv);
    Rng rng = seeded(run.seed);
    Totals totals = {0};
    for (uint64_t trial = 0; trial < run.trials; trial += 1)
        fight(&rng, &totals);
    const Count counts[] = {
        {"castille", totals.castille},
        {"vendel", totals.vendel},
        {"draw", totals.draw},
        {"rounds", totals.rounds},
        {"damageCastille", totals.by_castille.damage},
        {"damageVendel", totals.by_vendel.damage},
        {"dramaticCastille", totals.by_castille.dramatic},
    };
    return end_run(&run, counts, LENGTH(counts));
}
