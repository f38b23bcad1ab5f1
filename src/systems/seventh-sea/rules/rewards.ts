import { rule, section } from './entry.ts';

/** SS-XP, SS-REP, SS-SORC, SS-GEAR: what adventures bring, and what they cost. */
export const REWARDS = section({ en: 'Rewards and sorcery', fr: 'Récompenses et sorcellerie' }, [
  rule('XP-1', {
    kind: 'computed',
    from: ['S'],
    felt: ['experience'],
    title: { en: 'Prices in experience', fr: 'Prix en expérience' },
    text: {
      en: 'A specialisation costs 10, a sword of Damocles 3, 6 or 9 (Panache limits them), a knack twice and a trait five times the new rank. Unspent drama dice are a point each.',
      fr: 'Une spécialisation coûte 10, une épée de Damoclès 3, 6 ou 9 (le Panache les limite), une compétence deux fois et un trait cinq fois le nouveau rang. Chaque dé d’héroïsme restant vaut un point.',
    },
  }),
  rule('XP-2', {
    kind: 'computed',
    from: ['S'],
    felt: ['experience'],
    title: { en: 'Limits of experience', fr: 'Limites de l’expérience' },
    text: {
      en: 'One rank of each knack and trait a scenario; traits stop at 5, at 6 with a special advantage. Arcana, advantages and drama dice are not for sale.',
      fr: 'Un rang par compétence et par trait à chaque scénario ; les traits s’arrêtent à 5, à 6 avec un avantage spécial. Ni arcanes, ni avantages, ni dés d’héroïsme ne s’achètent.',
    },
  }),
  rule('REP-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['reputation'],
    title: { en: 'Reputation dice', fr: 'Dés de réputation' },
    text: {
      en: 'Every 10 points give a die, shared among the actions of an act; an action rolls and keeps what is put into it.',
      fr: 'Chaque tranche de 10 points donne un dé, à répartir sur les actions d’un acte ; une action lance et garde ceux qu’on y met.',
    },
  }),
  rule('REP-2', {
    kind: 'computed',
    from: ['S'],
    felt: [],
    title: { en: 'Fame and infamy', fr: 'Gloire et infamie' },
    text: {
      en: 'Deeds seen or sung add points, infamous or mocked ones take them: the game master decides how many.',
      fr: 'Les hauts faits vus ou chantés donnent des points, l’infamie et la moquerie en retirent : au meneur de dire combien.',
    },
  }),
  rule('SORC-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['sorcery'],
    title: { en: 'Calling on sorcery', fr: 'Activer une sorcellerie' },
    text: {
      en: 'Glamour takes a drama die and no roll, within the level mastered; pyeryem a die and a roll; laerdom (while runes are left), porte and sorte a roll.',
      fr: 'Le glamour prend un dé d’héroïsme sans jet, dans la limite du niveau maîtrisé ; pyeryem, un dé et un jet ; laerdom (tant qu’il reste des runes), porte et sorte, un jet.',
    },
  }),
  rule('GEAR-1', {
    kind: 'computed',
    from: ['S', 'A'],
    felt: [],
    title: { en: 'Prices', fr: 'Prix' },
    text: {
      en: 'Prices are in guilders of 100 cents; a fighter costs what he carries.',
      fr: 'Les prix sont en guildes de 100 cents ; un combattant coûte ce qu’il porte.',
    },
  }),
]);
