import { type AssumedRule, say } from './reading.ts';

/** Rules that no source states, with the fights that rest on them. */
export const ASSUMED_RULES: readonly AssumedRule[] = [
  {
    id: 'MH-EQ-2',
    kinds: ['attack', 'melee', 'skirmish', 'diving-charge'],
    says: say(
      'the order of a fighter’s equipment list decides what he holds in each hand',
      'l’ordre de la liste d’équipement décide de ce que le combattant tient dans chaque main',
    ),
  },
  {
    id: 'MH-TURN-2',
    kinds: ['melee', 'skirmish'],
    needs: 'leavesFirstTurnOpen',
    says: say(
      'where nobody charges and no first turn is named, the first side has it',
      'si nul ne charge et si le premier tour n’est attribué à personne, il revient au premier camp',
    ),
  },
  {
    id: 'MH-TURN-4',
    kinds: ['melee', 'skirmish'],
    says: say(
      'a fight that reaches the cap of rounds is a draw of its own, not shared between the sides',
      'un combat qui atteint la limite de tours est un nul à part, non partagé entre les camps',
    ),
  },
  {
    id: 'MH-SHT-9',
    kinds: ['shooting'],
    needs: 'lastsTurns',
    says: say(
      'the target recovers once after each shooting phase but the last',
      'la cible a un ralliement après chaque phase de tir sauf la dernière',
    ),
  },
  {
    id: 'MH-CRIT-5',
    kinds: ['attack', 'melee', 'skirmish', 'diving-charge'],
    needs: 'criticalsGoByWeapon',
    says: say(
      'of weapons that no table names, daggers, double-handed weapons, whips and claws are blades, morning stars bludgeons, gauntlets bare hands; what a critical does beside wounding happens even if the wound is saved',
      'parmi les armes qu’aucune table ne nomme, dagues, armes à deux mains, fouets et griffes sont des lames, le morgenstern est contondant, le gantelet compte comme mains nues ; ce qu’un critique fait de plus que blesser a lieu même si la blessure est sauvegardée',
    ),
  },
  {
    id: 'MH-CRIT-8',
    kinds: ['melee', 'skirmish'],
    needs: 'criticalsGoByWeapon',
    says: say(
      'a critical thrust tears two men away from the others, but moves nobody and hits nobody else',
      'un coup d’estoc critique isole deux hommes des autres, mais ne déplace personne et ne touche personne d’autre',
    ),
  },
  {
    id: 'MH-CRIT-4',
    kinds: ['skirmish'],
    needs: 'criticalsGoByWeapon',
    says: say(
      'a missile that ricochets hits the first of equally near enemies, without another critical',
      'un projectile qui ricoche touche le premier des ennemis aussi proches, sans autre critique',
    ),
  },
  {
    id: 'MH-EQ-5',
    kinds: ['shooting', 'skirmish'],
    needs: 'isSheetOnly',
    says: say(
      'without equipment rules a missile weapon keeps its range and Strength, and fires once a turn',
      'sans règles d’équipement, une arme de tir garde sa portée et sa Force, et tire une fois par tour',
    ),
  },
  {
    id: 'MH-RAL-5',
    kinds: ['rally'],
    needs: 'lastsTurns',
    says: say(
      'a man in flight tests and then runs on each turn, while all others stay where they are',
      'un fuyard fait son test puis court à chaque tour, tandis que les autres restent où ils sont',
    ),
  },
  {
    id: 'MH-ROUT-4',
    kinds: ['rout-test'],
    needs: 'lastsTurns',
    says: say(
      'losses and Leadership stay the same from one rout test to the next',
      'pertes et Commandement restent les mêmes d’un test de déroute au suivant',
    ),
  },
  {
    id: 'MH-PSY-4',
    kinds: ['melee'],
    needs: 'hasFear',
    says: say(
      'a charger held by fear is out of contact for the first round; the enemy charges in the second',
      'un chargeur retenu par la peur reste hors de contact au premier tour ; l’ennemi charge au deuxième',
    ),
  },
  {
    id: 'MH-SKI-1',
    kinds: ['skirmish'],
    says: say(
      'the sides come together along a line on which nobody is in the way, and only charges bring contact',
      'les camps se rapprochent sur une ligne où nul ne gêne personne, et seules les charges mettent au contact',
    ),
  },
  {
    id: 'MH-SKI-2',
    kinds: ['skirmish'],
    says: say(
      'whoever charges charges the nearest enemy, and he does so as soon as he thinks him within reach',
      'qui charge charge l’ennemi le plus proche, et le fait dès qu’il le croit à portée',
    ),
  },
  {
    id: 'MH-SKI-5',
    kinds: ['skirmish'],
    needs: 'isCrowded',
    says: say(
      'a man charged in the middle of a combat does not begin a new one',
      'un homme chargé au milieu d’un combat n’en commence pas un nouveau',
    ),
  },
  {
    id: 'MH-SKI-6',
    kinds: ['skirmish'],
    needs: 'hasShootingPhases',
    says: say(
      'of several equally near targets the first of the list is shot at',
      'de plusieurs cibles aussi proches, on vise la première de la liste',
    ),
  },
];
