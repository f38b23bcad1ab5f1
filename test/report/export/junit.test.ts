import { describe, expect, it } from 'vitest';
import { type Diagnostic, FracasError, ScenarioError } from '../../../src/errors.ts';
import { type CheckedFile, renderJunit } from '../../../src/report/export/junit.ts';
import { HOSTILE, hostileFixture, lopsidedFixture, partialFixture } from '../../support/summary-fixture.ts';
import { checkJunit, elementsOf, parseXml } from '../../support/xml.ts';

const startedAt = new Date('2026-05-04T09:30:00.123Z');
const FILES: readonly CheckedFile[] = [
  { file: 'scenarios/partial.yaml', startedAt, summary: partialFixture() },
  { file: 'scenarios/plain.yaml', startedAt, summary: lopsidedFixture() },
  {
    file: 'scenarios/broken.yaml',
    startedAt,
    error: new FracasError('scenario/unknown-key', 'broken.yaml: 1 error', { hint: 'look there' }),
  },
];

describe('a JUnit report', () => {
  const root = parseXml(renderJunit(FILES, { language: 'en' }));
  const suites = elementsOf(root, 'testsuite');

  it('keeps to the schema of JUnit reports', () => {
    checkJunit(root);
  });

  it('has a suite for each file, which counts its cases', () => {
    expect(suites.map(({ attributes }) => attributes)).toMatchObject([
      { name: 'scenarios/partial.yaml', id: '0', tests: '3', failures: '1', errors: '0', skipped: '1', time: '4.210' },
      { name: 'scenarios/plain.yaml', id: '1', tests: '0', failures: '0', errors: '0', skipped: '0' },
      { name: 'scenarios/broken.yaml', id: '2', tests: '1', failures: '0', errors: '1', skipped: '0' },
    ]);
    expect(suites[0]?.attributes.timestamp).toBe('2026-05-04T09:30:00');
  });

  it('says of a failed check what was claimed, what was found, and where it stands', () => {
    const [failed] = elementsOf(suites[0], 'testcase');
    const [failure] = elementsOf(failed, 'failure');
    expect(failed?.attributes.name).toBe('imperials between 45% and 55% where foe.profile = ghoul');
    expect(failure?.attributes).toEqual({ message: 'sword · ghoul: 61.2% (60.8–61.6)', type: 'expectation' });
    expect(failure?.text).toContain('sword-or-axe.yaml:31');
  });

  it('skips a check that a sample cannot decide yet, and says why', () => {
    const [, passed, skipped] = elementsOf(suites[0], 'testcase');
    expect(passed?.children).toEqual([]);
    expect(elementsOf(skipped, 'skipped')[0]?.attributes.message).toMatch(/^not enough evidence: /);
  });

  it('names the error of a file that could not be run', () => {
    const [error] = elementsOf(elementsOf(suites[2], 'testcase')[0], 'error');
    expect(error).toMatchObject({
      attributes: { message: 'broken.yaml: 1 error', type: 'scenario/unknown-key' },
      text: 'broken.yaml: 1 error\nlook there',
    });
  });

  it('tells every mistake of a scenario that cannot be run, with its place and what to do', () => {
    const mistake: Diagnostic = {
      ...{
        severity: 'error',
        code: 'scenario/unknown-key',
        message: 'unknown key "titre"',
        hint: 'did you mean "title"?',
      },
      ...{ path: '', file: 'odd.yaml', line: 2, column: 1, frame: '> 2 | titre: x' },
    };
    const error = new ScenarioError([
      mistake,
      { ...mistake, severity: 'warning', message: 'a warning' },
      { ...mistake, message: 'a < b', hint: undefined, line: 3 },
    ]);
    const parsed = parseXml(renderJunit([{ file: 'odd.yaml', startedAt, error }], { language: 'en' }));
    checkJunit(parsed);
    const [found] = elementsOf(elementsOf(elementsOf(parsed, 'testsuite')[0], 'testcase')[0], 'error');
    expect(found?.attributes).toEqual({ message: 'odd.yaml: 2 errors', type: 'scenario/unknown-key' });
    expect(found?.text).toBe(
      'odd.yaml: 2 errors\nodd.yaml:2:1 unknown key "titre"\nhint: did you mean "title"?\nodd.yaml:3:1 a < b',
    );
  });

  it('speaks French', () => {
    const text = renderJunit(FILES, { language: 'fr' });
    expect(text).toContain('données insuffisantes\u00a0: ');
    expect(text).toContain('imperials entre 45\u202f% et 55\u202f%');
  });

  it('takes texts of users for text', () => {
    const summary = { ...hostileFixture(), title: `${HOSTILE}\u0000\ud800` };
    const hostile = parseXml(renderJunit([{ file: HOSTILE, startedAt, summary }], { language: 'en' }));
    checkJunit(hostile);
    const [only] = elementsOf(hostile, 'testsuite');
    expect(only?.attributes.name).toBe(HOSTILE);
    expect(elementsOf(only, 'testcase')[0]?.attributes.name).toBe(HOSTILE);
  });
});
