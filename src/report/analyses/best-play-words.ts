import type { Bilingual } from '../locale/locale.ts';

/** What the report says of best play. */
export const WORDS = {
  title: { en: 'Best play for {measure}', fr: 'Le meilleur jeu pour {measure}' },
  better: {
    en: 'Best for {player}: {best}, and {measure} is {value} instead of {base}',
    fr: 'Au mieux pour {player}\u00a0: {best}, et {measure} vaut {value} au lieu de {base}',
  },
  already: {
    en: 'Best for {player}: as the scenario has it, and {measure} is {base}',
    fr: 'Au mieux pour {player}\u00a0: comme le veut le scénario, et {measure} vaut {base}',
  },
  worst: {
    en: '; at worst ({worst}) {value}',
    fr: '\u00a0; au pire ({worst}), {value}',
  },
  indifferent: {
    en: 'No choice tried moves {measure}: it stays at {base}.',
    fr: 'Aucun choix essayé ne fait bouger {measure}\u00a0: {base}.',
  },
  game: {
    en: ' With both sides at their best, choosing at once, it is {value}.',
    fr: ' Les deux camps jouant au mieux, et choisissant en même temps, {value}.',
  },
  dynamic: {
    en: ' With a choice of its own in every situation, {value} for {player}.',
    fr: ' Avec un choix propre à chaque situation, {value} pour {player}.',
  },
  asIs: { en: 'as the scenario has it', fr: 'comme le veut le scénario' },
  span: {
    en: 'How much depends on play: between the worst and the best of all combinations tried, {measure} moves by {span}.',
    fr: 'La part du jeu\u00a0: entre la pire et la meilleure des combinaisons essayées, {measure} bouge de {span}.',
  },
  fixed: {
    en: 'Left as the scenario has them, for want of room: {list}.',
    fr: 'Laissés comme le veut le scénario, faute de place\u00a0: {list}.',
  },
  proof: {
    en: 'No player gains more than {gap} by leaving his mix for another combination of the table.',
    fr: 'Aucun joueur ne gagne plus de {gap} à quitter son mélange pour une autre combinaison du tableau.',
  },
  policy: {
    en: 'Choices in every situation are solved exactly, by backward induction over {count} states; the others play as the scenario has them.',
    fr: 'Les choix dans chaque situation sont résolus exactement, à rebours sur {count} états\u00a0; les autres jouent comme le veut le scénario.',
  },
  options: { en: 'Options tried alone', fr: 'Options essayées seules' },
  choice: { en: 'Choice', fr: 'Choix' },
  choiceText: { en: 'Fighter and decision point.', fr: 'Combattant et choix.' },
  option: { en: 'Option', fr: 'Option' },
  optionText: {
    en: 'What he does instead of what the scenario has.',
    fr: 'Ce qu’il fait au lieu de ce que veut le scénario.',
  },
  valueText: {
    en: 'The measure with this option, all else as in the scenario.',
    fr: 'La mesure avec cette option, tout le reste comme dans le scénario.',
  },
  effect: { en: 'Effect', fr: 'Effet' },
  effectText: {
    en: 'Difference to the scenario, in points of probability or the unit of the measure.',
    fr: 'Écart au scénario, en points de probabilité ou dans l’unité de la mesure.',
  },
  idle: {
    en: '{count} other options were tried and move nothing here.',
    fr: '{count} autres options ont été essayées et ne changent rien ici.',
  },
  idleOne: {
    en: 'One other option was tried and moves nothing here.',
    fr: 'Une autre option a été essayée et ne change rien ici.',
  },
  strategies: { en: 'Combinations of {player}', fr: 'Combinaisons de {player}' },
  combination: { en: 'Combination', fr: 'Combinaison' },
  combinationText: {
    en: 'Options taken together; what is not named stays as the scenario has it.',
    fr: 'Options prises ensemble\u00a0; ce qui n’est pas nommé reste comme le veut le scénario.',
  },
  against: { en: 'Against the scenario', fr: 'Contre le scénario' },
  againstText: {
    en: 'The measure, the other side playing as the scenario has it.',
    fr: 'La mesure, l’autre camp jouant comme le veut le scénario.',
  },
  atBest: { en: 'Against best play', fr: 'Contre le meilleur jeu' },
  atBestText: {
    en: 'The measure against the best mix of the other side.',
    fr: 'La mesure contre le meilleur mélange de l’autre camp.',
  },
  mix: { en: 'Share', fr: 'Part' },
  mixText: {
    en: 'How often it is played when both sides play their best.',
    fr: 'Combien de fois elle est jouée quand les deux camps jouent au mieux.',
  },
  situations: { en: 'What {player} should do when', fr: 'Ce que {player} devrait faire, et quand' },
  situation: { en: 'Situation', fr: 'Situation' },
  situationText: {
    en: 'The fighters before the step in which the choice is asked.',
    fr: 'Les combattants avant le pas où se pose le choix.',
  },
  rounds: { en: 'Rounds', fr: 'Tours' },
  roundsText: { en: 'First and last round in which it is met so.', fr: 'Premier et dernier tour où cela se présente.' },
  insteadText: { en: 'Best option there, and that of the scenario.', fr: 'Meilleure option, et celle du scénario.' },
  visits: { en: 'Met', fr: 'Rencontré' },
  visitsText: {
    en: 'How often a fight meets it, on average.',
    fr: 'Combien de fois un combat le rencontre, en moyenne.',
  },
  gain: { en: 'Worth', fr: 'Valeur' },
  gainText: {
    en: 'What choosing so moves the measure by, where it is met.',
    fr: 'De combien ce choix fait bouger la mesure, quand il se présente.',
  },
  dim: {
    en: 'Of {count} further options the trials cannot tell the effect from none; they are left out of the combinations.',
    fr: 'De {count} autres options, les essais ne distinguent pas l’effet de rien\u00a0; elles restent hors des combinaisons.',
  },
  dimOne: {
    en: 'Of one further option the trials cannot tell the effect from none; it is left out of the combinations.',
    fr: 'D’une autre option, les essais ne distinguent pas l’effet de rien\u00a0; elle reste hors des combinaisons.',
  },
  fresh: {
    en: 'Options and combinations were compared on shared luck. The best and the worst of them, and what the mixes are worth, were played anew on fresh luck, as the luckiest of many would flatter.',
    fr: 'Options et combinaisons ont été comparées avec les mêmes dés. La meilleure et la pire, et ce que valent les mélanges, ont été rejouées sur une chance nouvelle, la plus chanceuse de plusieurs étant flattée.',
  },
  between: {
    en: 'The interval of best play on both sides goes from the least that the one mix gets to the most that the other lets through: it holds whatever the best mixes truly are.',
    fr: 'L’intervalle du meilleur jeu des deux camps va du moins que l’un des mélanges obtient au plus que l’autre concède : il vaut quels que soient les vrais meilleurs mélanges.',
  },
} satisfies Record<string, Bilingual>;
