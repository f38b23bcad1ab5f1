/*
 * A Mordheim melee of five against five in plain scalar C: what a good C programmer writes when this one fight is all
 * that matters.
 *
 *   imperials  a captain (WS 4, I 4, A 1, Ld 8; sword, shield, light armour), two champions (WS 4, I 3, A 1, Ld 7; mace
 *              and sword), two warriors (WS 3, I 3, A 1, Ld 7; axe and shield); S 3, T 3, W 1 each
 *   undead     three ghouls (WS 2, T 4, I 3, A 2, Ld 5), two zombies (WS 2, T 3, I 1, A 1, Ld 5); S 3, W 1 each, bare
 *              claws; both cause fear
 *
 * The imperials charge; contact in pairs; at most 20 rounds, one round being one player's turn (MH-TURN-2), published
 * reading of every rule.
 *
 * It is a yardstick, so a die that can no longer change anything is not rolled. Whoever is in contact fights only within
 * his knot, a fighter of the shorter side and those paired with him: a phase is fought knot by knot, and equals in the
 * striking order are rolled for only within one.
 *
 *   melee TRIALS SEED     prints one line of JSON
 */
#include <string.h>
#include <time.h>

#include "luck.h"

static inline uint32_t d6(Rng *rng)
{
    return die(rng, 6);
}

/* ---- who fights ---- */

enum { CAPTAIN, CHAMPION, WARRIOR, GHOUL, ZOMBIE };
enum { IMPERIALS, UNDEAD, NOBODY };
enum { FIGHTERS = 10, SIDE = 5, ROUNDS_MAX = 20 };

/* In order of gravity: the worse of two injuries is the greater number (MH-INJ-4). */
enum { STANDING, KNOCKED_DOWN, STUNNED, GONE };

/* MH-INJ-3: 1-2 knocked down, 3-4 stunned, 5 or more out of action, up to 6 + 2; a mace stuns from 2 on. */
static const uint8_t INJURY[2][9] = {
    {0, KNOCKED_DOWN, KNOCKED_DOWN, STUNNED, STUNNED, GONE, GONE, GONE, GONE},
    {0, KNOCKED_DOWN, STUNNED, STUNNED, STUNNED, GONE, GONE, GONE, GONE},
};

typedef struct {
    uint8_t to_hit;      /* MH-HIT-1: WS 3 or 4 against 2, 3+; 2 against 3 or 4 (not more than twice), 4+ */
    uint8_t initiative;
    uint8_t blows;       /* MH-ATK-1 */
    uint8_t mace;        /* 1: the first blow is struck with a mace */
    uint8_t leadership;
    uint8_t to_be_wounded; /* MH-WND-1: Strength 3 against Toughness 3, 4+, or 4, 5+ */
    uint8_t save;          /* MH-SAVE-1: light armour and shield 5+, shield 6+; 7 is none */
    uint8_t parries;       /* MH-PAR-1: a sword in hand */
    uint8_t no_pain;       /* MH-INJ-5 */
} Kind;

static const Kind KINDS[] = {
    [CAPTAIN] = {3, 4, 1, 0, 8, 4, 5, 1, 0}, [CHAMPION] = {3, 3, 2, 1, 7, 4, 7, 1, 0},
    [WARRIOR] = {3, 3, 1, 0, 7, 4, 6, 0, 0}, [GHOUL] = {4, 3, 2, 0, 5, 5, 7, 0, 0},
    [ZOMBIE] = {4, 1, 1, 0, 5, 4, 7, 0, 1},
};

static const uint8_t KIND_OF[FIGHTERS] = {CAPTAIN, CHAMPION, CHAMPION, WARRIOR, WARRIOR,
                                          GHOUL,   GHOUL,    GHOUL,    ZOMBIE,  ZOMBIE};

/* Bit sets of fighters. */
static const uint32_t MEMBERS[2] = {0x1f, 0x3e0};
static const uint32_t ZOMBIES = 0x300;

