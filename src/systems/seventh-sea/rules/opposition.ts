import { rule, section } from './entry.ts';
import { CONTESTS } from './felt.ts';

/** SS-CONT: two roll against each other. */
export const OPPOSITION = section({ en: 'Opposition', fr: 'Opposition' }, [
  rule('CONT-1', {
    kind: 'dice',
    from: ['S'],
    felt: CONTESTS,
    title: { en: 'Against each other’s trait', fr: 'Contre le trait de l’autre' },
    text: {
      en: 'Each rolls against five times the trait that the other uses, 5 more for each raise of his own.',
      fr: 'Chacun lance contre cinq fois le trait que l’autre emploie, 5 de plus par augmentation qu’il annonce.',
    },
  }),
  rule('CONT-2', {
    kind: 'sequence',
    from: ['S'],
    felt: CONTESTS,
    title: { en: 'Who prevails', fr: 'Qui l’emporte' },
    text: {
      en: 'Both fail: both roll again. One succeeds: he prevails. Both succeed: the higher total does.',
      fr: 'Deux échecs : on recommence. Une réussite : elle l’emporte. Deux réussites : le plus haut total l’emporte.',
    },
  }),
  rule('CONT-3', {
    kind: 'sequence',
    from: ['A'],
    felt: CONTESTS,
    title: { en: 'Equal totals', fr: 'Totaux égaux' },
    text: {
      en: 'Two successes with the same total: both roll again, or by ruling one side prevails. Where nobody can succeed nobody prevails.',
      fr: 'Deux réussites au même total : on recommence, ou selon la lecture l’un des deux l’emporte. Si nul ne peut réussir, nul ne l’emporte.',
    },
  }),
]);

/** SS-INIT-8: the first action of two, before anything is played. */
export const FIRST_ACTION = section({ en: 'First action', fr: 'Première action' }, [
  rule('INIT-8', {
    kind: 'dice',
    from: ['S', 'P'],
    felt: ['initiative'],
    title: { en: 'Who acts first', fr: 'Qui agit d’abord' },
    text: {
      en: 'Of two fighters the one with the lowest face acts first; then the larger total, the greater Panache, and luck decide. Who has no die comes after the other.',
      fr: 'De deux combattants, celui qui a la face la plus basse agit d’abord ; puis décident le plus grand total, le plus grand Panache, et le sort. Qui n’a pas de dé passe après l’autre.',
    },
  }),
]);
