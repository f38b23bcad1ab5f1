// Made from the names of the tests: `npm run pins` renews it.
import type { RulePins } from '../system.ts';

/** Tests that hold the code to each rule. */
export const RULE_PINS: RulePins = {
  'CF-TEST-1': [
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-1: a d6, the characteristic and the modifier" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-01 is exact" },
  ],
  'CF-TEST-2': [
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-2: a 1 fails, whatever is added" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-01 is exact" },
  ],
  'CF-TEST-3': [
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-3: a 6 is thrown again and added, and a 1 then fails all" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-01 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-02 is exact" },
  ],
  'CF-TEST-4': [
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-4: reaching the difficulty is enough" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-01 is exact" },
  ],
  'CF-TEST-5': [
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-5: of several dice the best counts, and only 1s all round fail" },
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-5: several sixes, …" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-03 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-04 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-14 is exact" },
  ],
  'CF-TEST-6': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-TEST-6: 6s of a shot by the policy of the shooter" },
    { file: "test/systems/confrontation/tests.test.ts", test: "a test against a difficulty > CF-TEST-6: the policy …" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-01 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-02 is exact" },
  ],
  'CF-TEST-7': [
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-7: the higher result wins; who fails alone loses" },
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-7: two characteristics, dice for each, and a modifier for the subject" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-05 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-06 is exact" },
  ],
  'CF-TEST-8': [
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-8: who is behind throws a 6 again, as long as he shows one" },
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-8: a tie is not behind" },
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-8: who never, once or always throws again does so at once" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-05 is exact" },
  ],
  'CF-TEST-9': [
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-9: equal results are rolled again, or go to a side by ruling" },
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-9: wounds lower the result, not the characteristic that is compared" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-05 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-06 is exact" },
  ],
  'CF-TEST-10': [
    { file: "test/systems/confrontation/tests.test.ts", test: "an opposed test > CF-TEST-10: both fail: again, or like a tie" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-05 is exact" },
  ],
  'CF-TEST-11': [
    { file: "test/systems/confrontation/tests.test.ts", test: "values and wounds > CF-TEST-11: wounds lower ATT, DEF, AIM and STR, and never COU, DIS or RES" },
    { file: "test/systems/confrontation/tests.test.ts", test: "values and wounds > CF-TEST-11: wounds lower INI by ruling" },
    { file: "test/systems/confrontation/tests.test.ts", test: "values and wounds > CF-TEST-11: results have no limit below" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-14 is exact" },
  ],
  'CF-TEST-12': [
    { file: "test/systems/confrontation/tests.test.ts", test: "values and wounds > CF-TEST-12: a charge lowers INI, ATT, DEF and AIM by 1, and not below 0 by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-23 is exact" },
  ],
  'CF-TURN-1': [
    { file: "test/systems/confrontation/turn.test.ts", test: "engines > CF-TURN-1: rolling every die comes to the same as drawing from laws" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-1, CF-TURN-4, CF-MNT-2: activation, combat, and then maintenance, in which the wounded regenerate" },
  ],
  'CF-TURN-2': [
    { file: "test/systems/confrontation/melee.test.ts", test: "the tactical roll > CF-TURN-2, CF-SEP-2: its winner separates, by the highest DIS present" },
    { file: "test/systems/confrontation/melee.test.ts", test: "the tactical roll > CF-TURN-2: ties go to the assailant by opposed-tie: assailant" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
  ],
  'CF-TURN-3': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-12, CF-TURN-3: whoever is in contact does not charge back; earlier speaking turns come first" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-6, CF-TURN-3: a fight is over at once when a side has left, won or drawn by left-side" },
  ],
  'CF-TURN-4': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-1, CF-TURN-4, CF-MNT-2: activation, combat, and then maintenance, in which the wounded regenerate" },
  ],
  'CF-TURN-5': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-5: turn follows turn up to the cap" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-20 is exact" },
  ],
  'CF-TURN-6': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-6: who is left alone wins, and nobody wins when both sides are gone" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-6, CF-TURN-3: a fight is over at once when a side has left, won or drawn by left-side" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-20 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-27 is exact" },
  ],
  'CF-MNT-1': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-MNT-1: a doomed fighter fights on, and is gone after maintenance" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-MNT-2': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-TURN-1, CF-TURN-4, CF-MNT-2: activation, combat, and then maintenance, in which the wounded regenerate" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-MNT-2: a success heals a degree and gives one more roll; the unhurt and the dead roll nothing" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-26 is exact" },
  ],
  'CF-MNT-3': [
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-MNT-3: stuns, charges and forced defence end with the turn" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-21 is exact" },
  ],
  'CF-MOVE-1': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-1: a walk goes the movement value, open to those who are free or have disengaged" },
  ],
  'CF-MOVE-2': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-MOVE-2: takes it for granted that only the free run in the third edition" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-2: a run goes twice as far, for those who are free" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-49 is exact" },
  ],
  'CF-MOVE-3': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-3: a charge goes twice as far, for those who are free and see the target" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-48 is exact" },
  ],
  'CF-MOVE-4': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-4: a free fighter engages twice as far, seen or not" },
  ],
  'CF-MOVE-5': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-5: whoever has disengaged engages within his plain movement" },
  ],
  'CF-MOVE-6': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-MOVE-6: takes for granted that the third edition lets cover moves be made in the air" },
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-MOVE-6, CF-MOVE-9: takes what the revised edition forbids for granted in the third, where it forbids" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-6: a cover move goes the movement value, in the revised edition only on the ground" },
  ],
  'CF-MOVE-7': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-MOVE-7: takes pursuits of the revised edition for granted" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-7: a pursuit goes half the movement, begun centimetres whole" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "what pursuits on the table take for granted > CF-MOVE-7: pursuits of the revised edition" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-50 is exact" },
  ],
  'CF-MOVE-8': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-8: only the revised edition has exclusive actions" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-49 is exact" },
  ],
  'CF-MOVE-9': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-MOVE-6, CF-MOVE-9: takes what the revised edition forbids for granted in the third, where it forbids" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-9: whoever has walked does not walk again" },
  ],
  'CF-MOVE-10': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-10: only assaults end in contact, and they must" },
  ],
  'CF-MOVE-15': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-15: who was assaulted and is in contact may do nothing, and a forbidden action goes nowhere" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "how far actions go > CF-MOVE-15: who was assaulted may still pursue in the combat phase, out of contact or in it" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-49 is exact" },
  ],
  'CF-MOVE-16': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-MOVE-16, CF-SHOT-5: a cover move adds 2 by ruling, and nothing on top of a dive" },
  ],
  'CF-FLY-1': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-1: fliers alone leave the ground, and only by levels that there are" },
  ],
  'CF-FLY-4': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-4: the level at which a move starts decides which movement value counts" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-48 is exact" },
  ],
  'CF-FLY-6': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-FLY-6: takes it for granted that fliers of the revised edition move as in the third" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-6: a change of level costs 5 cm before doubling" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-6: by ruling it costs 5 cm of the doubled movement" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-48 is exact" },
  ],
  'CF-FLY-7': [
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-7: no change of level in a pursuit" },
  ],
  'CF-FLY-8': [
    { file: "test/systems/confrontation/dives.test.ts", test: "after landing > CF-FLY-8, CF-ASLT-9: nobody runs on, but from level 2 to 1" },
    { file: "test/systems/confrontation/movement-values.test.ts", test: "moving through the air > CF-FLY-8: a landing takes 5 cm off the value in the air" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-31, CF-FLY-8: does not run on, but stays" },
  ],
  'CF-FLY-9': [
    { file: "test/systems/confrontation/dive.test.ts", test: "dives > CF-FLY-9: twice the movement in the air, less the cost of a level" },
    { file: "test/systems/confrontation/dive.test.ts", test: "dives > CF-FLY-9: too short, he charges on without bonus, with the movement of the level that he has reached" },
    { file: "test/systems/confrontation/dives.test.ts", test: "a dive charge > CF-FLY-9: goes twice the movement in the air less the change of level" },
    { file: "test/systems/confrontation/dives.test.ts", test: "a dive charge > CF-FLY-9: falling short leaves him at the level of his target, whence he charges on" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-37 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-38 is exact" },
  ],
  'CF-FLY-10': [
    { file: "test/systems/confrontation/dive.test.ts", test: "dives > CF-FLY-10: the bonus of a dive, in its first combat only" },
    { file: "test/systems/confrontation/dives.test.ts", test: "a dive charge > CF-FLY-10: fights as if INI, ATT and STR were higher, by ruling dive-bonus by …" },
    { file: "test/systems/confrontation/dives.test.ts", test: "after the first combat > CF-FLY-10: the bonus is gone" },
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-9, CF-FLY-10, CF-ABL-16: what a charge, a dive or running amok gives is lost" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-37 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-38 is exact" },
  ],
  'CF-FLY-11': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-11, CF-FLY-11: an adjacent level is no harder" },
  ],
  'CF-GEO-1': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "bases and marks > CF-GEO-1: under base-width … a square of 2.5 cm needs its own gap" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06c is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06d is exact" },
  ],
  'CF-GEO-2': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "bases and marks > CF-GEO-2: the mark of a … is the middle of its front" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-01 is exact" },
  ],
  'CF-GEO-3': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33, CF-GEO-3, CF-GEO-4: bases do not overlap in the air, and only markers at one place touch" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "bases and marks > CF-GEO-3: bases may touch, and overlap by a millionth at most" },
  ],
  'CF-GEO-4': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33, CF-GEO-3, CF-GEO-4: bases do not overlap in the air, and only markers at one place touch" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "bases and marks > CF-GEO-4: whoever touches an enemy of his level is engaged, unless the scenario knows better" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07b is exact" },
  ],
  'CF-GEO-5': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-GEO-5: takes what the revised edition forbids on the table for granted in the third" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31, CF-GEO-5: he may only be redirected at somebody of the level at which he is by then" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-5: … is refused" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-5: a cover move in the air, in the … edition with rulings …" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-5: engaging needs no sight, nor does a charge where charge-condition is free" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-5: under line-of-sight front-arc some part of the target lies in front of the mark" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-15a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-15b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-20b is exact" },
  ],
  'CF-GEO-6': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-6: the potential of a … … is … cm" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "orders > CF-GEO-6: a change of level costs 5 cm, by level-change-cost …" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-14 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-15a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-21a is exact" },
  ],
  'CF-GEO-7': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-7: the mark follows the edges of bases, the target’s too" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-04 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-14 is exact" },
  ],
  'CF-GEO-8': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-8: under pass-friends …" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-8: nobody ends on a friend, and a friend as the target is not passed" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07c is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07d is exact" },
  ],
  'CF-GEO-9': [
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "what pursuits on the table take for granted > CF-GEO-9, CF-GEO-10: nothing of gaps where he stays" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-9: a gap of the very width of a base is open, a narrower one closed, whatever stands between" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-04 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-05a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06c is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-13a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-13b is exact" },
  ],
  'CF-GEO-10': [
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "what pursuits on the table take for granted > CF-GEO-9, CF-GEO-10: nothing of gaps where he stays" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-10: parallel walls bar all that lies between them" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-10: whoever stands before a closed gap goes back on his side of it, and along it, but not in" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-10: corners of walls are not rounded across the throat that ends at them" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-10: under clearance … nothing slips between what touches" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-05a is exact" },
  ],
  'CF-GEO-11': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-11, CF-GEO-13: a single base is rounded under clearance …" },
  ],
  'CF-GEO-12': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-12: under clearance mark-only a narrow gap is open" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-05b is exact" },
  ],
  'CF-GEO-13': [
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-11, CF-GEO-13: a single base is rounded under clearance …" },
    { file: "test/systems/confrontation/table-orders.test.ts", test: "obstacles > CF-GEO-13: start and point may lie nearer to an obstacle than half a base, but no contact point" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-05c is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-08b is exact" },
  ],
  'CF-GEO-14': [
    { file: "test/systems/confrontation/moves-twin.test.ts", test: "ways on the table > CF-GEO-14: are as short as brute force finds them" },
    { file: "test/systems/confrontation/ways.test.ts", test: "ways and prices > CF-GEO-14: a wall is rounded at its corners, and a closed ring blocks" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-01 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-04 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-08a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-13a is exact" },
  ],
  'CF-GEO-15': [
    { file: "test/systems/confrontation/ways.test.ts", test: "ways and prices > CF-GEO-15: of two ways of the same length the left one is gone" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-06b is exact" },
  ],
  'CF-GEO-16': [
    { file: "test/systems/confrontation/ways.test.ts", test: "ways and prices > CF-GEO-16: a move of the very potential arrives" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-03 is exact" },
  ],
  'CF-GEO-17': [
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: a … hill costs a … figure … cm" },
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: under relief-cost …" },
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: a start inside pays no entry, an end inside no exit, overlapping hills each their own" },
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: its boundary is outside, and going round it competes with crossing" },
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: whoever is inside may round an inward corner without leaving" },
    { file: "test/systems/confrontation/ways.test.ts", test: "reliefs > CF-GEO-17: contact where the boundary meets the edge of the target may be counted outside" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09c is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09d is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09e is exact" },
  ],
  'CF-GEO-18': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-18: a round base is faced at its centre, a square one flush at an edge" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-18: at a corner any facing within its quarter is right" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-01 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-10a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-10b is exact" },
  ],
  'CF-GEO-19': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-19: a post before the target bars contact under contact-room …" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-19: a base may be placed so that it touches others, exactly" },
    { file: "test/systems/confrontation/moves-twin.test.ts", test: "ways on the table > CF-GEO-19: end where brute force finds room in a crowd" },
    { file: "test/systems/confrontation/moves.test.ts", test: "moves on the table > CF-GEO-19: slides along an edge until the base is clear, even where two others overlap" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-10b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-11 is exact" },
  ],
  'CF-GEO-20': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-20: without a free point of contact the order is refused" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-SEP-5, CF-GEO-20: whom as many touch as can is out of reach, whatever the room" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-12 is exact" },
  ],
  'CF-GEO-21': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-21: contact is made where the way is shortest, facing as it came" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-01 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-10a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-11 is exact" },
  ],
  'CF-GEO-22': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-GEO-22: a contact point may be chosen where it is free" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-22 is exact" },
  ],
  'CF-GEO-23': [
    { file: "test/systems/confrontation/ways.test.ts", test: "points and ends > CF-GEO-23: a walk may end at a friend, not at an enemy; a pursuit at both" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-14 is exact" },
  ],
  'CF-GEO-24': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-34, CF-GEO-24: finds room there, and touches nobody but in an assault" },
    { file: "test/systems/confrontation/ways.test.ts", test: "points and ends > CF-GEO-24: at a point the base must fit, and touch no enemy unless in a pursuit" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-07d is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-20a is exact" },
  ],
  'CF-GEO-25': [
    { file: "test/systems/confrontation/ways.test.ts", test: "points and ends > CF-GEO-25: too far, he stops on the way, looking at his aim" },
    { file: "test/systems/confrontation/ways.test.ts", test: "points and ends > CF-GEO-25: before a climb or descent that is too dear he stops" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-02 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-08a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-09e is exact" },
  ],
  'CF-GEO-26': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "several targets > CF-GEO-26: under multi-contact-mark … with … first" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "several targets > CF-GEO-26: under on-any-target the nearest way counts" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "several targets > CF-GEO-26: what no base can touch at once is not adjacent, what is too far is too far" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-17a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-17b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-18a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-18b is exact" },
  ],
  'CF-GEO-27': [
    { file: "test/systems/confrontation/contacts.test.ts", test: "turning the charged > CF-GEO-27: only who charges on a square base turns his targets" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "turning the charged > CF-GEO-27: who touches somebody is not turned, nor who is more powerful" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "turning the charged > CF-GEO-27: there must be room to turn" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "turning the charged > CF-GEO-27: under pivot-about …" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-17b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-17c is exact" },
  ],
  'CF-GEO-28': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "turning > CF-GEO-28: after a walk or a run any facing may be chosen" },
  ],
  'CF-GEO-29': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "turning > CF-GEO-29: under rotation … who cannot move turns or not" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-19a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-19b is exact" },
  ],
  'CF-GEO-30': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-30: the way to its place is gone as if it were there" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16c is exact" },
  ],
  'CF-GEO-31': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31: he may be redirected with what is left" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31: or run with what is left, without contact" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31: under flight-redirects … a flight lets him be redirected or not" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31, CF-GEO-5: he may only be redirected at somebody of the level at which he is by then" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-31: only an assault is redirected" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-31, CF-GEO-34: is redirected on the ground, round what he would have flown over" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-31, CF-FLY-8: does not run on, but stays" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16b is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16c is exact" },
  ],
  'CF-GEO-32': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "lost targets > CF-GEO-32: …, …, seen: …" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-16b is exact" },
  ],
  'CF-GEO-33': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33: at level … a tower of … cm" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33: tall reliefs are gone round too, whatever their form; bases are not" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33: a target in the air is reached at its centre, one on the ground at its edge" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-33, CF-GEO-3, CF-GEO-4: bases do not overlap in the air, and only markers at one place touch" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-21a is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-21b is exact" },
  ],
  'CF-GEO-34': [
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-34: a rise … the move" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-34: a charge that rises to its target … the move touches it there" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > CF-GEO-34: a dive ends one level lower, even when it falls short" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-34: stands on the ground about the place of his marker" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-34: takes for granted where he comes down, unless at a base" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-34, CF-GEO-24: finds room there, and touches nobody but in an assault" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-34: comes down from a dive with his base before his target" },
    { file: "test/systems/confrontation/sequels.test.ts", test: "flight > landing > CF-GEO-31, CF-GEO-34: is redirected on the ground, round what he would have flown over" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "MV-21a is exact" },
  ],
  'CF-GEO-35': [
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35: has engaged all enemies whom he touches" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35, CF-PUR-5: fights those at once who have not fought in this phase" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35: has engaged nobody where he touches nobody" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35: has engaged nobody at another level" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35: stays though he has no movement, and stands in a closed gap" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35: is told in words" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who moves > CF-GEO-35: has engaged whom he touches at the end" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who moves > CF-GEO-35: has engaged nobody where the order is refused, and no other move engages so" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "what pursuits on the table take for granted > CF-GEO-35: that those count whom he has touched all along, where he goes to somebody else" },
  ],
  'CF-FEAR-1': [
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-1: COU against FEAR, whatever the wounds and charges" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-32 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-42 is exact" },
  ],
  'CF-FEAR-2': [
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-2: who frightens, is immune, or has no courage at all never tests" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-2: an assailant tests once, against the highest FEAR among his targets" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-2: a combat that opens with a charge tests courage like an assault" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-32 is exact" },
  ],
  'CF-FEAR-3': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-2, CF-FEAR-3: courage of the assailant, his shot, courage of the targets, and then the move" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in assaults > CF-FEAR-3: the assailant tests, then shoots, then his target tests" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
  ],
  'CF-FEAR-4': [
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-4: a FEAR that was passed, and lower ones, are no more tested" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in combats > CF-FEAR-4: one who has stood up to a FEAR does so for the rest of the fight, by ruling fear-immunity" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-4: a test that was passed protects later, by fear-immunity" },
  ],
  'CF-FEAR-5': [
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in assaults > CF-FEAR-5: an assailant who fails stays where he is, and tries again in the next turn" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in assaults > CF-FEAR-5: a free target that fails flees, or by ruling stands with all its dice in defence" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in assaults > CF-FEAR-5: a target in contact cannot flee, and only defends itself" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-5: an assailant who fails stays put, and tries again next turn" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-5, CF-FEAR-9: a free target flees for good, or stands and defends itself by rout: stands" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-5: a target in contact cannot flee, and only defends itself" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-37 is exact" },
  ],
  'CF-FEAR-6': [
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-6: a war cry frightens the target of a charge, and nobody else" },
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-6: who charges with a war cry tests with it, and scorns what it covers" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-6: a war cry sounds in charges, not in engagements" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-42 is exact" },
  ],
  'CF-FEAR-7': [
    { file: "test/systems/confrontation/courage.test.ts", test: "courage tests > CF-FEAR-7: an abominable one is tested against every turn" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in combats > CF-FEAR-7: an abominable one is faced anew in every turn after the first" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-7: whoever touches an abominable one tests again every later turn" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-FEAR-7, CF-DIS-8: whoever is held by dread may still leave contact, but not whoever has failed to" },
  ],
  'CF-FEAR-8': [
    { file: "test/systems/confrontation/courage.test.ts", test: "rally > CF-FEAR-8: the better of courage and discipline against 8, or the one chosen" },
    { file: "test/systems/confrontation/courage.test.ts", test: "rally > CF-FEAR-8: nobody rallies in contact with fear" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-43 is exact" },
  ],
  'CF-FEAR-9': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-FEAR-9: takes for granted that whoever flees is gone, where somebody may flee" },
    { file: "test/systems/confrontation/fear-in-fights.test.ts", test: "fear in assaults > CF-FEAR-9: whoever has fled does not come back" },
    { file: "test/systems/confrontation/fights-in-fear.test.ts", test: "fear in fights > CF-FEAR-5, CF-FEAR-9: a free target flees for good, or stands and defends itself by rout: stands" },
  ],
  'CF-ASLT-1': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-1: a charge where the target is seen, else an engagement" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-36 is exact" },
  ],
  'CF-ASLT-2': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-2, CF-FEAR-3: courage of the assailant, his shot, courage of the targets, and then the move" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
  ],
  'CF-ASLT-3': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-3, CF-ASLT-4, CF-ASLT-5: in contact if the path is not longer than twice his movement" },
  ],
  'CF-ASLT-4': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-3, CF-ASLT-4, CF-ASLT-5: in contact if the path is not longer than twice his movement" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-32 is exact" },
  ],
  'CF-ASLT-5': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-3, CF-ASLT-4, CF-ASLT-5: in contact if the path is not longer than twice his movement" },
  ],
  'CF-ASLT-6': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-6: several targets are reached together, or none" },
  ],
  'CF-ASLT-7': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-7: too short, he goes as far as he can, and assaults again from there" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-36 is exact" },
  ],
  'CF-ASLT-9': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-9: he comes to the place of targets that have fled, and redirects, stays, or runs on" },
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-9: flight lets him redirect by flight-redirects, a shot always" },
    { file: "test/systems/confrontation/dives.test.ts", test: "after landing > CF-FLY-8, CF-ASLT-9: nobody runs on, but from level 2 to 1" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-34 is exact" },
  ],
  'CF-ASLT-10': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-10: a redirection has to be within reach, and stays a charge if its target is seen" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
  ],
  'CF-ASLT-11': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-11: while some targets are left he goes on against them" },
  ],
  'CF-ASLT-12': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-12, CF-TURN-3: whoever is in contact does not charge back; earlier speaking turns come first" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-36 is exact" },
  ],
  'CF-ASLT-13': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-13: the first outcome that applies" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
  ],
  'CF-ASLT-14': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-14: only those whom an assault names take part, for as long as is asked" },
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-14, CF-PEN-5: whoever has been charged before brings his penalty only once he is touched" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-35 is exact" },
  ],
  'CF-ASLT-15': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-15: assailants of one speaking turn are placed together, and whose targets are gone assault no more" },
  ],
  'CF-PEN-1': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-1: chargers as powerful as their target penalise it, weaker ones do not" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-1: by charge-comparison: size it is the ranks that count" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-16 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-17 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-18 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-32 is exact" },
  ],
  'CF-PEN-2': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-2: only chargers of one speaking turn add up" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-2, CF-PEN-7: whoever engages does not count" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-35 is exact" },
  ],
  'CF-PEN-3': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-3: who charges several compares himself with all of them" },
  ],
  'CF-PEN-4': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-4: one target against its chargers, under both readings of mixed-charge" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-4: overlapping charges, target by target or as one group" },
  ],
  'CF-PEN-5': [
    { file: "test/systems/confrontation/assault.test.ts", test: "assaults > CF-ASLT-14, CF-PEN-5: whoever has been charged before brings his penalty only once he is touched" },
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-PEN-5: takes for granted whether penalties add up, where somebody charged is charged again" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-5: INI, ATT and DEF fall by one, to the end of the turn" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-5: charged by name or from the start, once or for each speaking turn by charge-stacking" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-1, CF-PEN-5: warns of a charge penalty, which nobody has who was not charged in this phase" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-16 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-21 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-47 is exact" },
  ],
  'CF-PEN-6': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-6, CF-ABL-17: a heavy charger of twice a power more takes two" },
  ],
  'CF-PEN-7': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-2, CF-PEN-7: whoever engages does not count" },
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-7: a pursuit penalises nobody" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-36 is exact" },
  ],
  'CF-DIS-1': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-DIS-1, CF-DIS-9: of a disengagement only what it comes to" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-1: is only for who was not assaulted and has not too many about him" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-1, CF-PEN-5: warns of a charge penalty, which nobody has who was not charged in this phase" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-SEP-5, CF-DIS-1: the size of a fighter says how many are too many" },
  ],
  'CF-DIS-2': [
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-2: by agility INI against 4 and 2 for each opponent" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-2: a charge has cost him a point of INI" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-27 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-28 is exact" },
  ],
  'CF-DIS-3': [
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-3: by force STR less the highest RES, if he is the largest" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-3: or by whichever is likelier" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-30 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-31 is exact" },
  ],
  'CF-DIS-4': [
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-4: wounds lower the result without a floor, or not at all by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-28 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-29 is exact" },
  ],
  'CF-DIS-5': [
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-DIS-5: success gives his movement" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-28 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-30 is exact" },
  ],
  'CF-DIS-6': [
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-6: who fails has all his dice in defence this turn" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-6: who fails has all his dice in defence against all opponents" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-27 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-30 is exact" },
  ],
  'CF-DIS-7': [
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-7: he leaves for good, which is a defeat by ruling" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-7: or he engages one of them again, who cannot get away then, and fights nobody else" },
  ],
  'CF-DIS-8': [
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-8: is tried from the first turn of a fight that begins in contact" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-8: not in a turn with an assault, his own or one on him" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "leaving a fight > CF-DIS-8: only where his tactics want it" },
    { file: "test/systems/confrontation/turn.test.ts", test: "the turn > CF-FEAR-7, CF-DIS-8: whoever is held by dread may still leave contact, but not whoever has failed to" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-27 is exact" },
  ],
  'CF-DIS-9': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-DIS-1, CF-DIS-9: of a disengagement only what it comes to" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-9: he engages within his movement, or falls short" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-9: then he fights whom he has engaged, and nobody else" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-9: he may engage one of those whom he has left" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-9: where he may not try he fights with his dice free" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "what follows > CF-DIS-9: who is gone fights nobody" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-30 is exact" },
  ],
  'CF-SHOT-1': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-1: each range up to its distance, included" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-1: the weapon that is named, else the first" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-39 is exact" },
  ],
  'CF-SHOT-2': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-2: AIM less charge and wounds" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-39 is exact" },
  ],
  'CF-SHOT-3': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-SHOT-3, CF-SHOT-4: difficulties that no source gives, unless the scenario does" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-3: 4, 7 and 10, or what the scenario says" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-39 is exact" },
  ],
  'CF-SHOT-4': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-SHOT-3, CF-SHOT-4: difficulties that no source gives, unless the scenario does" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-4: 1 for a shooter who has moved, and the cover of the scenery" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-39 is exact" },
  ],
  'CF-SHOT-5': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-SHOT-5, CF-SHOT-6: what diving for cover is taken to do" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-5: the target’s own number is added" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-MOVE-16, CF-SHOT-5: a cover move adds 2 by ruling, and nothing on top of a dive" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-40 is exact" },
  ],
  'CF-SHOT-6': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "tests, attacks and shots > CF-SHOT-5, CF-SHOT-6: what diving for cover is taken to do" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-6: by ruling a free target on the ground that was not activated dives for cover, if it will" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-40 is exact" },
  ],
  'CF-SHOT-7': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-7: damage with the strength of the weapon" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-7: the shooter’s wounds lower it, by ruling" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-7: outcomes tell what is new of the target" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-39 is exact" },
  ],
  'CF-SHOT-8': [
    { file: "test/systems/confrontation/assault.test.ts", test: "shots and impacts of assaults > CF-SHOT-8: assault fire needs the ability, or free-assault-fire, and a target that is seen" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-8: assault fire has difficulty 7, whatever else" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-33 is exact" },
  ],
  'CF-SHOT-9': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-9: a bull’s-eye adds the margin to the strength" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-41 is exact" },
  ],
  'CF-SHOT-10': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-SHOT-10: rapid reloading fires twice, 2 harder, the second shot at a living target" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-40 is exact" },
  ],
  'CF-SHOT-11': [
    { file: "test/systems/confrontation/shooting.test.ts", test: "difficulty > CF-SHOT-11, CF-FLY-11: an adjacent level is no harder" },
  ],
  'CF-SEP-1': [
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-1, CF-SEP-3: in pairs, the surplus spread over them or ganging up" },
  ],
  'CF-SEP-2': [
    { file: "test/systems/confrontation/melee.test.ts", test: "the tactical roll > CF-TURN-2, CF-SEP-2: its winner separates, by the highest DIS present" },
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-2: combats of the scenario hold for the first turn; whoever is not named is free" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-46 is exact" },
  ],
  'CF-SEP-3': [
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-1, CF-SEP-3: in pairs, the surplus spread over them or ganging up" },
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-3: no more than can touch somebody; the rest spread, or stay free" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-46 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-47 is exact" },
  ],
  'CF-SEP-4': [
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-4, CF-PUR-5: the tactical winner designates first; who has fought is not pursued" },
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-4: the players designate in turns" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-46 is exact" },
  ],
  'CF-SEP-5': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-SEP-5: takes eight contacts for granted where that can matter and nothing else is said" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-SEP-5, CF-GEO-20: whom as many touch as can is out of reach, whatever the room" },
    { file: "test/systems/confrontation/contacts.test.ts", test: "contact > CF-SEP-5: by size where the scenario says so" },
    { file: "test/systems/confrontation/disengagement.test.ts", test: "an attempt > CF-SEP-5, CF-DIS-1: the size of a fighter says how many are too many" },
  ],
  'CF-DICE-1': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "combat dice > CF-DICE-1: one and one for each opponent: two in a duel, N + 1 against N, two against one" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "combat dice > CF-DICE-1: only the living count" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-19 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-35 is exact" },
  ],
  'CF-DICE-2': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "initiative > CF-DICE-2: an opposed test of INI decides who strikes first" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "initiative > CF-DICE-2: equal results under every reading of opposed-tie" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "initiative > CF-DICE-2: a double failure counts as a tie by opposed-double-failure: tie-rule" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "initiative > CF-DICE-2: wounds slow down, by initiative-wounds and wound-penalty" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "initiative > CF-DICE-2: the best or the first fighter of a side leads it, as its first fighter decides" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
  ],
  'CF-DICE-3': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "placing dice > CF-DICE-3: the loser of initiative places first, the winner last" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-19 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-22 is exact" },
  ],
  'CF-DICE-4': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "combat dice > CF-DICE-4: every way to split them" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "combat dice > CF-DICE-4: whoever is forced into defence has no attack die, for one turn" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-16 is exact" },
  ],
  'CF-DICE-5': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "placing dice > CF-DICE-5: cover meets the attacks, and exploit outdoes the defence, shared among comrades" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-22 is exact" },
  ],
  'CF-DICE-6': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "placing dice > CF-DICE-6: by split-order: before-initiative both place blind" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-23 is exact" },
  ],
  'CF-XCH-1': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-1: sides alternate, and the combat ends when one has nobody left" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-1: a side without attack dice is passed over, and other dice are lost" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
  ],
  'CF-XCH-2': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-2: a lone fighter strikes at each opponent once a go" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-2: several comrades strike one after another before he does" },
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-2: a lone fighter takes the … first" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-19 is exact" },
  ],
  'CF-XCH-3': [
    { file: "test/systems/confrontation/combat-dice.test.ts", test: "exchanges > CF-XCH-3: an attack takes one attack die, a master strike two, and neither sort of dice does the other’s work" },
  ],
  'CF-XCH-4': [
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-XCH-4: one die a parry, and none for who never parries" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-XCH-4: sustained defence puts several dice into one parry, by ruling" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-XCH-4: a reserve is kept for those who strike better" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-19 is exact" },
  ],
  'CF-XCH-5': [
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-5: an attack misses on a 1, on a 6 thrown again too" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-10 is exact" },
  ],
  'CF-XCH-6': [
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-6: an attack … above the parry" },
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-6: 6s of an attack without a parry, …" },
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-6: a 6 is thrown again against several dice where one would do" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-11 is exact" },
  ],
  'CF-XCH-7': [
    { file: "test/systems/confrontation/attack.test.ts", test: "what an attack costs > CF-XCH-7: an attack that fails leaves the parry its die, or not, by ruling" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-XCH-7: an attack that fails costs the defence die, or not, by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-XCH-8': [
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-8: a parry is a test of DEF with all announced dice, and spends them" },
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-8: 6s of a parry, …" },
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-8: equal results go to the defender, or to the attacker by ruling" },
    { file: "test/systems/confrontation/attack.test.ts", test: "what an attack costs > CF-XCH-8: a parry spends its dice, whether it stops the attack or not" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-10 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-12 is exact" },
  ],
  'CF-XCH-9': [
    { file: "test/systems/confrontation/attack.test.ts", test: "attack and parry > CF-XCH-9: a hit rolls for damage at once" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-10 is exact" },
  ],
  'CF-WND-1': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-1: survival instinct may cancel the roll; the location is told all the same" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-1: a blow rolls no damage once it is cancelled, and still hits" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-08 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-26 is exact" },
  ],
  'CF-WND-2': [
    { file: "test/systems/confrontation/attack.test.ts", test: "strength > CF-WND-2: strength dice are rolled with each blow" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-2: the lower die is the location, the higher one with S - w - RES the result" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-2: the law of the default table" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-2: wounds of the attacker lower his damage, by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-07 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-10 is exact" },
  ],
  'CF-WND-3': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-WND-3: takes the default wound table for granted, and warns of it unless it is told to" },
    { file: "test/systems/confrontation/combatant.test.ts", test: "the wound table > CF-WND-3: gives the level by row and location, the last row without end" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-3: the first row that the result does not exceed, and the last for all above" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-07 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-09 is exact" },
  ],
  'CF-WND-4': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-WND-4: doubles are nothing special, or one level worse" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-08 is exact" },
  ],
  'CF-LVL-1': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-1: a worse wound replaces the level" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-08 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-20 is exact" },
  ],
  'CF-LVL-2': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-2: one no worse raises it by a degree, up to death" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-08 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-20 is exact" },
  ],
  'CF-LVL-3': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-3: killed is dead at once" },
  ],
  'CF-LVL-4': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-4: stunned raises no level, and is told only once" },
  ],
  'CF-LVL-5': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-5: the penalty of the level, and at least 1 for the stunned" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-LVL-5: being stunned adds 1, by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-14 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-15 is exact" },
  ],
  'CF-LVL-6': [
    { file: "test/systems/confrontation/tests.test.ts", test: "values and wounds > CF-LVL-6: wounds of the result know no floor, those of the characteristic do" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-LVL-6: STR for damage is not below 0 where wounds lower characteristics" },
  ],
  'CF-LVL-7': [
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "the dead > CF-LVL-7: leave at once with their dice, but for the fierce" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-PUR-1': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-1: all comrades of a combat pursue, one-by-one or moves-first by pursuit-order" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-44 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-46 is exact" },
  ],
  'CF-PUR-2': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-2, CF-PUR-6, CF-ABL-23: once a turn, and more often if implacable by ruling" },
  ],
  'CF-PUR-3': [
    { file: "test/systems/confrontation/assumptions.test.ts", test: "a variant > CF-PUR-3: takes it for granted that a pursuer among several turns to one, where he may touch them" },
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-3: half his movement in begun centimetres" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-44 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
  ],
  'CF-PUR-4': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-4: pursuing …" },
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-4: a lone enemy whom nobody else can touch is passed over" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-44 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
  ],
  'CF-PUR-5': [
    { file: "test/systems/confrontation/melee.test.ts", test: "separation > CF-SEP-4, CF-PUR-5: the tactical winner designates first; who has fought is not pursued" },
    { file: "test/systems/confrontation/pursuits-on-table.test.ts", test: "a pursuer who stays > CF-GEO-35, CF-PUR-5: fights those at once who have not fought in this phase" },
  ],
  'CF-PUR-6': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-2, CF-PUR-6, CF-ABL-23: once a turn, and more often if implacable by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
  ],
  'CF-PUR-7': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-7: he joins the combat of a lone enemy, which is fought at once" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-44 is exact" },
  ],
  'CF-PUR-8': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-8: he takes one of several enemies off a comrade, who keeps the others" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-45 is exact" },
  ],
  'CF-PUR-9': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-9: fresh dice, but penalties stay" },
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-9, CF-FLY-10, CF-ABL-16: what a charge, a dive or running amok gives is lost" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-44 is exact" },
  ],
  'CF-PUR-10': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-10: opponents of a doomed fighter do not pursue, and he may" },
  ],
  'CF-ABL-1': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-1: a sequence gives extra dice, for ATT and DEF less by 2 each" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-23 is exact" },
  ],
  'CF-ABL-2': [
    { file: "test/systems/confrontation/attack.test.ts", test: "counter-attack > CF-ABL-2: the parry has to beat the attack by 2, or by 1 when improved" },
    { file: "test/systems/confrontation/attack.test.ts", test: "counter-attack > CF-ABL-2: reaching the attack without the margin hits, or parries by ruling" },
    { file: "test/systems/confrontation/attack.test.ts", test: "what an attack costs > CF-ABL-2: a counter-attack, and an attack that fails against one, give a free attack" },
    { file: "test/systems/confrontation/attack.test.ts", test: "what an attack costs > CF-ABL-2: a near miss that parries gives no free attack" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-ABL-2: a counter-attack strikes back at once, and is parried plainly" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-13 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-ABL-3': [
    { file: "test/systems/confrontation/attack.test.ts", test: "strength > CF-ABL-3: a master strike has STR + ATT + X, wounds counted once" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-ABL-3: a master strike takes two attack dice" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-14 is exact" },
  ],
  'CF-ABL-4': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-4: war fury by its older text: one die more, and all in attack" },
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-4: war fury by its revised text: one attack more for whoever attacks with most of his dice" },
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-4: by the revised text fury binds him in later combats of the turn" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-24 is exact" },
  ],
  'CF-ABL-5': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "strength and attack of abilities > CF-ABL-5: which deaths let a fierce fighter go on, by fierce-death" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "whoever fights on > CF-ABL-5: the fierce are dead, but not out, with a penalty of 3 and nothing more to fear" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "whoever fights on > CF-ABL-5: any death, or only an outright one, by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-ABL-6': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-ABL-6: the possessed suffer 0, 1 and 2, and 1 when stunned" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-25 is exact" },
  ],
  'CF-ABL-7': [
    { file: "test/systems/confrontation/wounds.test.ts", test: "levels > CF-ABL-7: endurance suffers nothing from a light wound" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-41 is exact" },
  ],
  'CF-ABL-8': [
    { file: "test/systems/confrontation/attack.test.ts", test: "what an attack costs > CF-ABL-8: a feint that hits wounds nobody" },
    { file: "test/systems/confrontation/blows-in-combat.test.ts", test: "parries > CF-ABL-8: a feint takes a die of the chosen sort, if there is one" },
  ],
  'CF-ABL-9': [
    { file: "test/systems/confrontation/ability-rolls.test.ts", test: "rolls of abilities > CF-ABL-9: regeneration heals a degree, and after a success perhaps one more" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-26 is exact" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-51 is exact" },
  ],
  'CF-ABL-10': [
    { file: "test/systems/confrontation/ability-rolls.test.ts", test: "rolls of abilities > CF-ABL-10: survival instinct succeeds on its number or more" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-26 is exact" },
  ],
  'CF-ABL-11': [
    { file: "test/systems/confrontation/ability-rolls.test.ts", test: "rolls of abilities > CF-ABL-11: so does insensible" },
  ],
  'CF-ABL-12': [
    { file: "test/systems/confrontation/ability-rolls.test.ts", test: "rolls of abilities > CF-ABL-12: a reinforcement is gone, waits or returns" },
  ],
  'CF-ABL-13': [
    { file: "test/systems/confrontation/attack.test.ts", test: "strength > CF-ABL-13: immune to master strikes, he takes plain STR" },
    { file: "test/systems/confrontation/courage.test.ts", test: "abilities against fear > CF-ABL-13: immunity to fear" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-ABL-13: immunity to exceptional wounds" },
  ],
  'CF-ABL-14': [
    { file: "test/systems/confrontation/combatant.test.ts", test: "the wound table > CF-ABL-14: hard-boiled fighters read it higher up, never above the first row" },
    { file: "test/systems/confrontation/wounds.test.ts", test: "damage > CF-ABL-14: the hard-boiled are hurt some rows higher up, and not above the first" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-08 is exact" },
  ],
  'CF-ABL-15': [
    { file: "test/systems/confrontation/attack.test.ts", test: "a personal enemy > CF-ABL-15: killing him heals a degree and gives …" },
    { file: "test/systems/confrontation/attack.test.ts", test: "a personal enemy > CF-ABL-15: nobody else, nor one who fights on, gives anything" },
    { file: "test/systems/confrontation/attack.test.ts", test: "a personal enemy > CF-ABL-15: who was given to be fierce fights on after his death" },
  ],
  'CF-ABL-16': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "strength and attack of abilities > CF-ABL-16: amok adds to ATT and STR in the turn of a charge or an engagement" },
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-9, CF-FLY-10, CF-ABL-16: what a charge, a dive or running amok gives is lost" },
  ],
  'CF-ABL-17': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-PEN-6, CF-ABL-17: a heavy charger of twice a power more takes two" },
  ],
  'CF-ABL-18': [
    { file: "test/systems/confrontation/attack.test.ts", test: "strength > CF-ABL-18: a character has a master strike and a counter-attack" },
    { file: "test/systems/confrontation/combatant.test.ts", test: "a fighter > CF-ABL-18: a character has what characters have, shooters one thing more" },
    { file: "test/systems/confrontation/shooting.test.ts", test: "hits > CF-ABL-18: a character with a gun reloads rapidly" },
  ],
  'CF-ABL-19': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "strength and attack of abilities > CF-ABL-19: force on charge replaces STR, or adds to it, by ruling" },
  ],
  'CF-ABL-20': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-20: bestial charge gives an attack die in the first combat after a charge, by ruling" },
  ],
  'CF-ABL-21': [
    { file: "test/systems/confrontation/charge.test.ts", test: "charge penalties > CF-ABL-21: a brute charges with one power more, by ruling" },
  ],
  'CF-ABL-22': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-22: a born killer has one more attack die, by ruling" },
  ],
  'CF-ABL-23': [
    { file: "test/systems/confrontation/melee.test.ts", test: "pursuits > CF-PUR-2, CF-PUR-6, CF-ABL-23: once a turn, and more often if implacable by ruling" },
  ],
  'CF-ABL-24': [
    { file: "test/systems/confrontation/courage.test.ts", test: "abilities against fear > CF-ABL-24: bravery repeats a failed test, by ruling" },
    { file: "test/systems/confrontation/courage.test.ts", test: "abilities against fear > CF-ABL-24: fanatics test on discipline, or never fail, by ruling" },
    { file: "test/systems/confrontation/known-answers.test.ts", test: "CF-KA-42 is exact" },
  ],
  'CF-ABL-25': [
    { file: "test/systems/confrontation/fighting-abilities.test.ts", test: "dice of abilities > CF-ABL-25: an ambidextrous fighter has one more attack die on an equal split, by ruling" },
  ],
  'CF-ABL-26': [
    { file: "test/systems/confrontation/assault.test.ts", test: "shots and impacts of assaults > CF-ABL-26: impact wounds everybody whom a charge reaches, by ruling" },
  ],
};