typedef struct {
    uint8_t posture[FIGHTERS];
    /* Place in the striking order of this phase, the lowest first (MH-ORD-2). */
    uint8_t place[FIGHTERS];
    uint32_t standing, present; /* bit sets; present: not gone */
    uint32_t parry_spent;       /* in this phase (MH-PAR-2) */
    uint32_t critical_spent;    /* in this phase (MH-CRIT-2) */
    uint32_t afraid;            /* in this phase: only natural 6s hit (MH-HIT-4) */
    uint32_t held;              /* in the first round (MH-PSY-4) */
    int knots;
    uint8_t centre[SIDE];   /* of the shorter side */
    uint32_t around[SIDE];  /* bit set of those paired with him */
    uint64_t *damage;
} Fight;

static inline int lowest(uint32_t set)
{
    return __builtin_ctz(set);
}

static inline int side_of(int fighter)
{
    return fighter >= SIDE;
}

/* MH-ORD-2, 3: chargers, the others, those who have just stood up; within each, the higher Initiative first. */
enum { CHARGING = 0, IN_TURN = 16, LAST = 32 };

static inline uint8_t place_of(int fighter, int category)
{
    return (uint8_t)(category + 15 - KINDS[KIND_OF[fighter]].initiative);
}

static inline int passes(Rng *rng, uint32_t leadership) /* MH-CHAR-2 */
{
    return d6(rng) + d6(rng) <= leadership;
}

static inline int worse(int a, int b)
{
    return a > b ? a : b;
}

/* ---- one striker's attacks ---- */

/*
 * A hit on a man on his feet: the worse of `state` and what it does to him. MH-INJ-1: everybody has one wound, so each
 * unsaved wound earns an injury die.
 */
static inline int resolve_hit(Rng *rng, Fight *fight, int striker, int target, int mace, int state)
{
    const Kind *victim = &KINDS[KIND_OF[target]];
    const uint32_t wound = d6(rng);
    if (wound < victim->to_be_wounded)
        return state;
    uint32_t wounds = 1;
    uint32_t bonus = 0;
    int may_save = victim->save <= 6;
    if (wound == 6 && !(fight->critical_spent >> striker & 1)) { /* MH-CRIT-1, 2: spent even if saved */
        const uint32_t sort = d6(rng);                           /* MH-CRIT-3 */
        fight->critical_spent |= 1u << striker;
        wounds = 2;
        may_save = may_save && sort <= 2;
        bonus = sort >= 5 ? 2 : 0;
    }
    if (may_save && d6(rng) >= victim->save) /* MH-SAVE-2 */
        return state;
    fight->damage[side_of(striker)] += wounds;
    for (; wounds > 0; wounds -= 1)
        state = worse(state, INJURY[mace][d6(rng) + bonus]);
    return state;
}

/* Attacks on a man on his feet, one batch (MH-DWN-4): his state after them. */
static inline int strike_standing(Rng *rng, Fight *fight, int striker, int target)
{
    const Kind *self = &KINDS[KIND_OF[striker]];
    const uint32_t to_hit = fight->afraid >> striker & 1 ? 6 : self->to_hit;
    const uint32_t a = d6(rng);
    const uint32_t b = self->blows == 2 ? d6(rng) : 0;
    int hit_a = a >= to_hit;
    int hit_b = b >= to_hit;
    if (!(hit_a | hit_b))
        return STANDING;
    if (KINDS[KIND_OF[target]].parries && !(fight->parry_spent >> target & 1)) {
        fight->parry_spent |= 1u << target; /* MH-PAR-2: by the first who hits him */
        /* MH-PAR-3, 4: the highest hit is the highest die, the first of equals; against a 6 in vain */
        const uint32_t highest = a >= b ? a : b;
        if (highest < 6 && d6(rng) > highest) {
            if (a >= b)
                hit_a = 0;
            else
                hit_b = 0;
        }
    }
    int state = STANDING;
    if (hit_a)
        state = resolve_hit(rng, fight, striker, target, self->mace, state);
    if (hit_b)
        state = resolve_hit(rng, fight, striker, target, 0, state);
    return state;
}

