/** Languages in which dice are explained. */
export type DiceLanguage = 'en' | 'fr';

/** What is wrong, and what to write instead. */
export interface Advice {
  readonly problem: string;
  readonly hint: string;
}

/** Parts of an expression that may be missing. */
export type Part = 'terms' | 'sides' | 'which' | 'kept' | 'target';

/** Numbers of an expression that have bounds. */
export type Counted = 'rolled' | 'sides' | 'kept' | 'number';

interface Words {
  readonly parts: Readonly<Record<Part, string>>;
  readonly partHints: Readonly<Record<Part, string>>;
  readonly counted: Readonly<Record<Counted, string>>;
  readonly column: (column: number) => string;
  readonly empty: Advice;
  readonly tooEarly: (part: string) => string;
  readonly misplaced: (found: string, part: string) => string;
  readonly noCount: (letter: string) => Advice;
  readonly percentile: Advice;
  readonly fraction: Advice;
  readonly brackets: Advice;
  readonly reversed: (found: string, meant: string) => Advice;
  readonly noSign: Advice;
  readonly noOperation: (found: string) => Advice;
  readonly secondComparison: Advice;
  readonly diceBehind: Advice;
  readonly behind: (found: string) => Advice;
  readonly keptMax: (kept: number, rolled: number) => Advice;
  readonly diceMax: (dice: number, max: number) => Advice;
  readonly bounds: (what: string, value: number, min: number, max: number) => Advice;
  readonly lengthMax: (length: number, max: number) => Advice;
  readonly tooLarge: (what: string) => Advice;
  readonly noTarget: Advice;
  readonly capped: (pool: string, counted: string) => string;
  readonly uncapped: (pool: string, counted: string) => string;
  readonly noExplosions: string;
  readonly raised: (raises: number, from: number, to: number) => string;
}

const en: Words = {
  parts: {
    terms: 'dice or a number',
    sides: 'the number of sides',
    which: 'h (highest) or l (lowest)',
    kept: 'the number of dice to keep',
    target: 'a number to compare with',
  },
  partHints: {
    terms: 'write dice such as 7k3 or 2d6, or a number',
    sides: 'write 2d6 for two dice with six sides',
    which: 'write 4d6kh3 to keep the three highest, 4d6kl3 to keep the three lowest',
    kept: 'write 7k3 to keep three of seven dice, 4d6kh3 to keep the three highest of four',
    target: 'write a whole number, as in 2d6 >= 7',
  },
  counted: {
    rolled: 'number of dice rolled',
    sides: 'number of sides',
    kept: 'number of dice kept',
    number: 'number',
  },
  column: (column) => `column ${column}`,
  empty: { problem: 'there are no dice here', hint: 'write dice such as 7k3 or 2d6: fracas odds "7k3 >= 20"' },
  tooEarly: (part) => `the expression stops too early: ${part} should come next`,
  misplaced: (found, part) => `“${found}” has no place here: ${part} should come next`,
  noCount: (letter) => ({
    problem: `the number of dice rolled is missing before “${letter}”`,
    hint: `write 7${letter}3 to roll seven dice and keep three`,
  }),
  percentile: { problem: '“%” is no number of sides', hint: 'write d100 for a percentile die' },
  fraction: {
    problem: 'only whole numbers can be used',
    hint: 'write the next whole number: totals of dice are whole',
  },
  brackets: { problem: 'brackets cannot be used', hint: 'write the sum without brackets, as in 2d6 + 1d8 - 1' },
  reversed: (found, meant) => ({ problem: `“${found}” is no comparison`, hint: `write ${meant}` }),
  noSign: { problem: 'a sign is missing here', hint: 'write + or - between dice, as in 2d6 + 1d8' },
  noOperation: (found) => ({
    problem: `“${found}” has no meaning here: dice are added, subtracted or compared`,
    hint: 'continue with + or -, or compare with >= <= > < = or !=',
  }),
  secondComparison: {
    problem: 'this is a second comparison, and an expression has one at most',
    hint: 'ask for one at a time, as in 2d6 >= 7',
  },
  diceBehind: {
    problem: 'only one number can stand behind the comparison',
    hint: 'bring everything else to the left side, as in 7k3 - 2d6 >= 0',
  },
  behind: (found) => ({
    problem: `“${found}” has no place behind the number`,
    hint: 'end with the number to compare with, as in 2d6 >= 7',
  }),
  keptMax: (kept, rolled) => ({
    problem: `${kept} dice cannot be kept where ${rolled} are rolled`,
    hint: `keep ${rolled} at most, or roll more`,
  }),
  diceMax: (dice, max) => ({ problem: `this makes ${dice} dice in all`, hint: `roll ${max} at most` }),
  bounds: (what, value, min, max) => ({ problem: `${what}: ${value}`, hint: `write a number from ${min} to ${max}` }),
  lengthMax: (length, max) => ({
    problem: `the expression has ${length} characters`,
    hint: `write ${max} at most`,
  }),
  tooLarge: (what) => ({
    problem: `${what} is too large to be worked out exactly`,
    hint: 'keep fewer dice, or roll dice with fewer sides',
  }),
  noTarget: {
    problem: 'raises make a number harder to reach, and there is none to reach',
    hint: 'compare the dice with a number, as in "7k3 >= 20"',
  },
  capped: (pool, counted) => `${pool} counts as ${counted}: at most ten dice are rolled (SS-DICE-4)`,
  uncapped: (pool, counted) =>
    `${pool} is more than ten dice; under the rule of 7th Sea (SS-DICE-4) it counts as ${counted}: add --cap`,
  noExplosions: 'tens are not rolled again',
  raised: (raises, from, to) => `${raises === 1 ? 'one raise makes' : `${raises} raises make`} ${from} into ${to}`,
};

