import { rule, section } from './entry.ts';

const SPELLS = ['spell'];
/** Kinds in which somebody casts. */
const CASTING = ['spell', 'combined-attack', 'interception', 'pick-up'];

/** MB-AUG, MB-SPELL and MB-DELAY: sorcery. */
export const SORCERY = section({ en: 'Sorcery', fr: 'Sorcellerie' }, [
  rule('AUG-1', {
    kind: 'sequence',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'Staking physique', fr: 'Miser son physique' },
    text: {
      en: 'A caster says beforehand whether he raises his casting; it must be possible to cast at all.',
      fr: 'Le lanceur annonce avant de lancer s’il augmente son aptitude ; le sort doit pouvoir être lancé.',
    },
  }),
  rule('AUG-2', {
    kind: 'dice',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'Roll for the stake', fr: 'Jet de mise' },
    text: {
      en: 'He rolls his casting dice, without destiny: their sum is the most that he may stake.',
      fr: 'Il jette ses dés de lancement, sans destinée : leur somme est la mise maximale.',
    },
  }),
  rule('AUG-3', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: SPELLS,
    title: { en: 'Size of the stake', fr: 'Montant de la mise' },
    text: {
      en: 'He stakes what he likes up to that sum and the physique left to him, or by ruling one point less; by ruling, as much as he may.',
      fr: 'Il mise ce qu’il veut dans la limite de cette somme et de son physique restant, ou d’un point de moins selon la lecture ; selon la lecture, tout ce qu’il peut.',
    },
  }),
  rule('AUG-4', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: SPELLS,
    title: { en: 'Paying', fr: 'Payer la mise' },
    text: {
      en: 'The stake is lost to his physique and adds to his casting; the spell is still cast when nothing is left.',
      fr: 'La mise est retirée de son physique et s’ajoute à son aptitude ; le sort part même s’il ne lui reste rien.',
    },
  }),
  rule('AUG-5', {
    kind: 'dice',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'Then cast', fr: 'Puis lancer' },
    text: {
      en: 'Then he casts, and destiny may add its die.',
      fr: 'Ensuite il lance le sort, et la destinée peut ajouter son dé.',
    },
  }),
  rule('SPELL-1', {
    kind: 'dice',
    from: ['S', 'A'],
    felt: CASTING,
    title: { en: 'Casting', fr: 'Lancer un sort' },
    text: {
      en: 'Casting is rolled against the difficulty with the circumstances of a shot, without range bands or the malus of a prisoner; dodges, misses and wounds are those of shots, with the effect of the spell.',
      fr: 'Le lancement se jette contre la difficulté avec les circonstances d’un tir, sans portées ni malus de prisonnier ; esquive, raté et blessures comme pour un tir, avec l’effet du sort.',
    },
  }),
  rule('DELAY-1', {
    kind: 'sequence',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'Preparation', fr: 'Préparation' },
    text: {
      en: 'To prepare a spell is the action of one turn; neither its name nor a stake need be told.',
      fr: 'Préparer un sort est l’action d’un tour ; ni son nom ni la mise ne sont à annoncer.',
    },
  }),
  rule('DELAY-2', {
    kind: 'sequence',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'Disturbed', fr: 'Préparation perdue' },
    text: {
      en: 'It is lost if the caster tries to dodge, loses physique or acts; a weapon pass is acting unless ruled otherwise. Attacks on him follow one another while he is conscious.',
      fr: 'Elle est perdue si le lanceur tente d’esquiver, perd du physique ou agit ; une passe d’armes est une action, sauf autre lecture. Les attaques contre lui se suivent tant qu’il est conscient.',
    },
  }),
  rule('DELAY-3', {
    kind: 'sequence',
    from: ['S'],
    felt: SPELLS,
    title: { en: 'The turn after', fr: 'Le tour suivant' },
    text: {
      en: 'The next turn he casts it right before or right after one action; after it, he has acted. What comes second is left out if he is stunned or out of combat, or if the target is dead, or has fallen and he does not mean to kill.',
      fr: 'Au tour suivant il le lance juste avant ou juste après une action ; après, il a agi. Ce qui vient en second n’a pas lieu s’il est étourdi ou hors de combat, ou si la cible est morte, ou tombée sans qu’il veuille tuer.',
    },
  }),
]);
