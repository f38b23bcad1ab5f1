/*
 * A Mordheim duel in plain scalar C: what a good C programmer writes when this one fight is all that matters.
 *
 *   A Reikland captain (WS 4, S 3, T 3, W 1, I 4, A 1, Ld 8; sword and shield) charges
 *   a ghoul            (WS 2, S 3, T 4, W 1, I 3, A 2; causes fear; bare claws, no armour);
 *   at most 20 rounds, one round being one player's turn (MH-TURN-2), published reading of every rule.
 *
 * It is the yardstick of the benchmarks, so nothing is left on the table: every number below is a constant of this
 * pairing, a die that can no longer change anything is not rolled, the generator lives in registers, and only the sums
 * that are printed are kept. It stays honest too: one draw per die, each rule where a reader can find it.
 */
#include "luck.h"

static inline uint32_t d6(Rng *rng)
{
    return die(rng, 6);
}

/* ---- the duel ---- */

enum { ROUNDS_MAX = 20 };

/* In order of gravity: the worse of two injuries is the greater number (MH-INJ-4). */
enum { STANDING, KNOCKED_DOWN, STUNNED, OUT_OF_ACTION };

/* MH-INJ-3: 1-2 knocked down, 3-4 stunned, 5 or more out of action; up to 6 + 2. */
static const uint8_t INJURY[9] = {
    0,       KNOCKED_DOWN,  KNOCKED_DOWN,  STUNNED,      STUNNED,
    OUT_OF_ACTION, OUT_OF_ACTION, OUT_OF_ACTION, OUT_OF_ACTION,
};

/* MH-CHAR-2 with the captain's Leadership of 8. */
static inline int captain_is_afraid(Rng *rng)
{
    return d6(rng) + d6(rng) > 8;
}

/*
 * MH-INJ-1: both fighters have one wound, so each unsaved wound earns an injury die, whether it is his last or he
 * fights on with none; the worst die counts.
 */
static inline int injured(Rng *rng, uint32_t bonus)
{
    return INJURY[d6(rng) + bonus];
}

static inline int worse(int a, int b)
{
    return a > b ? a : b;
}

/* The captain's single blow: returns the state of the ghoul. `to_hit` is 3, or 6 for a man gripped by fear. */
static inline int captain_strikes(Rng *rng, int ghoul, uint32_t to_hit, uint64_t *damage)
{
    if (ghoul == STUNNED) { /* MH-DWN-2: out of action without dice */
        *damage += 1;
        return OUT_OF_ACTION;
    }
    if (ghoul == STANDING && d6(rng) < to_hit) /* MH-HIT-1: WS 4 against 2, 3+; MH-DWN-1: a man on the ground is hit */
        return STANDING;
    const uint32_t wound = d6(rng);
    if (wound < 5) /* MH-WND-1: Strength 3 against Toughness 4, 5+ */
        return ghoul;
    const int is_critical = wound == 6; /* MH-CRIT-1: one blow, so the limit of MH-CRIT-2 cannot bite */
    *damage += is_critical ? 2 : 1;     /* MH-CRIT-3: two wounds; the ghoul has no save to lose */
    if (ghoul == KNOCKED_DOWN)          /* MH-DWN-1: the first unsaved wound */
        return OUT_OF_ACTION;
    if (!is_critical)
        return injured(rng, 0);
    const uint32_t bonus = d6(rng) >= 5 ? 2 : 0; /* MH-CRIT-3: master strike, +2 on both injury numbers */
    const int first = injured(rng, bonus);
    return worse(first, injured(rng, bonus));
}

/* The ghoul's two blows, one batch (MH-DWN-4): returns the state of the captain. */
static inline int ghoul_strikes(Rng *rng, int captain, uint64_t *damage)
{
    if (captain == STUNNED) { /* MH-DWN-2 */
        *damage += 1;
        return OUT_OF_ACTION;
    }
    int hits = 2; /* MH-DWN-1: automatic on a man on the ground, who does not parry (MH-DWN-3) */
    if (captain == STANDING) {
        const uint32_t a = d6(rng);
        const uint32_t b = d6(rng);
        hits = (a >= 4) + (b >= 4); /* MH-HIT-1: WS 2 against 4 (not more than twice), 4+ */
        if (hits == 0)
            return STANDING;
        const uint32_t highest = a > b ? a : b; /* MH-PAR-3: the highest hit is the highest die */
        hits -= d6(rng) > highest;              /* MH-PAR-4: against a 6 in vain; rolling costs less than branching */
    }
    int state = captain;
    int has_scored_critical = 0;
    for (; hits > 0; hits -= 1) {
        const uint32_t wound = d6(rng);
        if (wound < 4) /* MH-WND-1: Strength 3 against Toughness 3, 4+ */
            continue;
        uint32_t wounds = 1;
        uint32_t bonus = 0;
        int may_save = 1;
        if (wound == 6 && !has_scored_critical) { /* MH-CRIT-1, 2: one per warrior and phase, spent even if saved */
            const uint32_t kind = d6(rng);        /* MH-CRIT-3 */
            has_scored_critical = 1;
            wounds = 2;
            may_save = kind <= 2;
            bonus = kind >= 5 ? 2 : 0;
        }
        if (may_save && d6(rng) == 6) /* MH-SAVE-1, 2: the shield alone, 6+, Strength 3 takes nothing off */
            continue;
        *damage += wounds;
        if (captain == KNOCKED_DOWN) /* MH-DWN-1: the first unsaved wound, the second blow is not struck */
            return OUT_OF_ACTION;
        for (; wounds > 0; wounds -= 1)
            state = worse(state, injured(rng, bonus));
    }
    return state;
}