/* Attacks on a man who was knocked down: the first unsaved wound takes him out (MH-DWN-1); he does not parry. */
static inline int strike_fallen(Rng *rng, Fight *fight, int striker, int target)
{
    const Kind *victim = &KINDS[KIND_OF[target]];
    for (int blow = KINDS[KIND_OF[striker]].blows; blow > 0; blow -= 1) {
        const uint32_t wound = d6(rng);
        if (wound < victim->to_be_wounded)
            continue;
        uint32_t wounds = 1;
        int may_save = victim->save <= 6;
        if (wound == 6 && !(fight->critical_spent >> striker & 1)) {
            fight->critical_spent |= 1u << striker;
            wounds = 2;
            if (may_save)
                may_save = d6(rng) <= 2; /* without a save the critical die changes nothing here */
        }
        if (may_save && d6(rng) >= victim->save)
            continue;
        fight->damage[side_of(striker)] += wounds;
        return GONE;
    }
    return KNOCKED_DOWN;
}

/* Puts a man into the state that blows have left him in. */
static inline void fall(Fight *fight, int target, int state)
{
    if (state == STUNNED && KINDS[KIND_OF[target]].no_pain) /* MH-INJ-5 */
        state = KNOCKED_DOWN;
    fight->posture[target] = (uint8_t)state;
    if (state != STANDING)
        fight->standing &= ~(1u << target);
    if (state == GONE)
        fight->present &= ~(1u << target);
}

static inline void strike(Rng *rng, Fight *fight, int striker, int target)
{
    const int state = fight->posture[target];
    if (state == STANDING) {
        fall(fight, target, strike_standing(rng, fight, striker, target));
    } else if (state == KNOCKED_DOWN) {
        fall(fight, target, strike_fallen(rng, fight, striker, target));
    } else { /* MH-DWN-2: who lies stunned is out of action without dice */
        fight->damage[side_of(striker)] += 1;
        fall(fight, target, GONE);
    }
}

/* ---- one phase ---- */

/* MH-ORD-1: whoever no longer stands at his moment does not strike. */
static inline void fight_pair(Rng *rng, Fight *fight, int one, int other)
{
    int first = one;
    int second = other;
    if ((fight->standing >> one & 1) && (fight->standing >> other & 1)) {
        const int place = fight->place[one];
        const int other_place = fight->place[other];
        if (other_place < place || (other_place == place && die(rng, 2) == 1)) { /* MH-ORD-4 */
            first = other;
            second = one;
        }
    }
    if (fight->standing >> first & 1)
        strike(rng, fight, first, second);
    if ((fight->standing >> second & 1) && (fight->present >> first & 1))
        strike(rng, fight, second, first);
}

/* One of the bits of a set of 2 to 6, every one equally likely. */
static inline int one_of(Rng *rng, uint32_t set)
{
    uint32_t skip;
    switch (__builtin_popcount(set)) {
    case 2: skip = die(rng, 2); break;
    case 3: skip = die(rng, 3); break;
    case 4: skip = die(rng, 4); break;
    case 5: skip = die(rng, 5); break;
    default: skip = die(rng, 6); break;
    }
    for (; skip > 1; skip -= 1)
        set &= set - 1;
    return lowest(set);
}

/* One against several: the next striker is the first in order, equals being rolled for (MH-ORD-4). */
static void fight_knot(Rng *rng, Fight *fight, int centre, uint32_t around)
{
    uint32_t waiting = (around | 1u << centre) & fight->standing;
    while (waiting != 0) {
        uint32_t tied = 0;
        int best = 255;
        for (uint32_t left = waiting; left != 0; left &= left - 1) {
            const int fighter = lowest(left);
            if (fight->place[fighter] > best)
                continue;
            if (fight->place[fighter] < best)
                tied = 0;
            best = fight->place[fighter];
            tied |= 1u << fighter;
        }
        const int striker = tied & (tied - 1) ? one_of(rng, tied) : lowest(tied);
        int target = centre;
        if (striker == centre) { /* MH-ATK-9: the first who stands, else the first */
            const uint32_t upright = around & fight->standing;
            const uint32_t struck = upright != 0 ? upright : around & fight->present;
            target = struck == 0 ? -1 : lowest(struck);
        }
        if (target >= 0 && (fight->present >> target & 1))
            strike(rng, fight, striker, target);
        waiting &= fight->standing & ~(1u << striker);
    }
}

