import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { renderWarnings } from '../../src/cli/diagnostics.ts';
import type { Diagnostic } from '../../src/errors.ts';

const warning: Diagnostic = {
  ...{ severity: 'warning', code: 'game/no-effect', path: 'a.b', file: 'x.yaml', line: 3, column: 5, frame: '' },
  ...{ message: 'a.b: guns have no effect', hint: 'remove them' },
};
const plain = pc.createColors(false);

describe('warnings', () => {
  it('are in French from the word to the hint', () => {
    const told = { ...warning, french: 'a.b\u00a0: «\u202fcanons\u202f» est sans effet', frenchHint: 'à retirer' };
    expect(renderWarnings([told], plain, 'fr')).toBe(
      'x.yaml:3:5  avertissement  a.b\u00a0: «\u202fcanons\u202f» est sans effet  [game/no-effect]\n  conseil\u00a0: à retirer\n',
    );
    expect(renderWarnings([told], plain)).toBe(
      'x.yaml:3:5  warning  a.b: guns have no effect  [game/no-effect]\n  hint: remove them\n',
    );
  });
});