const fr: Words = {
  parts: {
    terms: 'des dés ou un nombre',
    sides: 'le nombre de faces',
    which: 'h (les plus hauts) ou l (les plus bas)',
    kept: 'le nombre de dés à garder',
    target: 'le nombre à comparer',
  },
  partHints: {
    terms: 'écrivez des dés, comme 7g3 ou 2d6, ou un nombre',
    sides: 'écrivez 2d6 pour deux dés à six faces',
    which: 'écrivez 4d6kh3 pour garder les trois plus hauts, 4d6kl3 pour garder les trois plus bas',
    kept: 'écrivez 7g3 pour garder trois dés sur sept, 4d6kh3 pour garder les trois plus hauts sur quatre',
    target: 'écrivez un nombre entier, comme dans 2d6 >= 7',
  },
  counted: {
    rolled: 'nombre de dés lancés',
    sides: 'nombre de faces',
    kept: 'nombre de dés gardés',
    number: 'nombre',
  },
  column: (column) => `colonne ${column}`,
  empty: {
    problem: 'il n’y a pas de dés ici',
    hint: 'écrivez des dés, comme 7g3 ou 2d6\u00a0: fracas odds "7g3 >= 20"',
  },
  tooEarly: (part) => `l’expression s’arrête trop tôt\u00a0: il faut ensuite ${part}`,
  misplaced: (found, part) => `«\u202f${found}\u202f» n’a pas sa place ici\u00a0: il faut ${part}`,
  noCount: (letter) => ({
    problem: `le nombre de dés lancés manque devant «\u202f${letter}\u202f»`,
    hint: `écrivez 7${letter}3 pour lancer sept dés et en garder trois`,
  }),
  percentile: {
    problem: '«\u202f%\u202f» n’est pas un nombre de faces',
    hint: 'écrivez d100 pour un dé de pourcentage',
  },
  fraction: {
    problem: 'seuls les nombres entiers sont possibles',
    hint: 'écrivez le nombre entier suivant\u00a0: les totaux des dés sont entiers',
  },
  brackets: {
    problem: 'les parenthèses ne sont pas possibles',
    hint: 'écrivez la somme sans parenthèses, comme 2d6 + 1d8 - 1',
  },
  reversed: (found, meant) => ({
    problem: `«\u202f${found}\u202f» n’est pas une comparaison`,
    hint: `écrivez ${meant}`,
  }),
  noSign: { problem: 'il manque un signe ici', hint: 'écrivez + ou - entre les dés, comme dans 2d6 + 1d8' },
  noOperation: (found) => ({
    problem: `«\u202f${found}\u202f» n’a pas de sens ici\u00a0: on additionne, soustrait ou compare des dés`,
    hint: 'continuez avec + ou -, ou comparez avec >= <= > < = ou !=',
  }),
  secondComparison: {
    problem: 'c’est une deuxième comparaison, et une expression en a une au plus',
    hint: 'posez une question à la fois, comme 2d6 >= 7',
  },
  diceBehind: {
    problem: 'un seul nombre est possible après la comparaison',
    hint: 'passez tout le reste à gauche, comme dans 7g3 - 2d6 >= 0',
  },
  behind: (found) => ({
    problem: `«\u202f${found}\u202f» n’a pas sa place après le nombre`,
    hint: 'terminez par le nombre à comparer, comme dans 2d6 >= 7',
  }),
  keptMax: (kept, rolled) => ({
    problem: `on ne peut pas garder ${kept} dés quand on en lance ${rolled}`,
    hint: `gardez-en ${rolled} au plus, ou lancez-en davantage`,
  }),
  diceMax: (dice, max) => ({ problem: `cela fait ${dice} dés en tout`, hint: `lancez-en ${max} au plus` }),
  bounds: (what, value, min, max) => ({
    problem: `${what}\u00a0: ${value}`,
    hint: `écrivez un nombre de ${min} à ${max}`,
  }),
  lengthMax: (length, max) => ({
    problem: `l’expression compte ${length} caractères`,
    hint: `écrivez-en ${max} au plus`,
  }),
  tooLarge: (what) => ({
    problem: `${what} est trop grand pour un calcul exact`,
    hint: 'gardez moins de dés, ou lancez des dés de moins de faces',
  }),
  noTarget: {
    problem: 'une augmentation rend un nombre plus difficile à atteindre, et il n’y en a pas',
    hint: 'comparez les dés à un nombre, comme dans "7g3 >= 20"',
  },
  capped: (pool, counted) => `${pool} compte comme ${counted}\u00a0: on lance dix dés au plus (SS-DICE-4)`,
  uncapped: (pool, counted) =>
    `${pool} dépasse dix dés\u00a0; d’après la règle de 7th Sea (SS-DICE-4), cela compte comme ${counted}\u00a0: ajoutez --cap`,
  noExplosions: 'les 10 ne sont pas relancés',
  raised: (raises, from, to) =>
    `${raises === 1 ? 'une augmentation porte' : `${raises} augmentations portent`} ${from} à ${to}`,
};

/** What is said of expressions: those that cannot be read or worked out, and how games change them. */
export const EXPRESSION_WORDS: Readonly<Record<DiceLanguage, Words>> = { en, fr };