/* MH-PSY-8, 9: the only man of the active side on his feet, two enemies who stand about him, tests or flees. */
static inline void test_alone(Rng *rng, Fight *fight, int side)
{
    const uint32_t standing = fight->standing & MEMBERS[side];
    if (standing == 0 || (standing & (standing - 1)) != 0 || (standing & ZOMBIES) != 0) /* MH-PSY-4: zombies feel nothing */
        return;
    const int self = lowest(standing);
    uint32_t enemies = 0;
    for (int knot = 0; knot < fight->knots; knot += 1)
        if (fight->centre[knot] == self)
            enemies = fight->around[knot] & fight->standing;
    if ((enemies & (enemies - 1)) == 0 || passes(rng, KINDS[KIND_OF[self]].leadership))
        return;
    int state = STANDING;
    for (; enemies != 0; enemies &= enemies - 1) { /* one automatic blow with the main weapon of each */
        const int striker = lowest(enemies);
        state = resolve_hit(rng, fight, striker, self, KINDS[KIND_OF[striker]].mace, state);
    }
    fall(fight, self, state == STANDING ? GONE : state);
}

/* ---- a whole fight ---- */

/* MH-ORD-7: in list order, the shorter side being gone through again; who is held is in contact with nobody. */
static inline void pair_up(Fight *fight)
{
    const uint32_t imperials = fight->present & MEMBERS[IMPERIALS];
    const uint32_t undead = fight->present & MEMBERS[UNDEAD];
    const int more_undead = __builtin_popcount(undead) > __builtin_popcount(imperials);
    const uint32_t shorter = more_undead ? imperials : undead;
    uint32_t partners = shorter;
    int knot = 0;
    fight->knots = 0;
    for (uint32_t left = more_undead ? undead : imperials; left != 0; left &= left - 1, partners &= partners - 1) {
        if (partners == 0) {
            partners = shorter;
            knot = 0;
        }
        if (knot == fight->knots) {
            fight->centre[knot] = (uint8_t)lowest(partners);
            fight->around[knot] = 0;
            fight->knots += 1;
        }
        const uint32_t both = (left & -left) | (partners & -partners);
        if ((both & fight->held) == 0)
            fight->around[knot] |= left & -left;
        knot += 1;
    }
}

/*
 * MH-PSY-1, 4: every imperial fears his target and tests on 8, his own Leadership or that of the captain beside him
 * (MH-CHAR-4). Who fails is held out of contact for the round; if all are, the undead charge in the next one.
 */
static inline void charge(Rng *rng, Fight *fight)
{
    for (int fighter = 0; fighter < SIDE; fighter += 1) {
        if (passes(rng, 8))
            fight->place[fighter] = place_of(fighter, CHARGING);
        else
            fight->held |= 1u << fighter;
    }
}

static inline void charge_in_return(Rng *rng, Fight *fight)
{
    for (int fighter = 0; fighter < SIDE; fighter += 1) {
        fight->place[SIDE + fighter] = place_of(SIDE + fighter, CHARGING);
        if (!passes(rng, 8)) /* MH-PSY-2 */
            fight->afraid |= 1u << fighter;
    }
}

/* MH-REC-1 to 3: a step a turn, and who has stood up strikes last. */
static inline void recover(Fight *fight, int side)
{
    for (uint32_t left = fight->present & MEMBERS[side] & ~fight->standing; left != 0; left &= left - 1) {
        const int fighter = lowest(left);
        fight->posture[fighter] -= 1;
        if (fight->posture[fighter] != STANDING)
            continue;
        fight->standing |= 1u << fighter;
        fight->place[fighter] = place_of(fighter, LAST);
    }
}

