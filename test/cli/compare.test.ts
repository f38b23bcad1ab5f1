import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultDiff } from '../../src/analysis/diff.ts';
import type { Summary } from '../../src/analysis/summary.ts';
import { registerCompare } from '../../src/cli/compare.ts';
import { hashSummary } from '../../src/hash.ts';
import { type Ran, runCommand, runProcess } from '../support/cli.ts';
import { armouryFixture, hostileFixture, partialFixture } from '../support/summary-fixture.ts';

let folder = '';

function write(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

/** As a run leaves it. */
function sealed(summary: Summary): Summary {
  return { ...summary, hash: hashSummary(JSON.parse(JSON.stringify(summary)) as Summary) };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fracas-'));
  write('exact.json', sealed(armouryFixture()));
  write('sampled.json', armouryFixture('sampled', 20_000));
  const { variants, ...rest } = armouryFixture();
  const moved = variants.map((variant) => {
    const { draw, imperials, ...others } = variant.outcomes;
    if (draw === undefined || imperials === undefined) return variant;
    const to = (outcome: typeof draw, p: number): typeof draw => ({ ...outcome, p, low: p, high: p });
    return {
      ...variant,
      outcomes: { ...others, draw: to(draw, draw.p + 1e-5), imperials: to(imperials, imperials.p - 1e-5) },
    };
  });
  write('moved.json', sealed({ ...rest, variants: moved }));
  write('edited.json', { ...sealed(armouryFixture()), title: 'Edited' });
  write('empty.json', sealed({ ...armouryFixture(), variants: [] }));
  const apart = rest.axes.map(({ name }) => [name, 'another']);
  write(
    'apart.json',
    sealed({ ...rest, variants: moved.slice(0, 1).map((one) => ({ ...one, label: Object.fromEntries(apart) })) }),
  );
  write('partial.json', partialFixture());
  write('other.json', { ...armouryFixture(), system: 'chess' });
  write('newer.json', { ...armouryFixture(), schema: 2 });
  write('text.json', 'system: mordheim');
  write('list.json', [armouryFixture()]);
});

afterAll(() => rmSync(folder, { recursive: true }));

function compare(old: string, now: string, ...args: readonly string[]): Promise<Ran> {
  return runCommand(registerCompare, 'compare', join(folder, old), join(folder, now), ...args);
}

