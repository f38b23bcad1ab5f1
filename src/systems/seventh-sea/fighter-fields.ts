import { field } from '../field.ts';
import type { Field } from '../system.ts';

/** What a scenario may say of one fighter, as listings show it. */
export const FIGHTER_FIELDS: readonly Field[] = [
  field('profile', 'entry of the bestiary; the rest merges over it', 'entrée du bestiaire ; le reste s’y superpose'),
  field(
    'rank',
    'hero (default), villain, henchman, squad or ship',
    'héros (défaut), vilain, homme-de-main, bande ou navire',
  ),
  field(
    'characteristics',
    'the five traits; of a squad threat and size (6)',
    'les cinq traits ; d’une bande, menace et nombre (6)',
  ),
  field('skills', 'knack: rank 0 to 6; 0 where absent', 'compétence : rang de 0 à 6 ; 0 si absente'),
  field(
    'equipment',
    'list of weapons and gear in order of preference; unarmed by default',
    'liste d’armes et de matériel par ordre de préférence ; mains nues par défaut',
  ),
  field('abilities', 'list of advantages', 'liste d’avantages'),
  field('tactics', 'decision point: option', 'choix : option'),
  field('wounds', '{flesh, dramatic} at the start; 0', '{légères, graves} au départ ; 0'),
  field(
    'drama',
    'own drama dice; heroes and ships: the lowest trait, others 0',
    'dés d’héroïsme à lui ; héros et navires : le trait le plus bas, autres 0',
  ),
  field(
    'free-raises',
    'added to each of his attack rolls; 0',
    'augmentations gratuites de chacun de ses jets d’attaque ; 0',
  ),
  field('level', 'of the scenery on which he stands; 0', 'niveau de décor où il se tient ; 0'),
  field('states', 'list: prone', 'liste : à-terre'),
  field(
    'support',
    '{squad, brutes: up to his Wits, value: threat or a rank}: brutes that help a villain or a henchman',
    '{bande, brutes : jusqu’à son Esprit, valeur : menace ou un rang} : brutes qui aident un vilain ou un homme de main',
  ),
  field(
    'improvised',
    '{size, edge, build}: what the weapon `improvised` is',
    '{taille, tranchant, fabrication} : ce qu’est l’arme `improvised`',
  ),
  field(
    'cost',
    'guilders in place of the prices of what he carries; a ship has no price of its own',
    'guildes à la place du prix de ce qu’il porte ; un navire n’a pas de prix à lui',
  ),
  field(
    'guns',
    '{port, starboard}, together the Brawn of a ship; without it all guns bear',
    '{bâbord, tribord}, en tout la Gaillardise du navire ; sans cela tous les canons tirent',
  ),
];