static inline int won_by(const Fight *fight)
{
    if ((fight->present & MEMBERS[UNDEAD]) == 0)
        return IMPERIALS;
    return (fight->present & MEMBERS[IMPERIALS]) == 0 ? UNDEAD : NOBODY;
}

typedef struct {
    uint64_t wins[3];
    uint64_t rounds;
    uint64_t damage[2];
    uint64_t losses[2];
} Totals;

static const uint32_t EVERYBODY = 0x3ff;

static inline void fight_out(Rng *rng, Totals *totals)
{
    Fight fight;
    memset(&fight, 0, sizeof fight);
    fight.damage = totals->damage;
    fight.standing = fight.present = EVERYBODY;
    uint32_t paired = 0; /* who was there when pairs were last made */
    uint32_t round = 1;
    int winner;
    for (int side = IMPERIALS;; side = 1 - side, round += 1) {
        for (int fighter = 0; fighter < FIGHTERS; fighter += 1)
            fight.place[fighter] = place_of(fighter, IN_TURN);
        fight.parry_spent = fight.critical_spent = fight.afraid = 0;
        recover(&fight, side);
        if (round == 1) {
            charge(rng, &fight);
        } else if (fight.held != 0) {
            if (fight.held == MEMBERS[IMPERIALS])
                charge_in_return(rng, &fight);
            fight.held = 0;
            paired = 0;
        }
        if (paired != fight.present) {
            pair_up(&fight);
            paired = fight.present;
        }
        for (int knot = 0; knot < fight.knots; knot += 1) {
            const uint32_t around = fight.around[knot];
            if ((around & (around - 1)) != 0)
                fight_knot(rng, &fight, fight.centre[knot], around);
            else if (around != 0)
                fight_pair(rng, &fight, fight.centre[knot], lowest(around));
        }
        winner = won_by(&fight);
        if (winner != NOBODY)
            break;
        test_alone(rng, &fight, side);
        winner = won_by(&fight);
        if (winner != NOBODY || round == ROUNDS_MAX)
            break;
    }
    totals->rounds += round; /* MH-TURN-4: the last round begun; with both sides left after 20 it is a draw */
    totals->wins[winner] += 1;
    totals->losses[IMPERIALS] += SIDE - (uint32_t)__builtin_popcount(fight.present & MEMBERS[IMPERIALS]);
    totals->losses[UNDEAD] += SIDE - (uint32_t)__builtin_popcount(fight.present & MEMBERS[UNDEAD]);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: melee TRIALS SEED\n");
        return 2;
    }
    const uint64_t trials = natural_number(argv[1], "TRIALS");
    const uint64_t seed = natural_number(argv[2], "SEED");

    Rng rng = seeded(seed);
    Totals totals;
    memset(&totals, 0, sizeof totals);
    const clock_t begin = clock();
    for (uint64_t trial = 0; trial < trials; trial += 1)
        fight_out(&rng, &totals);
    const double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;

    printf("{\"trials\": %" PRIu64 ", \"seed\": %" PRIu64 ", \"imperials\": %" PRIu64 ", \"undead\": %" PRIu64
           ", \"draw\": %" PRIu64 ", \"rounds\": %" PRIu64 ", \"damageImperials\": %" PRIu64
           ", \"damageUndead\": %" PRIu64 ", \"lossesImperials\": %" PRIu64 ", \"lossesUndead\": %" PRIu64
           ", \"cpuSeconds\": %.6f}\n",
           trials, seed, totals.wins[IMPERIALS], totals.wins[UNDEAD], totals.wins[NOBODY], totals.rounds,
           totals.damage[IMPERIALS], totals.damage[UNDEAD], totals.losses[IMPERIALS], totals.losses[UNDEAD], seconds);
    return 0;
}
