import type { Mistakes } from '../../support/mistakes.ts';

const FIGHTERS = `
  a: { profile: sered }
  b: { profile: ardokath }
  c: { profile: alahan-paladin, abilities: [assault-fire] }
  f: { profile: sylvan-animae }`;

/** A scenario whose engagement is written so. */
function of(engagement: string, more = ''): string {
  return `system: confrontation\n${more}fighters:${FIGHTERS}\nengagement: ${engagement}\n`;
}

const SIDES = 'sides: { red: [a], blue: [2 x b] }';
const CROWDS = 'sides: { red: [2 x a], blue: [2 x b] }';

/** An assault whose list is written so. */
function assault(list: string, more = ''): string {
  return of(`{ kind: assault, ${SIDES}, assaults: [${list}] }`, more);
}

/** A dive by `f`, with these fields changed. */
function dive(fields: string, attacker = 'f'): string {
  return of(
    `{ kind: dive-charge, sides: { air: [f, a], ground: [b] }, attacker: ${attacker}, targets: [b], ${fields} }`,
  );
}

/** A charge of `a` that wounds whom it reaches; `c` lacks RES. */
function impact(engagement: string): string {
  const fighters = `
  a: { characteristics: { MOV: 15, MOV-air: 15, FEAR: 6 }, abilities: [impact-4, flight] }
  b: { characteristics: { RES: 4, COU: 0 } }
  c: { characteristics: { COU: 7 } }`;
  return `system: confrontation\nrulings: { impact: automatic }\nfighters:${fighters}\nengagement: ${engagement}\n`;
}

