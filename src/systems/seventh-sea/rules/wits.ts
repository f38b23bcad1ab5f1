import { rule, section } from './entry.ts';

const REPARTEE = ['repartee'] as const;

/** SS-SOC: duels of wits, and performances. */
export const WITS = section({ en: 'Wit and show', fr: 'Répartie et spectacle' }, [
  rule('SOC-1', {
    kind: 'dice',
    from: ['S'],
    felt: REPARTEE,
    title: { en: 'Trait against trait', fr: 'Trait contre trait' },
    text: {
      en: 'Charm opposes Wits, intimidation Resolve, taunts Panache; a squad has its threat for each. By ruling only who begins rolls.',
      fr: 'Charmer oppose les Esprits, intimider les Déterminations, provoquer les Panaches ; une bande a son niveau de menace partout. Selon la lecture, seul l’initiateur lance.',
    },
  }),
  rule('SOC-2', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: REPARTEE,
    title: { en: 'Several targets', fr: 'Plusieurs cibles' },
    text: {
      en: 'Heroes and villains are faced one by one; henchmen and squads together for a raise each beyond the first, one of them rolling for all.',
      fr: 'Héros et vilains s’affrontent un à un ; hommes de main et bandes ensemble, pour une augmentation chacun au-delà du premier, l’un d’eux lançant pour tous.',
    },
  }),
  rule('SOC-3', {
    kind: 'sequence',
    from: ['S'],
    felt: REPARTEE,
    title: { en: 'Charm', fr: 'Charmer' },
    text: {
      en: 'Charm needs as many successes as the target has Resolve, one and the raises from each contest won; the first loss ends it. Deep convictions withstand it.',
      fr: 'Charmer demande autant de succès que la cible a de Détermination, un plus les augmentations par opposition gagnée ; la première perte y met fin. Les convictions profondes résistent.',
    },
  }),
  rule('SOC-4', {
    kind: 'computed',
    from: ['S'],
    felt: ['repartee', 'attack', 'shot', 'duel', 'brawl'],
    title: { en: 'Intimidated', fr: 'Intimidé' },
    text: {
      en: 'The victim loses one unkept die, and one for each raise, on what it does against who has cowed it, until they part.',
      fr: 'La victime perd un dé non gardé, plus un par augmentation, sur ses actions contre son vainqueur, jusqu’à ce qu’ils se quittent.',
    },
  }),
  rule('SOC-5', {
    kind: 'computed',
    from: ['S'],
    felt: ['repartee', 'attack', 'shot', 'duel', 'brawl'],
    title: { en: 'Taunted', fr: 'Provoqué' },
    text: {
      en: 'The victim must make as many raises as were announced on what it does against who has taunted it.',
      fr: 'La victime doit faire autant d’augmentations qu’annoncé sur ses actions contre son provocateur.',
    },
  }),
  rule('SOC-6', {
    kind: 'dice',
    from: ['S'],
    felt: ['busking'],
    title: { en: 'Busking', fr: 'Cabotinage' },
    text: {
      en: 'A trait with busking against five times the Resolve of the audience: a cent for each point of margin, one more a point for each raise. Neither villains nor a hostile crowd pay.',
      fr: 'Un trait et Bateleur contre cinq fois la Détermination du public : un cent par point de marge, un de plus par point et par augmentation. Ni vilains ni foule hostile ne paient.',
    },
  }),
]);