typedef struct {
    uint64_t imperials, undead, draw;
    uint64_t rounds;
    uint64_t damage_imperials, damage_undead;
} Totals;

typedef struct {
    int captain, ghoul;
} Pair;

enum { NOBODY, IMPERIALS, UNDEAD };

/* One close-combat phase (MH-ORD-1: whoever no longer stands at his moment does not strike); who has won, if anybody. */
static inline int captain_first(Rng *rng, Pair *pair, Totals *totals)
{
    if (pair->captain == STANDING) {
        pair->ghoul = captain_strikes(rng, pair->ghoul, 3, &totals->damage_imperials);
        if (pair->ghoul == OUT_OF_ACTION)
            return IMPERIALS;
    }
    if (pair->ghoul == STANDING) {
        pair->captain = ghoul_strikes(rng, pair->captain, &totals->damage_undead);
        if (pair->captain == OUT_OF_ACTION)
            return UNDEAD;
    }
    return NOBODY;
}

static inline int ghoul_first(Rng *rng, Pair *pair, uint32_t to_hit, Totals *totals)
{
    if (pair->ghoul == STANDING) {
        pair->captain = ghoul_strikes(rng, pair->captain, &totals->damage_undead);
        if (pair->captain == OUT_OF_ACTION)
            return UNDEAD;
    }
    if (pair->captain == STANDING) {
        pair->ghoul = captain_strikes(rng, pair->ghoul, to_hit, &totals->damage_imperials);
        if (pair->ghoul == OUT_OF_ACTION)
            return IMPERIALS;
    }
    return NOBODY;
}

/*
 * Rounds are the players' turns in alternation, the captain's first (MH-TURN-2), and each recovers in his own
 * (MH-TURN-3), a step a turn: stunned, knocked down, on his feet (MH-REC-1, 2). The captain's Initiative of 4 goes
 * before the ghoul's 3 (MH-ORD-3), as it does when he charges (MH-ORD-2); only when he has just stood up does he strike
 * last (MH-REC-3). The ghoul who has just stood up would be last anyway.
 */
static inline void fight(Rng *rng, Totals *totals)
{
    Pair pair = {STANDING, STANDING};
    int winner = NOBODY;
    uint32_t round = 1;

    /* MH-PSY-3, 4: a captain who fears the ghoul is held. Round 1 passes without a blow, and the ghoul, who fears
     * nobody here, is the charger of round 2: he strikes first (MH-ORD-2), and a captain who fails again hits on
     * natural 6s only (MH-PSY-2, MH-HIT-4). */
    if (captain_is_afraid(rng)) {
        const uint32_t to_hit = captain_is_afraid(rng) ? 6 : 3;
        round = 2;
        winner = ghoul_first(rng, &pair, to_hit, totals);
        if (winner != NOBODY)
            goto over;
        round = 3;
    }
    for (;;) {
        if (pair.captain == KNOCKED_DOWN) {
            pair.captain = STANDING;
            winner = ghoul_first(rng, &pair, 3, totals);
        } else {
            if (pair.captain == STUNNED)
                pair.captain = KNOCKED_DOWN;
            winner = captain_first(rng, &pair, totals);
        }
        if (winner != NOBODY)
            break;
        round += 1;
        if (pair.ghoul != STANDING)
            pair.ghoul -= 1;
        winner = captain_first(rng, &pair, totals);
        if (winner != NOBODY || round == ROUNDS_MAX)
            break;
        round += 1;
    }
over:
    totals->rounds += round; /* MH-TURN-4: the last round begun; nobody left out after 20 is a draw */
    if (winner == IMPERIALS)
        totals->imperials += 1;
    else if (winner == UNDEAD)
        totals->undead += 1;
    else
        totals->draw += 1;
}

int main(int argc, char **argv)
{
    const Run run = begin_run(argc, argv);
    Rng rng = seeded(run.seed);
    Totals totals = {0};
    for (uint64_t trial = 0; trial < run.trials; trial += 1)
        fight(&rng, &totals);
    const Count counts[] = {
        {"imperials", totals.imperials},
        {"undead", totals.undead},
        {"draw", totals.draw},
        {"rounds", totals.rounds},
        {"damageImperials", totals.damage_imperials},
        {"damageUndead", totals.damage_undead},
    };
    return end_run(&run, counts, LENGTH(counts));
}
