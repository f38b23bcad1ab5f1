/*
 * A combat of Confrontation in plain scalar C: what a good C programmer writes when this one fight is all that matters.
 *
 *   A paladin of Alahan (INI 3, ATT 4, STR 5, DEF 4, RES 7) has charged
 *   a lord of carnage   (INI 4, ATT 5, STR 6, DEF 5, RES 7), who suffers from it in the first turn;
 *   each has one die in attack and one in defence every turn, and parries; the assumed wound table, at most 12 turns, the
 *   default reading of every ruling.
 *
 * It is the yardstick of the benchmarks, so nothing is left on the table: every number below is a constant of this
 * pairing, a die that can no longer change anything is not rolled, the generator lives in registers, and only the sums
 * that are printed are kept. It stays honest too: one draw per die, each rule where a reader can find it.
 */
#include "luck.h"

enum { ROUNDS_MAX = 12 };
enum { UNHURT, LIGHT, SERIOUS, CRITICAL, DEAD };
enum { PALADIN, LORD };

static const int INI[2] = {3, 4}, ATT[2] = {4, 5}, STR[2] = {5, 6}, DEF[2] = {4, 5}, RES[2] = {7, 7};

typedef struct {
    int level;
    int stunned;
    int charged; /* CF-PEN-5: 1 in the turn in which he is charged */
} Fighter;

static inline int d6(Rng *rng)
{
    return (int)die(rng, 6);
}

static inline int greatest(int a, int b)
{
    return a > b ? a : b;
}

/* CF-LVL-5: as many as he has degrees of wounds, and at least one while he is stunned. */
static inline int penalty(const Fighter *fighter)
{
    return greatest(fighter->level, fighter->stunned);
}

/* CF-LVL-6: values do not fall below 0. */
static inline int value(int printed, const Fighter *fighter)
{
    return greatest(0, printed - fighter->charged - penalty(fighter));
}

/* ---- CF-XCH-6: when a 6 in attack is thrown again ---- */

enum { LEAD_MAX = 16, THROWS = 4 };
static uint8_t pushes[2 * LEAD_MAX + 1][THROWS + 1];

/* Chance that a parry reaches a need: CF-TEST-2, 3, a 1 fails and a 6 is thrown again until it suffices. */
static double parry_chance(int need)
{
    double chance = 0;
    for (int face = 2; face < 6; face += 1)
        chance += face >= need;
    return (chance + (need <= 6 ? 1 : parry_chance(need - 6))) / 6;
}

static double hit_chance(int total, int lead)
{
    return 1 - parry_chance(total + lead);
}

static double push_chance(int total, int lead)
{
    double chance = 0;
    for (int face = 2; face < 6; face += 1)
        chance += hit_chance(total + face, lead);
    const double kept = hit_chance(total + 6, lead);
    const double pushed = kept >= 5.0 / 6 - 1e-12 ? 0 : push_chance(total + 6, lead);
    return (chance + (kept > pushed ? kept : pushed)) / 6;
}

static void weigh_pushes(void)
{
    for (int lead = -LEAD_MAX; lead <= LEAD_MAX; lead += 1)
        for (int throws = 1; throws <= THROWS; throws += 1) {
            const double kept = hit_chance(6 * throws, lead);
            pushes[lead + LEAD_MAX][throws] =
                kept < 5.0 / 6 - 1e-12 && kept < push_chance(6 * throws, lead) - 1e-12;
        }
}

/* ---- the combat ---- */

/* CF-XCH-5, 6: natural total, 0 when it misses. */
static inline int attack_roll(Rng *rng, int lead)
{
    int total = 0;
    for (int throws = 1;; throws += 1) {
        const int face = d6(rng);
        if (face == 1)
            return 0;
        total += face;
        if (face < 6 || throws > THROWS || !pushes[lead + LEAD_MAX][throws])
            return total;
    }
}

/* CF-XCH-8, CF-TEST-6: a 6 is thrown again where it does not suffice. */
static inline int parries(Rng *rng, int need)
{
    for (;;) {
        const int face = d6(rng);
        if (face == 1)
            return 0;
        if (face >= need)
            return 1;
        if (face < 6)
            return 0;
        need -= 6;
    }
}

