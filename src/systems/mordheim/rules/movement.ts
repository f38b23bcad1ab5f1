import { rule, section } from './entry.ts';

const MOVES = ['skirmish', 'movement'] as const;

/** MH-MOV: walking, running, charging. */
export const MOVEMENT = section({ en: 'Movement', fr: 'Mouvement' }, [
  rule('MOV-1', {
    kind: 'sequence',
    from: ['S'],
    felt: MOVES,
    title: { en: 'Order of moves', fr: 'Ordre des mouvements' },
    text: {
      en: 'Charges come first, compulsory moves second, all others last. A normal move is up to M inches.',
      fr: 'Les charges d’abord, les mouvements obligatoires ensuite, tous les autres enfin. Un mouvement normal va jusqu’à M pas.',
    },
  }),
  rule('MOV-2', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: MOVES,
    title: { en: 'Running', fr: 'Course' },
    text: {
      en: 'A run is 2 × M inches, 3 × M with `sprint`. Forbidden with a standing enemy within 8 inches at the start of the turn, after standing up or rallying, and to who `may-not-run`.',
      fr: 'Une course fait 2 × M pas, 3 × M avec `sprint`. Interdite si un ennemi debout est à 8 pas ou moins au début du tour, après s’être relevé ou rallié, et à qui est `may-not-run`.',
    },
  }),
  rule('MOV-3', {
    kind: 'computed',
    from: ['S'],
    felt: MOVES,
    title: { en: 'What a runner may not do', fr: 'Ce qu’un coureur ne peut faire' },
    text: {
      en: 'Who ran this turn neither hides nor shoots; he may cast.',
      fr: 'Qui a couru ce tour-ci ne se cache ni ne tire ; il peut lancer des sorts.',
    },
  }),
  rule('MOV-4', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: MOVES,
    title: { en: 'Charging', fr: 'Charge' },
    text: {
      en: 'A charge names its target unmeasured and covers 2 × M inches, 3 × M with `sprint`; arrived, both are in close combat. Not after standing up or rallying, and a charger neither shoots nor hides.',
      fr: 'Une charge désigne sa cible sans mesurer et couvre 2 × M pas, 3 × M avec `sprint` ; arrivé, on est engagé. Jamais après s’être relevé ou rallié, et un chargeur ne tire ni ne se cache.',
    },
  }),
  rule('MOV-5', {
    kind: 'computed',
    from: ['P'],
    felt: MOVES,
    title: { en: 'A charge that falls short', fr: 'Charge trop courte' },
    text: {
      en: 'Who cannot reach his target moves M inches towards it instead; he does not shoot, but may cast.',
      fr: 'Qui ne peut atteindre sa cible avance de M pas vers elle ; il ne tire pas, mais peut lancer des sorts.',
    },
  }),
  rule('MOV-6', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: ['movement'],
    title: { en: 'Another enemy by the route', fr: 'Un autre ennemi près du trajet' },
    text: {
      en: 'With another enemy 2 inches or less from the straight route: `forbidden` allows no such charge; under `interception` he steps in if he will (`interceptor: yes`), before the distance is looked at, and the charger counts as charging all the same.',
      fr: 'Avec un autre ennemi à 2 pas ou moins du trajet direct : `forbidden` interdit cette charge ; sous `interception`, il s’interpose s’il le veut (`interceptor: yes`), avant tout examen de la distance, et le chargeur compte tout de même comme chargeant.',
    },
  }),
  rule('MOV-7', {
    kind: 'computed',
    from: ['P'],
    felt: MOVES,
    title: { en: 'Heavy armour with a shield', fr: 'Armure lourde et bouclier' },
    text: {
      en: 'Who carries both has M 1 lower when he moves over ground, unless he has `armour-use`.',
      fr: 'Qui porte les deux a M réduit de 1 pour se déplacer au sol, sauf avec `armour-use`.',
    },
  }),
  rule('MOV-8', {
    kind: 'dice',
    from: ['P'],
    felt: ['movement'],
    title: { en: 'Charging what is out of sight', fr: 'Charger une cible hors de vue' },
    text: {
      en: 'A target that is not visible can be charged within 4 inches only, after an Initiative test. Failed, he has not noticed it: no charge, but he may move, shoot and cast. This comes before MH-MOV-6.',
      fr: 'Une cible non visible ne se charge qu’à 4 pas ou moins, après un test d’Initiative. Raté, il ne l’a pas remarquée : pas de charge, mais il peut bouger, tirer et lancer des sorts. Cela passe avant MH-MOV-6.',
    },
  }),
  rule('MOV-9', {
    kind: 'computed',
    from: ['P'],
    felt: ['movement'],
    title: { en: 'Ground, and what is covered', fr: 'Terrain et distance parcourue' },
    text: {
      en: 'Difficult ground halves every move, very difficult ground quarters it; standing up halves the normal move, rallying takes it away. `moved` counts eighths of an inch: the distance when a charge arrives, at most the normal move when it falls short, nothing when it is intercepted, forbidden or not made.',
      fr: 'Un terrain difficile divise tout mouvement par deux, très difficile par quatre ; se relever réduit de moitié le mouvement normal, se rallier l’annule. `moved` compte des huitièmes de pas : la distance si la charge arrive, au plus le mouvement normal si elle est trop courte, rien si elle est interceptée, interdite ou non faite.',
    },
  }),
  rule('MOV-10', {
    kind: 'computed',
    from: ['S', 'P'],
    felt: MOVES,
    title: { en: 'What one may do after moving', fr: 'Ce que l’on peut faire après' },
    text: {
      en: 'After a run, a charge that was tried or a rally nobody shoots or hides; a target not noticed or a forbidden charge takes nothing away, and casting is always allowed. A knocked-down man crawls 2 inches at most, a stunned one does nothing.',
      fr: 'Après une course, une charge tentée ou un ralliement, on ne tire ni ne se cache ; une cible non remarquée ou une charge interdite n’enlève rien, et l’on peut toujours lancer des sorts. Un homme à terre rampe de 2 pas au plus, un homme sonné ne fait rien.',
    },
  }),
]);
