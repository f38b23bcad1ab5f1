import { describe, expect, it } from 'vitest';
import { en } from '../../src/report/locale/en.ts';
import { fr } from '../../src/report/locale/fr.ts';
import { fill, localeOf } from '../../src/report/locale/locale.ts';

describe('number words', () => {
  it('follow each language: 0 and 1.5 are singular in French only', () => {
    const [english, french] = [localeOf('en'), localeOf('fr')];
    expect(english.plural('points', 0, {}, 0)).toBe('0 points');
    expect(english.plural('points', 1, {}, 0)).toBe('1 point');
    expect(english.plural('points', 1.5, {}, 1)).toBe('1.5 points');
    expect(french.plural('points', 0, {}, 0)).toBe('0 point');
    expect(french.plural('points', 1.5, {}, 1)).toBe('1,5 point');
    expect(french.plural('points', 2, {}, 0)).toBe('2 points');
  });

  it('group thousands and set the percent sign as the language does', () => {
    expect(localeOf('en').number(1_234_567.5, 1)).toBe('1,234,567.5');
    expect(localeOf('fr').number(1_234_567.5, 1)).toBe('1\u202f234\u202f567,5');
    expect(localeOf('en').percent(61.25, 2)).toBe('61.25%');
    expect(localeOf('fr').percent(61.25, 2)).toBe('61,25\u202f%');
    expect([localeOf('en').percentSign, localeOf('fr').percentSign]).toEqual(['%', '\u202f%']);
    expect(localeOf('fr').number(-0.5, 1)).toBe('\u22120,5');
    expect(localeOf('fr').number(-1e-16, 2)).toBe('0,00');
  });
});

describe('French', () => {
  const french = localeOf('fr', {
    pathWords: { 'ghoul.tactics.parry = always': ['toujours'] },
    optionWords: { tie: { nobody: 'personne' } },
  });
  const told = (fr: string): string => french.pick({ en: '', fr });

  it('leaves out the e of de and que before a vowel', () => {
    expect(told('pertes de imperials')).toBe('pertes d’imperials');
    expect(told('plus que Élise, de œuf')).toBe('plus qu’Élise, d’œuf');
    expect(told('bande de héros, de 4 à 6, une de plus')).toBe('bande de héros, de 4 à 6, une de plus');
    expect(localeOf('en').pick({ en: 'de imperials', fr: '' })).toBe('de imperials');
  });

  it('names words at their paths, and options of rulings, as results have them', () => {
    expect(french.word('ghoul.tactics.parry', 'always')).toBe('toujours');
    expect(french.word('ghoul.tactics.parry', 'my own')).toBe('my own');
    expect(french.option('tie', 'nobody')).toBe('personne');
    expect(french.option('constructor', 'nobody')).toBe('nobody');
    expect(localeOf('en', { optionWords: { tie: { nobody: 'personne' } } }).option('tie', 'nobody')).toBe('nobody');
  });
});

describe('the texts', () => {
  const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
  const texts = (table: typeof en | typeof fr): [string, string][] =>
    Object.entries(table).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[key, value]]
        : [
            [`${key}.one`, value.one],
            [`${key}.other`, value.other],
          ],
    );

  it('have the same places in both languages', () => {
    const french = new Map(texts(fr));
    for (const [key, value] of texts(en))
      expect(`${key} ${places(french.get(key) ?? '')}`).toBe(`${key} ${places(value)}`);
  });

  it('have no breakable blank before French double punctuation', () => {
    for (const [key, value] of texts(fr)) expect(value, key).not.toMatch(/ [;:!?%»]|« /);
  });

  it('leave an unknown place alone and never read inherited names', () => {
    expect(fill('{a} {constructor}', { a: '{b}' })).toBe('{b} {constructor}');
  });
});