describe('fracas compare', () => {
  it('says that nothing moved, with exit code 0', async () => {
    const { out, exitCode } = await compare('exact.json', 'exact.json', '--fail-on-change');
    expect(out).toContain('Nothing moved.');
    expect(exitCode).toBe(0);
  });

  it('shows small exact changes with the digits that they need, the largest changes only', async () => {
    const { out, exitCode } = await compare('exact.json', 'moved.json');
    expect(exitCode).toBe(0);
    expect(out).toContain('72 of');
    expect(out).toContain('+0.0010');
    expect(out).toContain('Others that moved, not shown: 52');
  });

  it('exits with 1 when asked to fail on a change', async () => {
    expect((await compare('exact.json', 'moved.json', '--fail-on-change')).exitCode).toBe(1);
  });

  it('shows every number on demand, in French too', async () => {
    const { out } = await compare('exact.json', 'sampled.json', '--all', '--lang', 'fr');
    expect(out).toContain('non départagé');
    expect(out).toContain('Méthode\u00a0: exact → sampled');
    expect(out).not.toContain('ne sont pas montrés');
    expect(out.split('\n').length).toBeGreaterThan(150);
  });

  it('tells checks that came, and an interruption', async () => {
    const { out } = await compare('sampled.json', 'partial.json');
    expect(out).toContain('Check “imperials between 45% and 55% where foe.profile = ghoul”: none → fail');
    expect(out).toContain('Interrupted: false → true');
  });

  it('prints the whole comparison as JSON', async () => {
    const { out } = await compare('exact.json', 'moved.json', '--json');
    const diff = JSON.parse(out) as ResultDiff;
    expect(diff).toMatchObject({ tool: 'fracas compare', hasMoved: true, counts: { moved: 72 } });
    expect(diff.numbers.length).toBe(diff.counts.moved + diff.counts.notSeparated + diff.counts.equal);
  });

  it.each([
    ['en', 'its hash is not that of its content'],
    ['fr', 'son empreinte n’est pas celle de son contenu'],
  ])('warns in %s of a result that was changed after it was written', async (lang, text) => {
    const { err, exitCode } = await compare('exact.json', 'edited.json', '--lang', lang);
    expect(err).toContain(`edited.json`);
    expect(err).toContain(text);
    expect(err).not.toContain('exact.json');
    expect(exitCode).toBe(0);
  });

  it.each([
    ['en', 'The results have no variant in common.', '0 of 0'],
    ['fr', 'Les résultats n’ont aucune variante en commun.', '0 sur 0'],
  ])('says in %s where the results have nothing in common', async (lang, text, count) => {
    const { out } = await compare('exact.json', 'apart.json', '--lang', lang);
    expect(out).toContain(text);
    expect(out).not.toContain(count);
  });

  it('lets no control character of a result through', async () => {
    write('hostile.json', {
      ...hostileFixture(),
      hash: 'a'.repeat(64),
      system: 'mordheim',
      title: 'a\u001b[31m\u0007b',
    });
    const { out } = await compare('exact.json', 'hostile.json', '--all');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });

  it.each([
    ['missing.json', 'compare/unreadable'],
    ['text.json', 'compare/no-json'],
    ['list.json', 'result/not-a-result'],
    ['newer.json', 'result/schema-version'],
    ['other.json', 'compare/other-system'],
    ['empty.json', 'compare/no-variants'],
  ])('refuses %s with %s', async (file, code) => {
    const { thrown, exitCode } = await compare('exact.json', file);
    expect(thrown).toMatchObject({ code });
    expect(exitCode).toBe(2);
  });

  it.each([
    ['UTF-8', 'utf8'],
    ['UTF-16, as PowerShell redirects it,', 'utf16le'],
  ] as const)('reads a result in %s that begins with a byte order mark', async (_, encoding) => {
    const text = readFileSync(join(folder, 'exact.json'), 'utf8');
    writeFileSync(join(folder, 'marked.json'), `\uFEFF${text}`, encoding);
    const { out, err, exitCode } = await compare('exact.json', 'marked.json');
    expect(out).toContain('Nothing moved.');
    expect([err, exitCode]).toEqual(['', 0]);
  });

  it('refuses what would not fit into memory before it reads it', async () => {
    write('many.json', `[${'[],'.repeat(3_000_000)}[]]`);
    const { thrown } = await compare('exact.json', 'many.json');
    expect(thrown).toMatchObject({ code: 'compare/too-large', exitCode: 2 });
  });

  it('says so where the numbers of an altered result contradict one another', async () => {
    const { variants, ...rest } = armouryFixture('sampled', 20_000);
    const altered = variants.map((variant) => {
      const { rounds } = variant.metrics;
      return { ...variant, metrics: { ...variant.metrics, rounds: { ...rounds, mean: 1e300, overflow: 0.5 } } };
    });
    write('contradicting.json', { ...rest, variants: altered });
    const { thrown, exitCode } = await compare('sampled.json', 'contradicting.json');
    expect(thrown).toMatchObject({ code: 'result/damaged' });
    expect(exitCode).toBe(2);
  });

  it('names the place of what is not as the schema has it', async () => {
    const { variants, ...rest } = armouryFixture();
    const altered = variants.map((variant) => {
      const { rounds } = variant.metrics;
      return { ...variant, metrics: { ...variant.metrics, rounds: { ...rounds, p: { x: 0.5 } } } };
    });
    write('altered.json', { ...rest, variants: altered });
    const { thrown, exitCode } = await compare('exact.json', 'altered.json');
    expect(thrown).toMatchObject({ code: 'result/damaged' });
    expect(String(thrown)).toContain('variants.0.metrics.rounds.p.x: ');
    expect(exitCode).toBe(2);
  });

  it('stops reading what never ends', async ({ skip }) => {
    skip(!existsSync('/dev/zero'), 'no /dev/zero');
    const { thrown } = await runCommand(registerCompare, 'compare', join(folder, 'exact.json'), '/dev/zero');
    expect(thrown).toMatchObject({ code: 'compare/too-large', exitCode: 2 });
  });

  it('works as a command', () => {
    const files = ['exact.json', 'moved.json'].map((name) => join(folder, name));
    const { status, stdout, stderr } = runProcess(['compare', ...files, '--fail-on-change']);
    expect(stderr).toBe('');
    expect(status).toBe(1);
    expect(stdout).toContain('What should a captain carry?');
  });
});
