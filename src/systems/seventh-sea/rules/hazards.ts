import { rule, section } from './entry.ts';

/** SS-HAZ: falls and explosions. */
export const HAZARDS = section({ en: 'Hazards', fr: 'Périls' }, [
  rule('HAZ-1', {
    kind: 'dice',
    from: ['S'],
    felt: ['fall'],
    title: { en: 'Fall', fr: 'Chute' },
    text: {
      en: 'A die for each full 3 metres (by ruling, each begun), or for each level, all kept; soft ground hurts nobody.',
      fr: 'Un dé par tranche complète de 3 mètres (entamée, selon la lecture), ou par niveau, tous gardés ; un sol mou ne blesse pas.',
    },
  }),
  rule('HAZ-2', {
    kind: 'sequence',
    from: ['S'],
    felt: ['fall'],
    title: { en: 'Wounds of a fall', fr: 'Blessures d’une chute' },
    text: {
      en: 'One wound check, by slices of 20 on firm ground and 10 on hard. By ruling slices alone cost dramatic wounds, and without one the flesh wounds stay.',
      fr: 'Un jet de blessures, par tranches de 20 sur sol ferme et de 10 sur sol dur. Selon la lecture, seules les tranches coûtent des blessures graves ; sans aucune, les légères restent.',
    },
  }),
  rule('HAZ-3', {
    kind: 'dice',
    from: ['S'],
    felt: ['explosion'],
    title: { en: 'Explosion', fr: 'Explosion' },
    text: {
      en: 'Level N: Panache and leaping or sprinting, keeping Panache, against 5N to escape; else N dice of flesh wounds, all kept, and a wound check by slices of 10.',
      fr: 'Niveau N : Panache et Sauter ou Course, en gardant Panache, contre 5N pour y échapper ; sinon N dés de blessures légères, tous gardés, et un jet de blessures par tranches de 10.',
    },
  }),
  rule('HAZ-4', {
    kind: 'sequence',
    from: ['A'],
    felt: ['fall', 'explosion', 'splinters'],
    title: { en: 'No damage, and squads', fr: 'Sans dommages, et les bandes' },
    text: {
      en: 'Without damage nobody is hurt; any damage puts a squad out as a whole.',
      fr: 'Sans dommages, personne n’est blessé ; tout dommage met une bande entière hors de combat.',
    },
  }),
]);
