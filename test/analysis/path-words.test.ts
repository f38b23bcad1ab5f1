import { describe, expect, it } from 'vitest';
import { pathWordsOf } from '../../src/analysis/path-words.ts';
import { shownSteps } from '../../src/analysis/paths.ts';
import { localeOf } from '../../src/report/locale/locale.ts';
import { axisText, choiceText, tacticText } from '../../src/report/words.ts';
import { loadSystem } from '../../src/systems/registry.ts';
import type { GameSystem } from '../../src/systems/system.ts';

describe('pathWordsOf', () => {
  it('calls keys of the game by their French words, and leaves the words of authors and rulings alone', async () => {
    const sea = await loadSystem('seventh-sea');
    const paths = [
      'rival.skills.footwork',
      'pilot.skills.pilot',
      'guards.characteristics.size',
      'engagement.armies.heroes.numbers',
      'rulings.drama-timing',
      'tables.weather-table',
    ];
    expect(pathWordsOf(sea, paths)).toEqual({
      'rival.skills.footwork': ['rival', 'compétences', 'jeu de jambes'],
      'pilot.skills.pilot': ['pilot', 'compétences', 'piloter'],
      'guards.characteristics.size': ['guards', 'caractéristiques', 'nombre'],
      'engagement.armies.heroes.numbers': ['engagement', 'armées', 'heroes', 'nombre'],
      'rulings.drama-timing': ['lectures', 'drama-timing'],
      'tables.weather-table': ['tables', 'table du temps'],
    });
  });

  it('says nothing of paths that French writes alike', async () => {
    const mortebrume = await loadSystem('mortebrume');
    expect(pathWordsOf(mortebrume, ['archer', 'engagement.distance'])).toEqual({});
    expect(pathWordsOf(mortebrume, ['archer.tactics.stake'])).toEqual({
      'archer.tactics.stake': ['archer', 'tactique', 'mise'],
    });
  });
});

describe('words at paths', async () => {
  const [sea, mortebrume, confrontation] = await Promise.all(
    ['seventh-sea', 'mortebrume', 'confrontation'].map(loadSystem),
  );

  const wordsOf = (system: GameSystem | undefined, path: string, value: string) => {
    if (system === undefined) throw new Error('no such game');
    return pathWordsOf(system, [], [{ path, value }]);
  };

  it('are named in French, of tactics, rulings, fields and editions', () => {
    expect(wordsOf(sea, 'hero.tactics.ammunition', 'grape')).toEqual({
      'hero.tactics.ammunition = grape': ['mitraille'],
    });
    expect(wordsOf(mortebrume, 'rulings.typed-damage', 'on-special')).toEqual({
      'rulings.typed-damage = on-special': ['sur-réussite-spéciale'],
    });
    expect(wordsOf(confrontation, 'edition', 'third')).toEqual({ 'edition = third': ['troisième'] });
  });

  it('are left as they stand where they are the words of an author', () => {
    expect(wordsOf(sea, 'hero', 'sloop')).toEqual({});
    expect(wordsOf(sea, 'hero.tactics.ammunition', 'canister')).toEqual({});
  });
});

describe('paths in words', () => {
  const french = localeOf('fr', {
    pathWords: {
      'ghoul.characteristics.T': ['ghoul', 'caractéristiques', 'E'],
      'hero.tactics.raises': ['hero', 'tactique', 'augmentations'],
    },
  });

  it('leave out what goes without saying', () => {
    expect(shownSteps('engagement.charger', ['engagement', 'assaillant'])).toEqual(['assaillant']);
    expect(shownSteps('engagement', ['engagement'])).toEqual(['engagement']);
    expect(axisText('ghoul.characteristics.T', french)).toBe('ghoul\u00a0› E');
    expect(axisText('hero.tactics.raises', french)).toBe('hero\u00a0› tactique\u00a0› augmentations');
    expect(tacticText('hero.tactics.raises', french)).toBe('hero\u00a0› augmentations');
    expect(choiceText('ghoul.characteristics.T', 4, french)).toBe('E\u00a04');
  });

  it('stand as the scenario has them in English, and where a result has no words for them', () => {
    expect(
      axisText(
        'ghoul.characteristics.T',
        localeOf('en', { pathWords: { 'ghoul.characteristics.T': ['x', 'y', 'z'] } }),
      ),
    ).toBe('ghoul\u00a0› T');
    expect(axisText('ghoul.skills.feint', french)).toBe('ghoul\u00a0› skills\u00a0› feint');
  });
});
