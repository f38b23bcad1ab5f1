/*
 * A Mortebrume duel in plain scalar C: what a good C programmer writes when this one fight is all that matters.
 *
 *   An orrokeen (weapon skill 8 + d8, physique 24, no armour; heavy stunning weapon, damage 7) fights
 *   a human     (weapon skill 10 + d8, physique 12, armour 1; short weapon, damage 4);
 *   each answers an attack with a weapon pass; at most 20 turns, the default reading of every ruling.
 *
 * It is the yardstick of the benchmarks, so nothing is left on the table: every number below is a constant of this
 * pairing, a die that can change nothing is not rolled, the generator lives in registers, and only the sums that are
 * printed are kept. It stays honest too: one draw per die, each rule where a reader can find it.
 *
 * What can change nothing here is the initiative: a pass activates both (MB-TURN-4), and it strikes alike whoever has
 * begun it (MB-ROLL-7), so that a turn is one pass. Nor can armour lost to a stun (MB-DMG-3): a special blow of the
 * orrokeen does 14 (MB-DMG-2), which no human survives.
 */
#include "luck.h"

enum { ROUNDS_MAX = 20 };
enum { ORROKEEN_SKILL = 8, ORROKEEN_PHYSIQUE = 24, ORROKEEN_DAMAGE = 7 };
enum { HUMAN_SKILL = 10, HUMAN_PHYSIQUE = 12, HUMAN_DAMAGE = 4, HUMAN_ARMOUR = 1 };

typedef struct {
    uint64_t orrokeens, humans, draw;
    uint64_t rounds;
    uint64_t damage_orrokeens, damage_humans;
} Totals;

/* MB-ROLL-3: a natural 6 or 8. */
static inline int is_special(uint32_t face)
{
    return face == 6 || face == 8;
}

/* MB-ROLL-7: who fails automatically with a 1 (MB-ROLL-4) loses, unless both do; else the greater total strikes. */
static inline int lead(uint32_t orrokeen, uint32_t human)
{
    if (UNLIKELY(orrokeen == 1 || human == 1))
        return (human == 1) - (orrokeen == 1);
    return (int)(ORROKEEN_SKILL + orrokeen) - (int)(HUMAN_SKILL + human);
}

static inline void fight(Rng *rng, Totals *totals)
{
    uint32_t orrokeen = ORROKEEN_PHYSIQUE, human = HUMAN_PHYSIQUE;
    uint32_t round = 1;
    for (;; round += 1) {
        const uint32_t a = die(rng, 8);
        const uint32_t b = die(rng, 8);
        const int by = lead(a, b);
        if (by > 0) {
            const uint32_t damage = is_special(a) ? 2 * ORROKEEN_DAMAGE : ORROKEEN_DAMAGE; /* MB-DMG-1, 2 */
            human -= least(human, damage - HUMAN_ARMOUR);                                 /* MB-DMG-5 */
            if (human == 0) {
                totals->orrokeens += 1;
                break;
            }
        } else if (by < 0) {
            orrokeen -= least(orrokeen, is_special(b) ? 2 * HUMAN_DAMAGE : HUMAN_DAMAGE);
            if (orrokeen == 0) {
                totals->humans += 1;
                break;
            }
        }
        if (round == ROUNDS_MAX) { /* MB-DUEL-2 */
            totals->draw += 1;
            break;
        }
    }
    totals->rounds += round;
    totals->damage_orrokeens += HUMAN_PHYSIQUE - human;
    totals->damage_humans += ORROKEEN_PHYSIQUE - orrokeen;
}

int main(int argc, char **argv)
{
    const Run run = begin_run(argc, argv);
    Rng rng = seeded(run.seed);
    Totals totals = {0};
    for (uint64_t trial = 0; trial < run.trials; trial += 1)
        fight(&rng, &totals);
    const Count counts[] = {
        {"orrokeens", totals.orrokeens},
        {"humans", totals.humans},
        {"draw", totals.draw},
        {"rounds", totals.rounds},
        {"damageOrrokeens", totals.damage_orrokeens},
        {"damageHumans", totals.damage_humans},
    };
    return end_run(&run, counts, LENGTH(counts));
}
