// Made from the names of the tests: `npm run pins` renews it.
import type { RulePins } from '../system.ts';

/** Tests that hold the code to each rule. */
export const RULE_PINS: RulePins = {
  'MB-GEN-1': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-GEN-1: who dominates after a charge may still close in" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
  ],
  'MB-GEN-2': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-1 and MB-GEN-2: a target more than 4 cm away, or in a blocked band, is out of reach" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-GEN-2: nobody is struck who stands more than 4 cm away, and nobody moves" },
  ],
  'MB-ROLL-1': [
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-1: add value, all dice and modifiers; negative totals are kept" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-01 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-02 is exact" },
  ],
  'MB-ROLL-2': [
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-2: reach the difficulty by equalling it, and a constant by itself" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-01 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-03 is exact" },
  ],
  'MB-ROLL-3': [
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-3: are special when they succeed and show a 6, 8 or 10, by ruling the greatest face, or never" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-01 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-04 is exact" },
  ],
  'MB-ROLL-4': [
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-4: fail automatically on ones alone, by ruling on any one, or never" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-01 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-02 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-04 is exact" },
  ],
  'MB-ROLL-5': [
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-5: take the dice of the table by value, the aptitude’s own before it" },
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-5: gives derived aptitudes the dice of their own value" },
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-5: knows the dice table by its French name too" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-51 is exact" },
  ],
  'MB-ROLL-6': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "an escape > MB-ROLL-6: takes no destiny point" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a condition > MB-ROLL-6: spends destiny on what its owner wants, while it lasts" },
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-6: adds a die like the first, by ruling a d6 or a d10, thrown last" },
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-ROLL-6: spends a point only on the rolls that its owner wants, while points last" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-03 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-52 is exact" },
  ],
  'MB-ROLL-7': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "opposed rolls > MB-ROLL-7: the higher total dominates, and equal totals are for the ruling pass-tie" },
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "opposed rolls > MB-ROLL-7: who fails automatically loses, cannot dominate, or is like another" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-07 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-08 is exact" },
  ],
  'MB-ROLL-8': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "opposed rolls > MB-ROLL-8: a dodge succeeds on more, and on as much unless ruled otherwise; it never dominates" },
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "opposed rolls > MB-ROLL-8: a failed attack misses a dodger, a failed dodge is hit, unless failures are ignored" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-06 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-49 is exact" },
  ],
  'MB-STATE-1': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-STATE-1: are prisoners by their condition, and free without it" },
  ],
  'MB-STATE-2': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-STATE-2 and MB-STATE-4: wounds beyond the physique left are lost, or kill by ruling" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a condition > MB-STATE-2: begins conscious, is out of combat at 0, and dead of a wound then" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-15 is exact" },
  ],
  'MB-STATE-3': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-3 and MB-STATE-3: the stunned and the activated may pass, unless ruled otherwise" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a condition > MB-STATE-3 and MB-TURN-6: cannot act while stunned or activated, until the end of the turn" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-15 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-52 is exact" },
  ],
  'MB-STATE-4': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-STATE-2 and MB-STATE-4: wounds beyond the physique left are lost, or kill by ruling" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a condition > MB-STATE-4: loses no more than it has; what is beyond is lost, or kills by ruling" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-49 is exact" },
  ],
  'MB-TURN-1': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-1 and MB-DUEL-1: initiative, then the attacks" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "the course > MB-SKIR-5 and MB-TURN-1: the sides take turns; one without anybody able passes" },
  ],
  'MB-TURN-2': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-2: the higher will acts first, failed or not, a coin decides between equals" },
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-2: by ruling a coin, the first-listed side, or by turns" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-14 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-15 is exact" },
  ],
  'MB-TURN-3': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-3: each acts once a turn" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "the course > MB-TURN-3 and MB-TURN-6: nobody acts twice a turn, everybody acts again in the next" },
  ],
  'MB-TURN-4': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-TURN-4: who dodges is activated by ruling, and an activated fighter passes unless ruled otherwise" },
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-4: a pass activates both, or the loser, or nobody" },
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-TURN-4: the mover is activated by a pass, and may pass again unless ruled otherwise" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-14 is exact" },
  ],
  'MB-TURN-5': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-TURN-5: who loses a pass is finished, as is who is stunned or out" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
  ],
  'MB-TURN-6': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-6: the end of a turn clears stun, activation and breakthrough" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a condition > MB-STATE-3 and MB-TURN-6: cannot act while stunned or activated, until the end of the turn" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "the course > MB-TURN-3 and MB-TURN-6: nobody acts twice a turn, everybody acts again in the next" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-14 is exact" },
  ],
  'MB-TURN-7': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-7: a charge goes no farther than a simple move" },
  ],
  'MB-MOR-1': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-1: may be asked only when somebody was lost in the previous turn" },
  ],
  'MB-MOR-2': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-2: is rolled with will, first-listed side first, by the best who is conscious and free" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-45 is exact" },
  ],
  'MB-MOR-3': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-3: gives +1 for each enemy lost" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-45 is exact" },
  ],
  'MB-MOR-4': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-4: gives +1 to the higher sum of levels still in the fight, on equal sums to nobody or both" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-45 is exact" },
  ],
  'MB-MOR-5': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-5: is won by the higher result, by nobody on equal ones whatever weapon passes do" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-45 is exact" },
  ],
  'MB-MOR-6': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-6: gives 3, doubled by a special success of the winner or a failure of the loser, by ruling twice" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-45 is exact" },
  ],
  'MB-MOR-7': [
    { file: "test/systems/mortebrume/morale.test.ts", test: "morale > MB-MOR-7: gives the winner a destiny point" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "morale and initiative > MB-MOR-7: bonus and destiny die go to the first attack, to the first defence, or to nothing" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "morale and initiative > MB-MOR-7: in place of the destiny die of the fighter himself" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-CC-1': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-1 and MB-GEN-2: a target more than 4 cm away, or in a blocked band, is out of reach" },
  ],
  'MB-CC-2': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-2: the reduced band takes 3 off the attack and halves its damage, not that of a target who dominates" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-10 is exact" },
  ],
  'MB-CC-3': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-3: a reaction that is not possible falls back on another" },
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-3 and MB-STATE-3: the stunned and the activated may pass, unless ruled otherwise" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-10 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-52 is exact" },
  ],
  'MB-CC-4': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-4: the attacker rolls weapon skill, the target weapon skill or dodge, each with his modifiers" },
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-4: destiny points add a die to attacks or defences, as tactics want" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
  ],
  'MB-CC-5': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-5: a target who takes is hit, unless the attack fails automatically; who dominates strikes" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-06 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-49 is exact" },
  ],
  'MB-CC-6': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-6: a dodge away opens the gap, recoils widen it" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-CC-6: a push-back opens the gap of each target by its length, a fling ends where it shall" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-06 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-10 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-26 is exact" },
  ],
  'MB-CC-7': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "one attack > MB-CC-7: the attacker is activated, who passes too or as ruled, who dodges only by ruling" },
  ],
  'MB-DMG-1': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-1: the damage of the weapon of whoever strikes" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
  ],
  'MB-DMG-2': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-2: a special success doubles, of every weapon, of every attack, or of stunning ones alone" },
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-2: what makes a special success is a ruling" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-09 is exact" },
  ],
  'MB-DMG-3': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-3: a stunning weapon takes an armour point before wounds, or deals a wound where there is none" },
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-3: it stuns though armour stops the blow, unless ruled otherwise" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-05 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-09 is exact" },
  ],
  'MB-DMG-4': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-4: a push-back is as long as the weapon says, or as the damage" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-10 is exact" },
  ],
  'MB-DMG-5': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "damage > MB-DMG-5: armour and shield reduce wounds, as ruled" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-07 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-09 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-16 is exact" },
  ],
  'MB-COMB-1': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the attack > MB-COMB-1: all who are declared make the malus, though some never attack" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-18 is exact" },
  ],
  'MB-COMB-2': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the attack > MB-COMB-2: each attacks in his own mode, in the order of the list" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the attack > MB-COMB-2: who strikes back at one of them hurts him alone" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the attack > MB-COMB-2: a second intuitive shot is dodged without malus; a range that is impossible makes no attack" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-17 is exact" },
  ],
  'MB-COMB-3': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-3: any number of dodges, one weapon pass in all, as planned" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-3: what is not possible falls back, without a second pass" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-3: shots are dodged, and taken where they cannot be" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-17 is exact" },
  ],
  'MB-COMB-4': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-4: even, all on the first, all on the last, or as listed" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-4: the malus weighs on a pass too, and on no attack that is taken" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-17 is exact" },
  ],
  'MB-COMB-5': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-5: the best split leaves the least risk of all, then the least loss" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the answer > MB-COMB-5: of equal splits the one that puts most on the first; scripted dice do not matter" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-17 is exact" },
  ],
  'MB-COMB-6': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-6: a dodge out of reach ends the attacks hand to hand, not the shots" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-6: who dodges the second of two intuitive shots is out of reach as well" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-17 is exact" },
  ],
  'MB-COMB-7': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-7: nobody attacks the dead" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-18 is exact" },
  ],
  'MB-COMB-8': [
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-8: the attack stops, or the next attacker kills, who takes all" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-8: the strongest finishes off before his turn, the others after him by ruling" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-8: of equally strong ones the first finishes off" },
    { file: "test/systems/mortebrume/combined.test.ts", test: "the end > MB-COMB-8: a target that lies there already is attacked by all until dead" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-18 is exact" },
  ],
  'MB-COMB-9': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-COMB-9: several interceptions are no combined attack: no malus, and a pass against each" },
  ],
  'MB-INT-1': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-1: they come before the attack that the mover has declared" },
  ],
  'MB-INT-2': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-2: by who is able and willing and sees the mover" },
  ],
  'MB-INT-3': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-3: only where the path comes within reach of somebody who moves, if only to turn" },
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-3: who neither moves nor turns shoots as one who has not moved" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-INT-4': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-4: first reached first, then nearest, then the list; each where he chooses" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-INT-5': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-5: in his own mode, answered as usual, and at somebody who has moved" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-INT-6': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-6: the mover goes on as ruled, and those who come later attack only then" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-INT-7': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-7: who arrives attacks in his mode, having moved" },
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-INT-7: a target that has fallen while it intercepted is attacked only to kill, a dead one not at all" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-PRIV-1': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-PRIV-1: whom the mover attacks hand to hand does not intercept him" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-22 is exact" },
  ],
  'MB-PRIV-2': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-PRIV-2: he does where the attacker moves away in his zone or leaves his angle" },
  ],
  'MB-DIS-1': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "disengagement > MB-DIS-1: enemies intercept whose zone the mover leaves" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-23 is exact" },
  ],
  'MB-DIS-2': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "disengagement > MB-DIS-2: not from behind, nor those who do not strike or do not see" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-23 is exact" },
  ],
  'MB-DIS-3': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "disengagement > MB-DIS-3: the nearest first, then the list; who is held stays where he was" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-23 is exact" },
  ],
  'MB-DEF-1': [
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-1: by who is able to, sees the attacker and can come between" },
  ],
  'MB-DEF-2': [
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-2: in time when he has no farther to go: then they fight" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-24 is exact" },
  ],
  'MB-DEF-3': [
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-3: too late otherwise, and the target is attacked" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-24 is exact" },
  ],
  'MB-DEF-4': [
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-4: the attacker dodges past and strikes, or is blocked" },
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-4: who cannot dodge fights; by ruling no roll is needed" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-24 is exact" },
  ],
  'MB-DEF-5': [
    { file: "test/systems/mortebrume/defence.test.ts", test: "defence of a companion > MB-DEF-5: a companion of the same kind defends as well" },
  ],
  'MB-CLOSE-1': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "closing in and flinging > MB-CLOSE-1: only a short weapon closes in, for whoever dominates, though armour stops the blow" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-25 is exact" },
  ],
  'MB-CLOSE-2': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "closing in and flinging > MB-CLOSE-2: it ends in base contact, and the kind `close-in` always does it" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-25 is exact" },
  ],
  'MB-CLOSE-3': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "closing in and flinging > MB-CLOSE-3: not after a dodge, a tie or a lost pass" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-25 is exact" },
  ],
  'MB-FLING-1': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "closing in and flinging > MB-FLING-1: a long or heavy weapon flings the loser to a place 0 to 4 cm away, 4 by default" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-FLING-1: a short weapon flings nobody, who dodges on the spot opens no gap" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-26 is exact" },
  ],
  'MB-FLING-3': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-FLING-3: all who were struck are flung as far as told, who dodges or is missed is not" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-FLING-3: who stops the strike flings the striker, and the rest stay where they are" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "where all stand afterwards > MB-FLING-3: whom it struck before it was stopped is flung all the same" },
  ],
  'MB-FLING-4': [
    { file: "test/systems/mortebrume/close-combat.test.ts", test: "closing in and flinging > MB-FLING-4: not after a dodge" },
  ],
  'MB-SWEEP-1': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-1: several targets in order, friends and copies included; out of reach it is not possible" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
  ],
  'MB-SWEEP-2': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-2: the damage is divided equally, the remainder lost, an offensive bonus included" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the worked example > MB-SWEEP-2 to MB-SWEEP-8: 16 against 12, 19 and 17" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-12 is exact" },
  ],
  'MB-SWEEP-3': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-3: one reduced band takes 3 and half the damage from the whole strike" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
  ],
  'MB-SWEEP-4': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-4: one attack roll against the answer of each target in turn" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-12 is exact" },
  ],
  'MB-SWEEP-5': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-5: whoever is dominated takes his share, a failed attack missing who takes as ruled" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-12 is exact" },
  ],
  'MB-SWEEP-6': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-6: a special success doubles every share and stuns every target struck for 1 or more" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
  ],
  'MB-SWEEP-7': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-7: a dodge does not stop it; who dominates does, and strikes with all his damage" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-11 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-12 is exact" },
  ],
  'MB-SWEEP-8': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-8: once stopped, the others only hurt the striker, to the death" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-8: a tie goes on or stops it, and under both-hit both are struck" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the worked example > MB-SWEEP-2 to MB-SWEEP-8: 16 against 12, 19 and 17" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-12 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
  ],
  'MB-SWEEP-9': [
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-SWEEP-9: a failed attack has failed against every target" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
  ],
  'MB-BODY-1': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "body strikes > MB-BODY-1: the striker rolls his dodge, without cards, with the burden of a prisoner" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-27 is exact" },
  ],
  'MB-BODY-2': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "body strikes > MB-BODY-2: remaining armour and a tenth of the physique left, of the striker or the victim" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-27 is exact" },
  ],
  'MB-BODY-3': [
    { file: "test/systems/mortebrume/blows.test.ts", test: "body strikes > MB-BODY-3: a special one stuns and never doubles; a target who dominates uses his weapon" },
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-3, MB-BODY-3: a special body strike doubles the weapon damage neither for nor against the captor" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-27 is exact" },
  ],
  'MB-CHG-1': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge is > MB-CHG-1: a run and an attack; a move before it does not count for the bonus" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
  ],
  'MB-CHG-2': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge is > MB-CHG-2: not possible beyond a simple move, by ruling a double one, or at what is not seen" },
    { file: "test/systems/mortebrume/sweeps.test.ts", test: "the strike > MB-CHG-2: a charge that is not possible strikes nobody" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-48 is exact" },
  ],
  'MB-CHG-3': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge is > MB-CHG-3: shorter than the encumbrance, crooked or leaping it is a plain attack" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
  ],
  'MB-CHG-4': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge is > MB-CHG-4: half of the run beyond the encumbrance, or of the whole run, rounded as ruled" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-48 is exact" },
  ],
  'MB-CHG-5': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-5: surprise adds to the attack roll" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
  ],
  'MB-CHG-6': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-6: an offensive charge adds to the damage of whoever dominates, or of the charger alone" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-13 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-19 is exact" },
  ],
  'MB-CHG-7': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-7: a push moves back who has less physique left, the target if equal" },
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-7: physique is compared after the strike, or before it" },
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-7: unless the target dodges, always, or only when the charger dominates" },
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-7: it adds to the push-back of a weapon" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-20 is exact" },
  ],
  'MB-CHG-8': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-8: a rush goes on, if the charger still stands and is not stunned" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-20 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-48 is exact" },
  ],
  'MB-CHG-9': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-9: a breakthrough that dominates goes on to the end of the movement, and helps later dodges" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-20 is exact" },
  ],
  'MB-CHG-10': [
    { file: "test/systems/mortebrume/charges.test.ts", test: "what a charge does > MB-CHG-10: a pursuer attacks the charger, who dodges, better after a breakthrough, and passes if he must" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-20 is exact" },
  ],
  'MB-SHOT-1': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots > MB-SHOT-1: weapon skill, cards and the malus of a prisoner against the difficulty" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-32 is exact" },
  ],
  'MB-SHOT-2': [
    { file: "test/systems/mortebrume/foundation.test.ts", test: "numbers > MB-SHOT-2: of size change a shot by -3, 0, 3 or 6" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots > MB-SHOT-2: … changes the roll by …" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots > MB-SHOT-2: the size of the target, and whether it has fallen" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots > MB-SHOT-2: how much lower a target is, and which fallen fighter hides it, by ruling" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-18 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-32 is exact" },
  ],
  'MB-SHOT-3': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots > MB-SHOT-3: range bands of a weapon with reach" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-32 is exact" },
  ],
  'MB-SHOT-4': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "dodges of shots > MB-SHOT-4: a shot that reaches its difficulty may be dodged, against its result" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "dodges of shots > MB-SHOT-4: by ruling against the difficulty, or not at all" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "dodges of shots > MB-SHOT-4: not by who cannot, and with the malus of a prisoner" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-32 is exact" },
  ],
  'MB-SHOT-5': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "dodges of shots > MB-SHOT-5: damage less armour and shield, and the special effect" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-32 is exact" },
  ],
  'MB-CARD-1': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-1: rapid shot adds to the roll and takes from the damage" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-1: with a dice table the changed value changes the dice" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-34 is exact" },
  ],
  'MB-CARD-2': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-2: weak point takes from the roll and adds to the damage" },
  ],
  'MB-CARD-3': [
    { file: "test/systems/mortebrume/interceptions.test.ts", test: "interceptions > MB-CARD-3: who has come there moving does not shoot twice, who was moved past does" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-3: a second shot after a hit, at the same target" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-3: at a fallen target only to kill" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-34 is exact" },
  ],
  'MB-CARD-4': [
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a combatant > MB-CARD-4: adds cards times turns observed, by ruling as for one turn" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-CARD-4: concentration, for each turn or once" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-34 is exact" },
  ],
  'MB-SCAT-1': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots that miss > MB-SCAT-1: strike the fighter whose place is the points that were missing, nearer than 5 cm" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots that miss > MB-SCAT-1: also after an automatic failure, unless ruled otherwise" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-33 is exact" },
  ],
  'MB-SCAT-2': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots that miss > MB-SCAT-2: among equal distances chance decides" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-33 is exact" },
  ],
  'MB-SCAT-3': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots that miss > MB-SCAT-3: without reaction or special effect" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-33 is exact" },
  ],
  'MB-SCAT-4': [
    { file: "test/systems/mortebrume/shots.test.ts", test: "shots that miss > MB-SCAT-4: after a dodge nobody, or whoever is nearest" },
  ],
  'MB-AUG-1': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-1: are announced before, or not made" },
  ],
  'MB-AUG-2': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-2: are limited by a roll of the casting dice without destiny" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-35 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-51 is exact" },
  ],
  'MB-AUG-3': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-3: all that is possible, half of it, or a number" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-35 is exact" },
  ],
  'MB-AUG-4': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-4: are paid, raise the casting, and may leave nothing" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-4: with a dice table the raised value changes the dice" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-35 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-51 is exact" },
  ],
  'MB-AUG-5': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "stakes > MB-AUG-5: then destiny may help the casting" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-35 is exact" },
  ],
  'MB-SPELL-1': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "spells > MB-SPELL-1: casting against the difficulty, whatever prisoner or range" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "spells > MB-SPELL-1: dodge, scatter and damage as of a shot" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-35 is exact" },
  ],
  'MB-DELAY-1': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-1: preparing is the action of the turn" },
  ],
  'MB-DELAY-2': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-2: lost by a dodge, tried or made" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-2: lost by a wound, not by a blow that does none" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-2: a weapon pass is acting, unless ruled otherwise" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-2: attacked in order, from afar too, while he is conscious" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-36 is exact" },
  ],
  'MB-DELAY-3': [
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-3: before the strike, or after it with the malus of having acted" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-3: not cast by who is stunned or out of combat" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-3: at a target that has fallen only to kill" },
    { file: "test/systems/mortebrume/spells.test.ts", test: "prepared spells > MB-DELAY-3: the end of the turn clears what the disturbers did" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-36 is exact" },
  ],
  'MB-THROW-1': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-1: at somebody, or at a spot" },
  ],
  'MB-THROW-2': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-2: physique left and its dice, less the encumbrance, in the circumstances of a shot" },
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-2: destiny helps, and a dice table gives the dice of the physique left" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-37 is exact" },
  ],
  'MB-THROW-3': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-3: an automatic failure first of all, at his feet" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-37 is exact" },
  ],
  'MB-THROW-4': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-4: below the difficulty as far as his physique left" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-37 is exact" },
  ],
  'MB-THROW-5': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-5: a dodge leaves it where it was to land" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-37 is exact" },
  ],
  'MB-THROW-6': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "objects > MB-THROW-6: encumbrance and a point for ten of physique, stunning when special or always" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-37 is exact" },
  ],
  'MB-VICT-1': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "fighters > MB-VICT-1: his greatest physique is the malus, prisoner or out of combat" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-38 is exact" },
  ],
  'MB-VICT-2': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "fighters > MB-VICT-2: the target takes half of his greatest physique, and a push-back" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-38 is exact" },
  ],
  'MB-VICT-3': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "fighters > MB-VICT-3: he takes half of the way, less armour, however it ends" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-38 is exact" },
  ],
  'MB-VICT-4': [
    { file: "test/systems/mortebrume/throws.test.ts", test: "fighters > MB-VICT-4: a living prisoner is free after an automatic failure, or by ruling always" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-38 is exact" },
  ],
  'MB-PICK-1': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "picking up > MB-PICK-1: is attacked in order, as an activated fighter, while conscious" },
    { file: "test/systems/mortebrume/burdens.test.ts", test: "picking up > MB-PICK-1: is attacked from afar too, by who is in range" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-46 is exact" },
  ],
  'MB-PICK-2': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "picking up > MB-PICK-2: succeeds by itself, unless a wound interrupts it" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-46 is exact" },
  ],
  'MB-PICK-3': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "picking up > MB-PICK-3: is cancelled by any rival, or by several; being out comes before, a wound after" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-46 is exact" },
  ],
  'MB-PICK-4': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "picking up > MB-PICK-4: adds to encumbrance, and so to the least run of a charge" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a combatant > MB-PICK-4: MB-PRIS-2: carries the weight of objects and prisoner" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-46 is exact" },
  ],
  'MB-PASS-1': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "objects > MB-PASS-1: change hands only in contact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-47 is exact" },
  ],
  'MB-PASS-2': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "objects > MB-PASS-2: change both encumbrances, a prisoner too" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-47 is exact" },
  ],
  'MB-CAPT-1': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-1: the captor or a companion dominates the target" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-28 is exact" },
  ],
  'MB-CAPT-2': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-2: no damage is dealt to who is to be captured, by ruling that of a companion" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-28 is exact" },
  ],
  'MB-CAPT-3': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-3: will and weapon damage, doubled when special, must reach the will of the target" },
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-3, MB-BODY-3: a special body strike doubles the weapon damage neither for nor against the captor" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-28 is exact" },
  ],
  'MB-CAPT-4': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-4: a failed attempt costs half the weapon damage, less armour and shield" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-28 is exact" },
  ],
  'MB-CAPT-5': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-5: beside a companion physique left must reach the will, or half of that will is lost" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-29 is exact" },
  ],
  'MB-CAPT-6': [
    { file: "test/systems/mortebrume/capture.test.ts", test: "capture > MB-CAPT-6: a target who dominates strikes; dodges, misses and blows on both capture nobody" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-28 is exact" },
  ],
  'MB-PRIS-1': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-1: MB-PRIS-2: encumber by twice their size beside what is carried" },
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-1: fall and roll like anybody, though they do nothing else" },
  ],
  'MB-PRIS-2': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-1: MB-PRIS-2: encumber by twice their size beside what is carried" },
    { file: "test/systems/mortebrume/foundation.test.ts", test: "a combatant > MB-PICK-4: MB-PRIS-2: carries the weight of objects and prisoner" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-31 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-47 is exact" },
  ],
  'MB-PRIS-3': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-3: halve the movement while conscious, and take off their greatest physique when out of combat" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-31 is exact" },
  ],
  'MB-PRIS-4': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-4: are released when dead, and cost nothing" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-31 is exact" },
  ],
  'MB-PRIS-5': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-5: cost 3 on weapon skill and dodge while conscious" },
    { file: "test/systems/mortebrume/rolls.test.ts", test: "rolls > MB-PRIS-5: have -3 with weapon skill and dodge of whoever holds a prisoner, and with nothing else" },
    { file: "test/systems/mortebrume/shots.test.ts", test: "skill cards > MB-PRIS-5: no longer cost 3 at a prisoner of his own whom the first shot has felled" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-02 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-21 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-31 is exact" },
  ],
  'MB-PRIS-6': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "prisoners > MB-PRIS-6: only take what strikes them" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-10 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-47 is exact" },
  ],
  'MB-ESC-1': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "an escape > MB-ESC-1: is half the will and its dice against physique left and armour" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-30 is exact" },
  ],
  'MB-ESC-3': [
    { file: "test/systems/mortebrume/burdens.test.ts", test: "an escape > MB-ESC-3: leaves him a prisoner when it fails, until he has no attempt left" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-30 is exact" },
  ],
  'MB-JUMP-1': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-1: only the last straight is a run-up" },
  ],
  'MB-JUMP-2': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-2: all of it within the movement, simple or double" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-3': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-3: run-up less encumbrance, and the longest of all" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-4': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-4: obstacles of size 1 stop it, smaller ones do not" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-5': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-5: the wanted length is declared, whatever he could jump" },
  ],
  'MB-JUMP-6': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-6: he crosses what is no longer than his jump" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-7': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-7: else he comes down, cannot dodge, and is wounded by what is missing" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-8': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-8: and falls into the drop, with the physique that is left" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-JUMP-9': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "jumps > MB-JUMP-9: who crosses but has no room falls" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-39 is exact" },
  ],
  'MB-FALL-1': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "falls > MB-FALL-1: what height and encumbrance exceed the physique left by, twice if involuntary" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-40 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-42 is exact" },
  ],
  'MB-LAND-1': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "falls onto a fighter > MB-LAND-1: the smaller takes all" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-40 is exact" },
  ],
  'MB-LAND-2': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "falls onto a fighter > MB-LAND-2: equals share, the odd wound by ruling" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-40 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-41 is exact" },
  ],
  'MB-LAND-3': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "falls onto a fighter > MB-LAND-3: what one cannot take passes to the other, once" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-40 is exact" },
  ],
  'MB-LAND-4': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "falls onto a fighter > MB-LAND-4: twice the wounds if involuntary, in spite of armour" },
  ],
  'MB-STEP-1': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "gaps and obstacles > MB-STEP-1: a gap shorter than 3 cm is stepped over" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-44 is exact" },
  ],
  'MB-STEP-2': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "gaps and obstacles > MB-STEP-2: a longer one stops him" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-44 is exact" },
  ],
  'MB-CLIMB-1': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "gaps and obstacles > MB-CLIMB-1: with the movement that he has, burdens considered" },
  ],
  'MB-CLIMB-2': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "gaps and obstacles > MB-CLIMB-2: what is climbed costs double" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-43 is exact" },
  ],
  'MB-CLIMB-3': [
    { file: "test/systems/mortebrume/ground.test.ts", test: "gaps and obstacles > MB-CLIMB-3: to the top, or the highest ledge below it" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-43 is exact" },
  ],
  'MB-DUEL-1': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the turn > MB-TURN-1 and MB-DUEL-1: initiative, then the attacks" },
    { file: "test/systems/mortebrume/duel.test.ts", test: "the duel > MB-DUEL-1: who is stunned or a prisoner does not attack" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-14 is exact" },
  ],
  'MB-DUEL-2': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the duel > MB-DUEL-2: beaten without physique, or dead; both at once is a draw, as is the cap" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-14 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-15 is exact" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-16 is exact" },
  ],
  'MB-DUEL-3': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the duel > MB-DUEL-3: the first action of a side in the first turn is a charge" },
    { file: "test/systems/mortebrume/duel.test.ts", test: "the duel > MB-DUEL-3: who acts second charges then, if a pass has not activated him" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-15 is exact" },
  ],
  'MB-DUEL-4': [
    { file: "test/systems/mortebrume/duel.test.ts", test: "the duel > MB-DUEL-4: push-backs and dodges move nobody" },
  ],
  'MB-SKIR-1': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "morale and initiative > MB-SKIR-1: morale from the second turn on, after a turn in which somebody fell" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "morale and initiative > MB-SKIR-1: the fallen count, and the levels of those who stand" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-SKIR-2': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "morale and initiative > MB-SKIR-2: the champion rolls for his side: the best will, or the one who is named while he stands" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-SKIR-3': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "who acts on whom > MB-SKIR-3: one, two or all act, in the order of the policy" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "who acts on whom > MB-SKIR-3: the weakest, the strongest, the first or any enemy" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-SKIR-4': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "who acts on whom > MB-SKIR-4: several attack together, with a malus for the target that it splits by its plan" },
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "who acts on whom > MB-SKIR-4: it stops when the target falls or dodges more than 4 cm away" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-SKIR-5': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "the course > MB-SKIR-5 and MB-TURN-1: the sides take turns; one without anybody able passes" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
  'MB-SKIR-6': [
    { file: "test/systems/mortebrume/skirmish.test.ts", test: "the course > MB-SKIR-6: over at once when a side has nobody conscious left; a draw at the cap or when neither has" },
    { file: "test/systems/mortebrume/known-answers.test.ts", test: "KA-50 is exact" },
  ],
};
