import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionWordsOf, rulingsSchema, rulingWriter } from '../../src/systems/rulings.ts';

const write = rulingWriter('AW');
const question = { en: 'Who?', fr: 'Qui ?' };
const rulings = [
  write('tie', 'ARM-2', 'nobody/S/personne first/A/le-premier both/A', question),
  write('gloves', 'ARM-3', 'on/P off/A', question),
];
const presets = { id: 'reading', aliases: { feuille: 'sheet' }, values: { book: {}, sheet: { tie: 'first' } } };

describe('rulings', () => {
  it('are written down with provenance and French name of each option', () => {
    expect(rulings[0]?.options).toEqual([
      { id: 'nobody', alias: 'personne', provenance: 'sheet' },
      { id: 'first', alias: 'le-premier', provenance: 'assumption' },
      { id: 'both', alias: 'both', provenance: 'assumption' },
    ]);
    expect(rulings[1]?.options.map(({ alias }) => alias)).toEqual(['oui', 'non']);
  });

  it('take an option and a preset under their French names', () => {
    const schema = rulingsSchema(rulings, presets);
    expect(z.parse(schema, { tie: 'Le premier', gloves: 'non', reading: 'feuille' })).toEqual({
      ...{ tie: 'first', gloves: 'off', reading: 'sheet' },
    });
    expect(z.parse(schema, { tie: 'first', gloves: true })).toEqual({ tie: 'first', gloves: 'on' });
    expect(z.safeParse(schema, { tie: 'dernier' }).success).toBe(false);
  });

  it('tell the French names that are not the ids', () => {
    expect(optionWordsOf({ rulings, presets })).toEqual({
      tie: { nobody: 'personne', first: 'le-premier' },
      gloves: { on: 'oui', off: 'non' },
      reading: { sheet: 'feuille' },
    });
    expect(optionWordsOf({ rulings: [write('x', 'ARM-1', 'a/S b/A', question)], presets: null })).toEqual({});
  });
});