typedef struct {
    uint64_t won[2], draw, rounds;
    uint64_t damage[2], hits[2];
} Totals;

/* CF-WND-2, 3: the higher face for the result, the lower for the place; degrees by which the target's level rises. */
static inline int wound(Rng *rng, int by, const Fighter *attacker, Fighter *target)
{
    const int a = d6(rng), b = d6(rng);
    const int high = a > b ? a : b, low = a > b ? b : a;
    int result = high + STR[by] - penalty(attacker) - RES[1 - by];
    if (result < -3)
        result = -3; /* the first row of the table */
    const int sum = result + low - 3;
    if (sum <= 0)
        return 0;
    const int inflicted = (sum + 1) / 2;
    if (inflicted == 1) {
        target->stunned = 1;
        return 0;
    }
    const int before = target->level;
    target->level = inflicted >= 5 ? DEAD : greatest(before + 1, inflicted - 1); /* CF-LVL-2 */
    return target->level - before;
}

/* CF-XCH-3 to 9: one attack. */
static inline void strike(Rng *rng, Fighter *fighters, int by, Totals *totals)
{
    const Fighter *attacker = &fighters[by];
    Fighter *target = &fighters[1 - by];
    const int lead = value(ATT[by], attacker) - value(DEF[1 - by], target);
    const int total = attack_roll(rng, lead);
    if (total == 0 || parries(rng, total + lead))
        return;
    totals->hits[by] += 1;
    totals->damage[by] += (uint64_t)wound(rng, by, attacker, target);
}

/*
 * CF-DICE-2, CF-TEST-9: a 1 fails; whoever is behind throws his 6 again (CF-TEST-6), and fails if that is a 1; both fail
 * or come to the same: once more from the start.
 */
static inline int leader(Rng *rng, const Fighter *fighters)
{
    const int lead = value(INI[0], &fighters[0]) - value(INI[1], &fighters[1]);
    for (;;) {
        int a = d6(rng), b = d6(rng);
        if (a == 1 || b == 1) {
            if (a == b)
                continue;
            return a == 1;
        }
        int last_a = a, last_b = b;
        for (;;) {
            const int ahead = a + lead - b;
            if (ahead < 0 && last_a == 6) {
                last_a = d6(rng);
                if (last_a == 1)
                    return 1;
                a += last_a;
            } else if (ahead > 0 && last_b == 6) {
                last_b = d6(rng);
                if (last_b == 1)
                    return 0;
                b += last_b;
            } else if (ahead != 0)
                return ahead < 0;
            else
                break;
        }
    }
}

static inline void fight(Rng *rng, Totals *totals)
{
    Fighter fighters[2] = {{0, 0, 0}, {0, 0, 1}};
    uint32_t round = 1;
    for (;; round += 1) {
        const int first = leader(rng, fighters);
        strike(rng, fighters, first, totals);
        if (fighters[1 - first].level == DEAD) {
            totals->won[first] += 1;
            break;
        }
        strike(rng, fighters, 1 - first, totals);
        if (fighters[first].level == DEAD) {
            totals->won[1 - first] += 1;
            break;
        }
        if (round == ROUNDS_MAX) {
            totals->draw += 1;
            break;
        }
        fighters[0].stunned = fighters[1].stunned = 0; /* CF-LVL-3 */
        fighters[LORD].charged = 0;
    }
    totals->rounds += round;
}

int main(int argc, char **argv)
{
    weigh_pushes();
    const Run run = begin_run(argc, argv);
    Rng rng = seeded(run.seed);
    Totals totals = {0};
    for (uint64_t trial = 0; trial < run.trials; trial += 1)
        fight(&rng, &totals);
    const Count counts[] = {
        {"lion", totals.won[PALADIN]},
        {"damage.lion", totals.damage[PALADIN]},
        {"hits.lion", totals.hits[PALADIN]},
        {"carnage", totals.won[LORD]},
        {"damage.carnage", totals.damage[LORD]},
        {"hits.carnage", totals.hits[LORD]},
        {"draw", totals.draw},
        {"rounds", totals.rounds},
    };
    return end_run(&run, counts, LENGTH(counts));
}
