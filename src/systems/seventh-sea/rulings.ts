import { rulingWriter } from '../rulings.ts';
import type { Ruling } from '../system.ts';

export type { Rulings } from '../rulings.ts';

const ruling = rulingWriter('SS');

/** Every ambiguity of the sources that Fracas knows how to read in more than one way. */
export const RULINGS = [
  ruling('keep-more-than-rolled', 'DICE-6', 'keep-rolled/P roll-as-many/P', {
    en: 'What of a pool that keeps more dice than it rolls?',
    fr: 'Que devient un jet qui garde plus de dés qu’il n’en lance ?',
  }),
  ruling('zero-trait', 'DICE-7', 'weak-die/P no-roll/A', {
    en: 'What does a person roll with a trait of 0?',
    fr: 'Que lance un personnage dont le trait vaut 0 ?',
  }),
  ruling('ship-zero-trait', 'SHIP-7 SEA-6 SEA-7', 'no-roll/A weak-die/P', {
    en: 'What does a ship roll with a trait of 0?',
    fr: 'Que lance un navire dont le trait vaut 0 ?',
  }),
  ruling('empty-pool', 'DICE-8', 'zero/A one-die/A', {
    en: 'What is left of a pool that penalties have emptied?',
    fr: 'Que reste-t-il d’un jet que les pénalités ont vidé ?',
  }),
  ruling('unskilled', 'DICE-9', 'penalised/P plain/S', {
    en: 'Does it hurt to roll a knack without any rank?',
    fr: 'Un jet de compétence sans aucun rang est-il pénalisé ?',
  }),
  ruling('crippled-scope', 'DICE-10', 'all-rolls/S published-exempt/P', {
    en: 'Which dice of a crippled person no longer explode?',
    fr: 'Quels dés d’un estropié n’explosent plus ?',
  }),
  ruling('crippled-ten', 'DICE-10', 'ten/S zero/P', {
    en: 'What does a 10 count on the dice of a crippled person?',
    fr: 'Que vaut un 10 sur les dés d’un estropié ?',
  }),
  ruling('keen-senses', 'DICE-15', 'unkept/A kept/A', {
    en: 'Is the extra die of keen senses kept?',
    fr: 'Le dé supplémentaire des sens aiguisés est-il gardé ?',
  }),
  ruling('drama-timing', 'DICE-16', 'before/S after/P', {
    en: 'Are drama dice announced before a roll, or added once it is seen?',
    fr: 'Les dés d’héroïsme s’annoncent-ils avant le jet, ou s’ajoutent-ils après l’avoir vu ?',
  }),
  ruling('spent-drama-to-gm', 'DRAMA-2', 'returned/P gone/S', {
    en: 'Where do the drama dice go that a hero spends?',
    fr: 'Où vont les dés d’héroïsme dépensés par un héros ?',
  }),
  ruling('contest-tie', 'CONT-3', 'reroll/A attacker/A target/A', {
    en: 'Both succeed with the same total: who wins?',
    fr: 'Les deux réussissent avec le même total : qui gagne ?',
  }),
  ruling('initiative-tie', 'INIT-3 INIT-8', 'random/P listed/A', {
    en: 'Same total and same Panache: who acts first?',
    fr: 'Même total et même Panache : qui agit d’abord ?',
  }),
  ruling('phase-order', 'INIT-3 FIGHT-7', 'recomputed/A fixed/A', {
    en: 'Can the order change within a phase?',
    fr: 'L’ordre peut-il changer au cours d’une phase ?',
  }),
  ruling('defend-current-die', 'DEF-1', 'allowed/P held-only/S', {
    en: 'May a die of this very phase serve to defend?',
    fr: 'Un dé de la phase en cours peut-il servir à se défendre ?',
  }),
  ruling('unspent-dice', 'INIT-6', 'lost/A kept/A', {
    en: 'What becomes of action dice unspent after phase 10?',
    fr: 'Que deviennent les dés d’action non dépensés après la phase 10 ?',
  }),
  ruling('wound-step', 'WND-3 HAZ-2 HAZ-3', 'full/S begun/A', {
    en: 'Does a begun slice of the margin cost a dramatic wound?',
    fr: 'Une tranche entamée de la marge coûte-t-elle une blessure grave ?',
  }),
  ruling('squad-hits', 'SQ-3', 'full/S begun/A', {
    en: 'Does a begun slice of 5 give a squad one hit more?',
    fr: 'Une tranche de 5 entamée donne-t-elle un coup de plus à une bande ?',
  }),
  ruling('squad-wound-checks', 'SQ-3', 'single/P per-hit/S', {
    en: 'How many wound checks do several hits of a squad need?',
    fr: 'Combien de jets de blessures pour plusieurs coups d’une bande ?',
  }),
  ruling('squad-defence', 'SQ-6', 'all/A one/A', {
    en: 'How many hits of a squad does one defence avoid?',
    fr: 'Combien de coups d’une bande une défense évite-t-elle ?',
  }),
  ruling('squad-tn', 'SQ-4', 'threat/P knack/S', {
    en: 'How hard are brutes to hit?',
    fr: 'Quelle difficulté pour toucher une brute ?',
  }),
  ruling('squad-size-cap', 'SQ-2', 'none/S six/P', {
    en: 'How many brutes add a die to the attack of their squad?',
    fr: 'Combien de brutes ajoutent un dé à l’attaque de leur bande ?',
  }),
  ruling('squad-explode', 'SQ-2', 'explode/S plain/P', {
    en: 'Do the attack dice of a squad explode?',
    fr: 'Les dés d’attaque d’une bande explosent-ils ?',
  }),
  ruling('support-bonus', 'SQ-9', 'flat/S unkept-dice/A', {
    en: 'What do supporting brutes add?',
    fr: 'Qu’ajoutent les brutes qui soutiennent ?',
  }),
  ruling('support-rolls', 'SQ-9', 'actions/A all/A', {
    en: 'To which rolls do supporting brutes add?',
    fr: 'À quels jets les brutes qui soutiennent ajoutent-elles ?',
  }),
  ruling('scimitar-passive', 'ATT-5', 'minus-5/A plus-1k0/A none/A', {
    en: 'What is one die less on a passive defence?',
    fr: 'Que vaut un dé de moins sur une défense passive ?',
  }),
  ruling('scimitar-feint', 'ATT-15', 'feint/S none/A', {
    en: 'Does a scimitar hamper feints?',
    fr: 'Le cimeterre gêne-t-il les feintes ?',
  }),
  ruling('sword-cane', 'DEF-3', 'own-parry/S enemy-parry/A', {
    en: 'Which parries does a sword cane make harder?',
    fr: 'Quelles parades la canne-épée rend-elle plus difficiles ?',
  }),
  ruling('vouge-rating', 'DMG-1', 'as-printed/S heavy/A', {
    en: 'Is the vouge’s 1k2 meant, or is it a heavy weapon’s 3k2?',
    fr: 'Le 1g2 du vouge est-il voulu, ou est-ce le 3g2 d’une arme lourde ?',
  }),
  ruling('thrown-brawn', 'DMG-1', 'without/S with/A', {
    en: 'Does Brawn add to the damage of thrown weapons?',
    fr: 'La Gaillardise ajoute-t-elle aux dommages des armes de lancer ?',
  }),
  ruling('two-pistols-off-hand', 'ATT-13', 'unpenalised/S penalised/A', {
    en: 'Does the off-hand penalty apply to two pistols?',
    fr: 'Tirer de deux pistolets subit-il la pénalité de main gauche ?',
  }),
  ruling('grenade-step', 'WND-3', 'ordinary/S explosive/A', {
    en: 'By what steps does a grenade wound?',
    fr: 'Par quelles tranches une grenade blesse-t-elle ?',
  }),
  ruling('half-range', 'ATT-10', 'long/S short/A', {
    en: 'Is exactly half the range short or long?',
    fr: 'La moitié exacte de la portée est-elle courte ou longue ?',
  }),
  ruling('taunt-raises', 'ATT-16', 'effective/S wasted/A', {
    en: 'Do the raises that a taunt forces bring anything?',
    fr: 'Les augmentations imposées par une provocation rapportent-elles ?',
  }),
  ruling('intimidate-rolls', 'ATT-16 DEF-4', 'attack-and-defence/S attack/A', {
    en: 'Which rolls does intimidation weaken?',
    fr: 'Quels jets l’intimidation affaiblit-elle ?',
  }),
  ruling('repartee-roll', 'SOC-1', 'opposed/S simple/S', {
    en: 'Is a duel of wits rolled by both, or by the attacker alone?',
    fr: 'Dans la répartie, les deux jettent-ils les dés, ou l’attaquant seul ?',
  }),
  ruling('surprise-length', 'SURP-2', 'round/S phase/P', {
    en: 'How long does surprise last?',
    fr: 'Combien de temps dure la surprise ?',
  }),
  ruling('fall-dice', 'HAZ-1', 'full/S begun/A', {
    en: 'Does a begun slice of three metres count in a fall?',
    fr: 'Une tranche de trois mètres entamée compte-t-elle dans une chute ?',
  }),
  ruling('hazard-wounds', 'HAZ-2 HAZ-3', 'as-combat/A per-step/S', {
    en: 'Does a failed wound check of a fall or an explosion cost a dramatic wound at once?',
    fr: 'Un jet de blessures raté (chute, explosion) coûte-t-il d’emblée une blessure grave ?',
  }),
  ruling('busking-raise', 'SOC-6', 'per-point/A flat/A', {
    en: 'What does a raise add to the takings?',
    fr: 'Qu’ajoute une augmentation à la recette ?',
  }),
  ruling('busking-margin', 'SOC-6', 'raised-tn/A base-tn/A', {
    en: 'Are takings counted above the raised TN or the plain one?',
    fr: 'La recette se compte-t-elle au-dessus du ND augmenté ou du ND de base ?',
  }),
  ruling('voyage-step', 'SEA-2', 'full/S begun/A', {
    en: 'Does a begun slice of 400 km make a voyage harder?',
    fr: 'Une tranche de 400 km entamée rend-elle la route plus difficile ?',
  }),
  ruling('voyage-both-failed', 'SEA-4', 'lowest-total/S worst-margin/S smallest-margin/S', {
    en: 'Navigator and pilot both fail: whose margin counts?',
    fr: 'Navigateur et pilote échouent : quelle marge compte ?',
  }),
  ruling('lost-step', 'SEA-5', 'full/S begun/A', {
    en: 'Does a begun slice of 5 take a lost ship further off?',
    fr: 'Une tranche de 5 entamée éloigne-t-elle davantage le navire perdu ?',
  }),
  ruling('storm-step', 'SEA-6', 'full/S begun/A', {
    en: 'Does a begun slice of 5 cost a ship a rank more in a storm?',
    fr: 'Une tranche de 5 entamée coûte-t-elle un rang de plus dans la tempête ?',
  }),
  ruling('storm-dice', 'SEA-6', 'traits-only/S count-as-critical/A', {
    en: 'Can ranks lost in a storm sink a ship?',
    fr: 'Les rangs perdus dans la tempête peuvent-ils couler un navire ?',
  }),
  ruling('spoilage-when', 'SEA-11', 'before-meal/A after-meal/A', {
    en: 'Does food spoil before or after the week’s meal?',
    fr: 'La nourriture pourrit-elle avant ou après le repas de la semaine ?',
  }),
  ruling('spoilage-explode', 'SEA-11', 'explode/S plain/A', {
    en: 'Do spoilage dice explode?',
    fr: 'Les dés de dégradation explosent-ils ?',
  }),
  ruling('ship-superficial', 'SHIP-6', 'reset/A keep/A', {
    en: 'Do critical hits wipe out a ship’s superficial damage?',
    fr: 'Les dégâts graves effacent-ils les dégâts superficiels d’un navire ?',
  }),
  ruling('ship-critical-step', 'SHIP-6', 'full/S begun/A', {
    en: 'Does a begun slice of 10 cost a ship one critical more?',
    fr: 'Une tranche de 10 entamée coûte-t-elle un dégât grave de plus ?',
  }),
  ruling('critical-chooser', 'SHIP-9', 'target/A attacker/A', {
    en: 'Which captain chooses the trait that a critical lowers?',
    fr: 'Quel capitaine choisit le trait qu’un dégât grave diminue ?',
  }),
  ruling('sink-resolve', 'SHIP-8', 'starting/A current/A', {
    en: 'Twice which Resolve sinks a ship?',
    fr: 'Le double de quelle Détermination coule un navire ?',
  }),
  ruling('broadside-dice', 'SHIP-3', 'side/S full/S', {
    en: 'Which guns roll for damage?',
    fr: 'Quels canons comptent pour les dommages ?',
  }),
  ruling('battle-tie', 'MASS-4', 'nobody/A reset/A reroll/A', {
    en: 'Two generals roll the same total: what of the turn?',
    fr: 'Deux généraux obtiennent le même total : que devient le tour ?',
  }),
  ruling('officer-penalty', 'MASS-5', 'personal/S strategy/A', {
    en: 'On which roll does a general with officers lose 2?',
    fr: 'Sur quel jet un général qui a des officiers perd-il 2 ?',
  }),
  ruling('personal-d10', 'MASS-5', 'plain/S exploding/A', {
    en: 'Does the die of the personal roll explode?',
    fr: 'Le dé du jet personnel explose-t-il ?',
  }),
  ruling('battle-soak', 'MASS-6', 'points/S dice/A', {
    en: 'Do Brawn and defence take points or dice off the damage of a battle?',
    fr: 'Gaillardise et défense retirent-elles des points ou des dés aux dommages d’une bataille ?',
  }),
  ruling('salvo-surplus', 'SALVO-3', 'distinct/A independent/A', {
    en: 'Can surplus hits of a salvo fall on the same man?',
    fr: 'Les coups en surplus d’une salve peuvent-ils frapper le même homme ?',
  }),
  ruling('sword-limit', 'XP-1', 'count/A points/A', {
    en: 'What is limited to Panache: the swords of Damocles, or their points?',
    fr: 'Qu’est-ce que le Panache limite : les épées de Damoclès, ou leurs points ?',
  }),
] as const satisfies readonly Ruling[];
