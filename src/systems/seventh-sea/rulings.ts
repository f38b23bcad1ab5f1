import { rulingWriter } from '../rulings.ts';
import type { Ruling } from '../system.ts';

export type { Rulings } from '../rulings.ts';

const ruling = rulingWriter('SS');

/** Every ambiguity of the sources that Fracas knows how to read in more than one way. */
export const RULINGS = [
  ruling('keep-more-than-rolled', 'DICE-6', 'keep-rolled/P/garder-les-dés-lancés roll-as-many/P/en-lancer-autant', {
    en: 'What of a pool that keeps more dice than it rolls?',
    fr: 'Que devient un jet qui garde plus de dés qu’il n’en lance ?',
  }),
  ruling('zero-trait', 'DICE-7', 'weak-die/P/dé-faible no-roll/A/aucun-jet', {
    en: 'What does a person roll with a trait of 0?',
    fr: 'Que lance un personnage dont le trait vaut 0 ?',
  }),
  ruling('ship-zero-trait', 'SHIP-7 SEA-6 SEA-7', 'no-roll/A/aucun-jet weak-die/P/dé-faible', {
    en: 'What does a ship roll with a trait of 0?',
    fr: 'Que lance un navire dont le trait vaut 0 ?',
  }),
  ruling('empty-pool', 'DICE-8', 'zero/A/zéro one-die/A/un-dé', {
    en: 'What is left of a pool that penalties have emptied?',
    fr: 'Que reste-t-il d’un jet que les pénalités ont vidé ?',
  }),
  ruling('unskilled', 'DICE-9', 'penalised/P/pénalisé plain/S/non-pénalisé', {
    en: 'Does it hurt to roll a knack without any rank?',
    fr: 'Un jet de compétence sans aucun rang est-il pénalisé ?',
  }),
  ruling('crippled-scope', 'DICE-10', 'all-rolls/S/tous-les-jets published-exempt/P/exceptions-publiées', {
    en: 'Which dice of a crippled person no longer explode?',
    fr: 'Quels dés d’un estropié n’explosent plus ?',
  }),
  ruling('crippled-ten', 'DICE-10', 'ten/S/dix zero/P/zéro', {
    en: 'What does a 10 count on the dice of a crippled person?',
    fr: 'Que vaut un 10 sur les dés d’un estropié ?',
  }),
  ruling('keen-senses', 'DICE-15', 'unkept/A/non-gardé kept/A/gardé', {
    en: 'Is the extra die of keen senses kept?',
    fr: 'Le dé supplémentaire des sens aiguisés est-il gardé ?',
  }),
  ruling('drama-timing', 'DICE-16', 'before/S/avant after/P/après', {
    en: 'Are drama dice announced before a roll, or added once it is seen?',
    fr: 'Les dés d’héroïsme s’annoncent-ils avant le jet, ou s’ajoutent-ils après l’avoir vu ?',
  }),
  ruling('spent-drama-to-gm', 'DRAMA-2', 'returned/P/au-meneur gone/S/perdus', {
    en: 'Where do the drama dice go that a hero spends?',
    fr: 'Où vont les dés d’héroïsme dépensés par un héros ?',
  }),
  ruling('contest-tie', 'CONT-3', 'reroll/A/relance attacker/A/attaquant target/A/cible', {
    en: 'Both succeed with the same total: who wins?',
    fr: 'Les deux réussissent avec le même total : qui gagne ?',
  }),
  ruling('initiative-tie', 'INIT-3 INIT-8', 'random/P/hasard listed/A/ordre-de-la-liste', {
    en: 'Same total and same Panache: who acts first?',
    fr: 'Même total et même Panache : qui agit d’abord ?',
  }),
  ruling('phase-order', 'INIT-3 FIGHT-7', 'recomputed/A/recalculé fixed/A/fixe', {
    en: 'Can the order change within a phase?',
    fr: 'L’ordre peut-il changer au cours d’une phase ?',
  }),
  ruling('defend-current-die', 'DEF-1', 'allowed/P/permis held-only/S/en-réserve-seulement', {
    en: 'May a die of this very phase serve to defend?',
    fr: 'Un dé de la phase en cours peut-il servir à se défendre ?',
  }),
  ruling('unspent-dice', 'INIT-6', 'lost/A/perdus kept/A/gardés', {
    en: 'What becomes of action dice unspent after phase 10?',
    fr: 'Que deviennent les dés d’action non dépensés après la phase 10 ?',
  }),
  ruling('wound-step', 'WND-3 HAZ-2 HAZ-3', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of the margin cost a dramatic wound?',
    fr: 'Une tranche entamée de la marge coûte-t-elle une blessure grave ?',
  }),
  ruling('squad-hits', 'SQ-3', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of 5 give a squad one hit more?',
    fr: 'Une tranche de 5 entamée donne-t-elle un coup de plus à une bande ?',
  }),
  ruling('squad-wound-checks', 'SQ-3', 'single/P/un-seul per-hit/S/un-par-coup', {
    en: 'How many wound checks do several hits of a squad need?',
    fr: 'Combien de jets de blessures pour plusieurs coups d’une bande ?',
  }),
  ruling('squad-defence', 'SQ-6', 'all/A/tous one/A/un-seul', {
    en: 'How many hits of a squad does one defence avoid?',
    fr: 'Combien de coups d’une bande une défense évite-t-elle ?',
  }),
  ruling('squad-tn', 'SQ-4', 'threat/P/menace knack/S/compétence', {
    en: 'How hard are brutes to hit?',
    fr: 'Quelle difficulté pour toucher une brute ?',
  }),
  ruling('squad-size-cap', 'SQ-2', 'none/S/toutes six/P', {
    en: 'How many brutes add a die to the attack of their squad?',
    fr: 'Combien de brutes ajoutent un dé à l’attaque de leur bande ?',
  }),
  ruling('squad-explode', 'SQ-2', 'explode/S/explosent plain/P/simples', {
    en: 'Do the attack dice of a squad explode?',
    fr: 'Les dés d’attaque d’une bande explosent-ils ?',
  }),
  ruling('support-bonus', 'SQ-9', 'flat/S/bonus-fixe unkept-dice/A/dés-non-gardés', {
    en: 'What do supporting brutes add?',
    fr: 'Qu’ajoutent les brutes qui soutiennent ?',
  }),
  ruling('support-rolls', 'SQ-9', 'actions/A all/A/tous', {
    en: 'To which rolls do supporting brutes add?',
    fr: 'À quels jets les brutes qui soutiennent ajoutent-elles ?',
  }),
  ruling('scimitar-passive', 'ATT-5', 'minus-5/A/moins-5 plus-1k0/A/plus-1g0 none/A/rien', {
    en: 'What is one die less on a passive defence?',
    fr: 'Que vaut un dé de moins sur une défense passive ?',
  }),
  ruling('scimitar-feint', 'ATT-15', 'feint/S/feinte-gênée none/A/sans-effet', {
    en: 'Does a scimitar hamper feints?',
    fr: 'Le cimeterre gêne-t-il les feintes ?',
  }),
  ruling('sword-cane', 'DEF-3', 'own-parry/S/parade-du-porteur enemy-parry/A/parade-adverse', {
    en: 'Which parries does a sword cane make harder?',
    fr: 'Quelles parades la canne-épée rend-elle plus difficiles ?',
  }),
  ruling('vouge-rating', 'DMG-1', 'as-printed/S/tel-quel heavy/A/arme-lourde', {
    en: 'Is the vouge’s 1k2 meant, or is it a heavy weapon’s 3k2?',
    fr: 'Le 1g2 du vouge est-il voulu, ou est-ce le 3g2 d’une arme lourde ?',
  }),
  ruling('thrown-brawn', 'DMG-1', 'without/S/sans with/A/avec', {
    en: 'Does Brawn add to the damage of thrown weapons?',
    fr: 'La Gaillardise ajoute-t-elle aux dommages des armes de lancer ?',
  }),
  ruling('two-pistols-off-hand', 'ATT-13', 'unpenalised/S/sans-pénalité penalised/A/avec-pénalité', {
    en: 'Does the off-hand penalty apply to two pistols?',
    fr: 'Tirer de deux pistolets subit-il la pénalité de main gauche ?',
  }),
  ruling('grenade-step', 'WND-3', 'ordinary/S/ordinaires explosive/A/explosion', {
    en: 'By what steps does a grenade wound?',
    fr: 'Par quelles tranches une grenade blesse-t-elle ?',
  }),
  ruling('half-range', 'ATT-10', 'long/S/longue short/A/courte', {
    en: 'Is exactly half the range short or long?',
    fr: 'La moitié exacte de la portée est-elle courte ou longue ?',
  }),
  ruling('taunt-raises', 'ATT-16', 'effective/S/utiles wasted/A/perdues', {
    en: 'Do the raises that a taunt forces bring anything?',
    fr: 'Les augmentations imposées par une provocation rapportent-elles ?',
  }),
  ruling('intimidate-rolls', 'ATT-16 DEF-4', 'attack-and-defence/S/attaque-et-défense attack/A/attaque', {
    en: 'Which rolls does intimidation weaken?',
    fr: 'Quels jets l’intimidation affaiblit-elle ?',
  }),
  ruling('repartee-roll', 'SOC-1', 'opposed/S/opposition simple/S', {
    en: 'Is a duel of wits rolled by both, or by the attacker alone?',
    fr: 'Dans la répartie, les deux jettent-ils les dés, ou l’attaquant seul ?',
  }),
  ruling('surprise-length', 'SURP-2', 'round/S/tour phase/P', {
    en: 'How long does surprise last?',
    fr: 'Combien de temps dure la surprise ?',
  }),
  ruling('fall-dice', 'HAZ-1', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of three metres count in a fall?',
    fr: 'Une tranche de trois mètres entamée compte-t-elle dans une chute ?',
  }),
  ruling('hazard-wounds', 'HAZ-2 HAZ-3', 'as-combat/A/comme-au-combat per-step/S/par-tranche', {
    en: 'Does a failed wound check of a fall or an explosion cost a dramatic wound at once?',
    fr: 'Un jet de blessures raté (chute, explosion) coûte-t-il d’emblée une blessure grave ?',
  }),
  ruling('busking-raise', 'SOC-6', 'per-point/A/par-point flat/A/en-tout', {
    en: 'What does a raise add to the takings?',
    fr: 'Qu’ajoute une augmentation à la recette ?',
  }),
  ruling('busking-margin', 'SOC-6', 'raised-tn/A/nd-augmenté base-tn/A/nd-de-base', {
    en: 'Are takings counted above the raised TN or the plain one?',
    fr: 'La recette se compte-t-elle au-dessus du ND augmenté ou du ND de base ?',
  }),
  ruling('voyage-step', 'SEA-2', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of 400 km make a voyage harder?',
    fr: 'Une tranche de 400 km entamée rend-elle la route plus difficile ?',
  }),
  ruling(
    'voyage-both-failed',
    'SEA-4',
    'lowest-total/S/plus-petit-total worst-margin/S/pire-marge smallest-margin/S/plus-petite-marge',
    {
      en: 'Navigator and pilot both fail: whose margin counts?',
      fr: 'Navigateur et pilote échouent : quelle marge compte ?',
    },
  ),
  ruling('lost-step', 'SEA-5', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of 5 take a lost ship further off?',
    fr: 'Une tranche de 5 entamée éloigne-t-elle davantage le navire perdu ?',
  }),
  ruling('storm-step', 'SEA-6', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of 5 cost a ship a rank more in a storm?',
    fr: 'Une tranche de 5 entamée coûte-t-elle un rang de plus dans la tempête ?',
  }),
  ruling('storm-dice', 'SEA-6', 'traits-only/S/traits-seuls count-as-critical/A/comme-dégâts-graves', {
    en: 'Can ranks lost in a storm sink a ship?',
    fr: 'Les rangs perdus dans la tempête peuvent-ils couler un navire ?',
  }),
  ruling('spoilage-when', 'SEA-11', 'before-meal/A/avant-le-repas after-meal/A/après-le-repas', {
    en: 'Does food spoil before or after the week’s meal?',
    fr: 'La nourriture pourrit-elle avant ou après le repas de la semaine ?',
  }),
  ruling('spoilage-explode', 'SEA-11', 'explode/S/explosent plain/A/simples', {
    en: 'Do spoilage dice explode?',
    fr: 'Les dés de dégradation explosent-ils ?',
  }),
  ruling('ship-superficial', 'SHIP-6', 'reset/A/effacés keep/A/gardés', {
    en: 'Do critical hits wipe out a ship’s superficial damage?',
    fr: 'Les dégâts graves effacent-ils les dégâts superficiels d’un navire ?',
  }),
  ruling('ship-critical-step', 'SHIP-6', 'full/S/entière begun/A/entamée', {
    en: 'Does a begun slice of 10 cost a ship one critical more?',
    fr: 'Une tranche de 10 entamée coûte-t-elle un dégât grave de plus ?',
  }),
  ruling('critical-chooser', 'SHIP-9', 'target/A/cible attacker/A/attaquant', {
    en: 'Which captain chooses the trait that a critical lowers?',
    fr: 'Quel capitaine choisit le trait qu’un dégât grave diminue ?',
  }),
  ruling('sink-resolve', 'SHIP-8', 'starting/A/initiale current/A/du-moment', {
    en: 'Twice which Resolve sinks a ship?',
    fr: 'Le double de quelle Détermination coule un navire ?',
  }),
  ruling('broadside-dice', 'SHIP-3', 'side/S/un-bord full/S/tous', {
    en: 'Which guns roll for damage?',
    fr: 'Quels canons comptent pour les dommages ?',
  }),
  ruling('battle-tie', 'MASS-4', 'nobody/A/sans-effet reset/A/séries-interrompues reroll/A/relance', {
    en: 'Two generals roll the same total: what of the turn?',
    fr: 'Deux généraux obtiennent le même total : que devient le tour ?',
  }),
  ruling('officer-penalty', 'MASS-5', 'personal/S/jet-personnel strategy/A/jet-global', {
    en: 'On which roll does a general with officers lose 2?',
    fr: 'Sur quel jet un général qui a des officiers perd-il 2 ?',
  }),
  ruling('personal-d10', 'MASS-5', 'plain/S/simple exploding/A/explosif', {
    en: 'Does the die of the personal roll explode?',
    fr: 'Le dé du jet personnel explose-t-il ?',
  }),
  ruling('battle-soak', 'MASS-6', 'points/S dice/A/dés', {
    en: 'Do Brawn and defence take points or dice off the damage of a battle?',
    fr: 'Gaillardise et défense retirent-elles des points ou des dés aux dommages d’une bataille ?',
  }),
  ruling('salvo-surplus', 'SALVO-3', 'distinct/A/distincts independent/A/indépendants', {
    en: 'Can surplus hits of a salvo fall on the same man?',
    fr: 'Les coups en surplus d’une salve peuvent-ils frapper le même homme ?',
  }),
  ruling('sword-limit', 'XP-1', 'count/A/nombre points/A', {
    en: 'What is limited to Panache: the swords of Damocles, or their points?',
    fr: 'Qu’est-ce que le Panache limite : les épées de Damoclès, ou leurs points ?',
  }),
] as const satisfies readonly Ruling[];