/** Mistakes of combats, melees, assaults and dives, by the cases of the specification. */
export const mistakesOfFights: Mistakes = {
  'CF-ERR-3': [
    {
      what: 'no resistance to the impact of a redirected charge',
      text: impact(
        '{ kind: assault, sides: { red: [a], blue: [b, c] }, assaults: [{ by: a, on: [b], distance: 9, redirect: { on: [c], distance: 5 } }], then: contact }',
      ),
      at: '{ COU: 7 }',
      path: 'fighters.c.characteristics',
      says: ['fighter c needs RES', 'kind assault'],
    },
    {
      what: 'no resistance to the impact of a redirected dive',
      text: impact(
        '{ kind: dive-charge, sides: { red: [a], blue: [b, c] }, attacker: a, targets: [b], level: 1, distance: 9, redirect: { on: [c], distance: 5 }, then: contact }',
      ),
      at: '{ COU: 7 }',
      path: 'fighters.c.characteristics',
      says: ['fighter c needs RES', 'kind dive-charge'],
    },
  ],
  'CF-ERR-6': [
    {
      what: 'a combat of several against several',
      text: of(`{ kind: combat, ${CROWDS} }`),
      at: '{ red:',
      path: 'engagement.sides',
      says: ['one side needs exactly one fighter, here 2 against 2', 'kind: melee'],
    },
    {
      what: 'an assault of several on several',
      text: of(`{ kind: assault, ${CROWDS}, charger: red, distance: 10 }`),
      at: 'red',
      path: 'engagement.charger',
      says: ['one side needs exactly one fighter'],
    },
    {
      what: 'assaults in which several of both sides take part',
      text: of(
        `{ kind: assault, ${CROWDS}, assaults: [{ by: a, on: [b], distance: 5 }, { by: "a#2", on: ["b#2"], distance: 5 }] }`,
      ),
      at: '[{ by:',
      path: 'engagement.assaults',
      says: ['one side needs exactly one fighter, here 2 against 2'],
    },
  ],
  'CF-ERR-7': [
    {
      what: 'assault fire with nothing to shoot',
      text: of('{ kind: assault, sides: { red: [c], blue: [b] }, assaults: [{ by: c, on: [b], distance: 10 }] }'),
      at: 'c',
      path: 'engagement.assaults[0].by',
      says: ['lacks AIM and a ranged weapon', 'assault-fire: no'],
    },
  ],
  'CF-ERR-9': [
    {
      what: 'a dive by somebody who cannot fly',
      text: dive('level: 1, distance: 10', 'a'),
      at: 'a',
      path: 'engagement.attacker',
      says: ['lacks the ability flight and MOV-air'],
    },
    {
      what: 'a dive from the ground',
      text: dive('level: 0, distance: 10'),
      at: '0',
      path: 'engagement.level',
      says: ['nobody dives from the ground'],
    },
    {
      what: 'a dive over two levels',
      text: dive('level: 2, target-level: 0, distance: 10'),
      at: '0',
      path: 'engagement.target-level',
      says: ['from level 2 one dives at level 1, not 0', 'exactly one level down'],
    },
    {
      what: 'a dive at somebody who is not seen',
      text: dive('level: 1, visible: false, distance: 10'),
      at: 'false',
      path: 'engagement.visible',
      says: ['its target must be seen'],
    },
    {
      what: 'a dive at somebody who is not there',
      text: dive('level: 1, distance: 10').replace('targets: [b]', 'targets: [g]'),
      at: 'g',
      path: 'engagement.targets[0]',
      says: ['"g" takes no part in this fight', 'fighters: f, a, b'],
    },
  ],
  'CF-ERR-11': [
    {
      what: 'a charge at a target that is not seen',
      text: assault('{ by: a, on: [b], distance: 10, visible: false, type: charge }'),
      at: 'charge',
      path: 'engagement.assaults[0].type',
      says: ['cannot be charged', 'type: engage'],
    },
  ],
  'CF-ERR-12': [
    {
      what: 'a combat with an unknown fighter',
      text: of(`{ kind: melee, ${CROWDS}, combats: [[a, "b#3"]] }`),
      at: '"b#3"',
      path: 'engagement.combats[0][1]',
      says: ['takes no part', 'did you mean', 'a#2'],
    },
    {
      what: 'a fighter in two combats',
      text: of(`{ kind: melee, ${CROWDS}, combats: [[a, b], [a, "b#2"]] }`),
      at: '[a, b]',
      path: 'engagement.combats[0]',
      says: ['a is in two combats'],
    },
    {
      what: 'a combat of one side',
      text: of(`{ kind: melee, ${CROWDS}, combats: [[a, "a#2"]] }`),
      at: '[a,',
      path: 'engagement.combats[0]',
      says: ['one side only'],
    },
    {
      what: 'a combat of several against several',
      text: of(`{ kind: melee, ${CROWDS}, combats: [[a, "a#2", b, "b#2"]] }`),
      at: '[a,',
      path: 'engagement.combats[0]',
      says: ['2 against 2', 'cut it in two'],
    },
  ],
  'CF-ERR-15': [
    {
      what: 'no turns',
      text: of(`{ kind: combat, ${SIDES}, rounds: 0 }`),
      at: '0',
      path: 'engagement.rounds',
      says: ['0', '1 to 1000'],
    },
    {
      what: 'too many turns',
      text: of(`{ kind: melee, ${SIDES}, rounds: 1001 }`),
      at: '1001',
      path: 'engagement.rounds',
      says: ['1001', '1 to 1000'],
    },
    {
      what: 'a negative distance',
      text: assault('{ by: a, on: [b], distance: -1 }'),
      at: '-1',
      path: 'engagement.assaults[0].distance',
      says: ['-1', 'centimetres'],
    },
    {
      what: 'a negative spacing',
      text: of(`{ kind: melee, ${SIDES}, spacing: -2 }`),
      at: '-2',
      path: 'engagement.spacing',
      says: ['-2', 'centimetres'],
    },
  ],
  'CF-ERR-16': [
    {
      what: 'a charger that is no side',
      text: of(`{ kind: combat, ${SIDES}, opening: charge, charger: redd }`),
      at: 'redd',
      path: 'engagement.charger',
      says: ['"redd" is no side', 'did you mean "red"'],
    },
    {
      what: 'a tactical winner that is no side',
      text: of(`{ kind: melee, ${SIDES}, tactical-winner: blu }`),
      at: 'blu',
      path: 'engagement.tactical-winner',
      says: ['"blu" is no side', 'did you mean "blue"'],
    },
    {
      what: 'an assailant who is not there',
      text: assault('{ by: c, on: [b], distance: 5 }'),
      at: 'c',
      path: 'engagement.assaults[0].by',
      says: ['"c" takes no part in this fight'],
    },
    {
      what: 'an assailant of the same side',
      text: assault('{ by: b, on: ["b#2"], distance: 5 }'),
      at: '"b#2"',
      path: 'engagement.assaults[0].on[0]',
      says: ['b and b#2 stand on the same side'],
    },
    {
      what: 'somebody charged who is not there',
      text: of(`{ kind: combat, ${SIDES}, charged: [f] }`),
      at: 'f',
      path: 'engagement.charged[0]',
      says: ['"f" takes no part'],
    },
    {
      what: 'a speaking turn of somebody who is not there',
      text: of(`{ kind: combat, ${SIDES}, opening: charge, charger: blue, speaking-turns: { "b#3": 2 } }`),
      at: '2',
      path: 'engagement.speaking-turns.b#3',
      says: ['"b#3" takes no part'],
    },
    {
      what: 'a spacing of fighters of one side',
      text: of(`{ kind: melee, ${SIDES}, spacings: { "b>b#2": 3 } }`),
      at: '3',
      path: 'engagement.spacings.b>b#2',
      says: ['same side'],
    },
    {
      what: 'a spacing that names no pair',
      text: of(`{ kind: melee, ${SIDES}, spacings: { a-b: 3 } }`),
      at: '3',
      path: 'engagement.spacings.a-b',
      says: ['names no pursuer and target', '"pursuer>target"'],
    },
    {
      what: 'an opening that needs a charger',
      text: of(`{ kind: combat, ${SIDES}, opening: charge }`),
      at: 'charge',
      path: 'engagement.opening',
      says: ['needs a charger', 'red, blue'],
    },
    {
      what: 'a charger where nobody charges',
      text: of(`{ kind: combat, ${SIDES}, charger: red }`),
      at: 'red',
      path: 'engagement.charger',
      says: ['nobody charges'],
    },
    {
      what: 'somebody who has charged and engaged',
      text: of(`{ kind: melee, ${SIDES}, chargers: [b], engagers: [a, b] }`),
      at: 'b]',
      path: 'engagement.engagers[1]',
      says: ['b has charged and engaged', 'one or the other'],
    },
    {
      what: 'somebody who has dived and engaged',
      text: of(`{ kind: melee, ${SIDES}, divers: [a], engagers: [a] }`),
      at: 'a] }',
      path: 'engagement.engagers[0]',
      says: ['a has charged and engaged'],
    },
    {
      what: 'two assaults by one fighter',
      text: assault('{ by: a, on: [b], distance: 5 }, { by: a, on: ["b#2"], distance: 5 }'),
      at: 'a,',
      path: 'engagement.assaults[1].by',
      says: ['a makes two assaults'],
    },
    {
      what: 'an assault in two forms',
      text: of(`{ kind: assault, ${SIDES}, charger: red, assaults: [{ by: a, on: [b], distance: 5 }] }`),
      at: 'red',
      path: 'engagement.charger',
      says: ['charger together with assaults'],
    },
    {
      what: 'an assault that nobody makes',
      text: of(`{ kind: assault, ${SIDES} }`),
      at: 'assault',
      path: 'engagement.kind',
      says: ['nobody assaults anybody'],
    },
    {
      what: 'an assault from nowhere',
      text: of(`{ kind: assault, ${SIDES}, charger: red }`),
      at: 'red',
      path: 'engagement.charger',
      says: ['the distance of the assault is missing'],
    },
  ],
  'CF-ERR-18': [
    {
      what: 'an assault redirected at its own target',
      text: assault('{ by: a, on: [b], distance: 5, redirect: { on: ["b#2", b], distance: 5 } }'),
      at: 'b]',
      path: 'engagement.assaults[0].redirect.on[1]',
      says: ['b is a target of the assault itself', 'somebody else'],
      severity: 'warning',
    },
    {
      what: 'a dive redirected at its own target',
      text: dive('level: 1, distance: 10, redirect: { on: [b], distance: 5 }'),
      at: 'b]',
      path: 'engagement.redirect.on[0]',
      says: ['b is a target of the assault itself'],
      severity: 'warning',
    },
    {
      what: 'a redirection among several assaults',
      text: assault(
        '{ by: b, on: [a], distance: 5, redirect: { on: [a], distance: 5 } }, { by: "b#2", on: [a], distance: 5 }',
      ),
      at: '{ on: [a]',
      path: 'engagement.assaults[0].redirect',
      says: ['only a lone assailant may redirect'],
    },
  ],
  'CF-ERR-20': [
    ...['fear', 'peur'].map((key) => ({
      what: `a key of other kinds, ${key}`,
      text: of(`{ kind: melee, ${SIDES}, ${key}: true }`),
      at: key,
      path: 'engagement',
      says: [`unknown key "${key}" allowed keys: kind, sides, combats`],
    })),
    {
      what: 'an empty side',
      text: of('{ kind: assault, charger: red, sides: { red: [a], blue: [] } }'),
      at: '[]',
      path: 'engagement.sides.blue',
      says: ['side blue is empty'],
    },
    {
      what: 'a fighter on both sides',
      text: of('{ kind: melee, sides: { red: [a], blue: [a, b] } }'),
      at: '{ red:',
      path: 'engagement.sides',
      says: ['a stands on both sides'],
    },
  ],
  'CF-SEP-5': [
    {
      what: 'a combat of more against one than can touch him',
      text: of('{ kind: combat, sides: { red: [a], blue: [3 x b] } }', 'contact-limit: 2\n'),
      at: '[3 x b]',
      path: 'engagement.sides.blue',
      says: ['3 opponents about a, whom 2 can touch at most', 'contact-limit'],
    },
    {
      what: 'a combat of more than eight against one',
      text: of('{ kind: combat, sides: { red: [9 x b], blue: [a] } }'),
      at: '[9 x b]',
      path: 'engagement.sides.red',
      says: ['9 opponents about a, whom 8 can touch at most'],
    },
    {
      what: 'a combat of a melee with more than can touch one of that size',
      text: of(
        '{ kind: melee, sides: { red: [3 x a], blue: [b] }, combats: [[a, "a#2", "a#3", b]] }',
        'contact-limit: { medium: 2, large: 3 }\n',
      ).replace('ardokath }', 'ardokath, size: medium }'),
      at: '[a,',
      path: 'engagement.combats[0]',
      says: ['3 opponents about b, whom 2 can touch at most'],
    },
    {
      what: 'more about whom one disengages from than can touch him',
      text: of('{ kind: disengage, subject: a, opponents: [3 x b] }', 'contact-limit: 2\n'),
      at: '[3 x b]',
      path: 'engagement.opponents',
      says: ['3 opponents about a, whom 2 can touch at most'],
    },
    {
      what: 'assaults by more on one than can touch him',
      text: assault('{ by: b, on: [a], distance: 5 }, { by: "b#2", on: [a], distance: 6 }', 'contact-limit: 1\n'),
      at: '[a], distance: 6',
      path: 'engagement.assaults[1].on',
      says: ['2 opponents about a, whom 1 can touch at most'],
    },
    {
      what: 'an assault on more than can touch the assailant',
      text: assault('{ by: a, on: [b, "b#2"], distance: 5 }', 'contact-limit: 1\n'),
      at: '[b, "b#2"]',
      path: 'engagement.assaults[0].on',
      says: ['2 opponents about a, whom 1 can touch at most'],
    },
    {
      what: 'a redirection at more than can touch the assailant',
      text: of(
        '{ kind: assault, sides: { red: [a], blue: [3 x b] }, assaults: [{ by: a, on: [b], distance: 5, redirect: { on: ["b#2", "b#3"], distance: 5 } }] }',
        'contact-limit: 1\n',
      ),
      at: '["b#2", "b#3"]',
      path: 'engagement.assaults[0].redirect.on',
      says: ['2 opponents about a'],
    },
    {
      what: 'a whole side that assaults one whom fewer can touch',
      text: of(`{ kind: assault, ${SIDES}, charger: blue, distance: 5 }`, 'contact-limit: 1\n'),
      at: 'blue',
      path: 'engagement.charger',
      says: ['2 opponents about a'],
    },
    {
      what: 'a dive at more than can touch the diver',
      text: of(
        '{ kind: dive-charge, sides: { air: [f], ground: [2 x b] }, attacker: f, targets: [b, "b#2"], level: 1, distance: 5 }',
        'contact-limit: 1\n',
      ),
      at: '[b, "b#2"]',
      path: 'engagement.targets',
      says: ['2 opponents about f'],
    },
  ],
  warnings: [
    {
      what: 'fear that nobody feels',
      text: of('{ kind: combat, sides: { red: [a], blue: [b] } }'),
      at: '{ kind',
      path: 'engagement.fear',
      says: ['one side frightens the other', 'fear: true'],
      severity: 'warning',
    },
    {
      what: 'a shot of whoever begins in contact',
      text: of('{ kind: combat, sides: { red: [2 x c], blue: [a] }, opening: engage, charger: red }'),
      at: 'engage,',
      path: 'engagement.opening',
      says: ['c begins in contact', 'no assault fire', 'kind: assault'],
      severity: 'warning',
    },
    {
      what: 'an impact of whoever begins in contact',
      text: `system: confrontation
rulings: { impact: automatic }
fighters:
  a: { profile: alahan-paladin, abilities: [impact-4] }
  b: { profile: alahan-paladin }
engagement: { kind: combat, sides: { red: [a], blue: [b] }, opening: charge, charger: red }
`,
      at: 'charge,',
      path: 'engagement.opening',
      says: ['a begins in contact', 'no impact', 'kind: assault'],
      severity: 'warning',
    },
  ],
};
