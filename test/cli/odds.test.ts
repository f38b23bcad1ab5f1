import { Command } from 'commander';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeOdds, type OddsRecord, oddsRecord, registerOdds } from '../../src/cli/odds.ts';
import { parseExpression } from '../../src/dice/expression.ts';
import { odds } from '../../src/dice/odds.ts';

async function run(...words: string[]): Promise<string> {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk));
    return true;
  });
  const program = new Command('fracas');
  registerOdds(program);
  await program.parseAsync(['odds', ...words], { from: 'user' });
  return written.join('');
}

function described(text: string): string {
  return describeOdds(odds(parseExpression(text)));
}

describe('fracas odds', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps its chart within a narrow terminal', () => {
    const chart = describeOdds(odds(parseExpression('3d6')), [], 40)
      .split('\n')
      .slice(6);
    expect(chart.filter((line) => line.includes('█')).length).toBeGreaterThan(10);
    for (const line of chart) expect(line.length).toBeLessThanOrEqual(40);
  });

  it('prints probability, fraction, mean, spread, quantiles, method and chart', async () => {
    expect(await run('2d6 <= 7')).toBe(
      [
        '2d6 <= 7',
        '',
        '  probability  58.33%   (0.583333333333)',
        '  exactly      7/12',
        '  mean         7',
        '  sd           2.41523',
        '  quantiles    5%: 3   25%: 5   50%: 7   75%: 9   95%: 11',
        '  method       exact',
        '',
        '   2  ██████▋                                   2.78%',
        '   3  █████████████▍                            5.56%',
        '   4  ████████████████████                      8.33%',
        '   5  ██████████████████████████▋               11.11%',
        '   6  █████████████████████████████████▍        13.89%',
        '   7  ████████████████████████████████████████  16.67%',
        '   8  █████████████████████████████████▍        13.89%',
        '   9  ██████████████████████████▋               11.11%',
        '  10  ████████████████████                      8.33%',
        '  11  █████████████▍                            5.56%',
        '  12  ██████▋                                   2.78%',
        '',
      ].join('\n'),
    );
  });

  it('takes an expression in one word or several', async () => {
    expect(await run('7k3', '>=', '20')).toBe(described('7k3 >= 20'));
  });

  it('prints the same numbers as JSON, and nothing else', async () => {
    const record = JSON.parse(await run('7k3 >= 20', '--json')) as OddsRecord;
    expect(record).toEqual(JSON.parse(JSON.stringify(oddsRecord(odds(parseExpression('7k3 >= 20'))))));
    expect(record).toMatchObject({ method: 'exact', probability: 0.88685742, fraction: '44342871/50000000' });
    expect(Object.values(record.p).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(record.quantiles).toEqual({ '0.05': 17, '0.25': 22, '0.5': 26, '0.75': 33, '0.95': 44 });
  });

  it('takes raises, which make the number to reach 5 higher each', async () => {
    const told = await run('5g3+5 >= 20', '--raises', '2');
    expect(told).toContain('5k3 + 5 >= 30\n');
    expect(told).toContain('  note         2 raises make 20 into 30\n');
    const record = JSON.parse(await run('5k3 > 20', '--raises', '1', '--json')) as OddsRecord;
    expect(record).toMatchObject({ expression: '5k3 > 25', notes: ['one raise makes 20 into 25'] });
    expect(record.probability).toBe(odds(parseExpression('5k3 > 25')).probability);
  });

  it.each(['5k3', '5k3 <= 20'])('refuses raises of "%s", which has no number to reach', async (text) => {
    await expect(run(text, '--raises', '1')).rejects.toThrow(/none to reach/);
  });

  it('leaves tens alone when dice do not explode', async () => {
    const told = await run('7k3 - 2k1 + 1d6', '--no-explode');
    expect(told).toContain('7d10kh3 - 2d10kh1 + 1d6\n');
    expect(told).toContain('  note         tens are not rolled again\n');
    expect(await run('2d6', '--no-explode')).not.toContain('note');
  });

  it.each([
    ['12k6', '10k8', '10k8'],
    ['15k10 - 11k11', '10k10 + 50 - 10k10 - 20', '10k10+50'],
    ['11k1', '10k2', '10k2'],
  ])('counts %s as %s under the cap of ten dice, and says so either way', async (text, capped, shown) => {
    expect(await run(text, '--cap')).toMatch(new RegExp(`^${capped.replace(/[+]/g, '\\+')}\n`));
    const told = await run(text);
    expect(told).toMatch(new RegExp(`^${text}\n`));
    expect(told).toContain(
      `is more than ten dice; under the rule of 7th Sea (SS-DICE-4) it counts as ${shown}: add --cap`,
    );
    expect(await run('10k10', '--cap')).not.toContain('note');
    // That tens are rolled again without limit is no contradiction to ten dice at most.
    expect(await run(text, '--cap')).toContain('  method       exact (tens are rolled again without limit;');
  });

  it('speaks French on demand, in its result and in every error', async () => {
    const told = await run('12k6 >= 20', '--raises', '2', '--lang', 'fr');
    expect(told).toMatch(/probabilité {2}\d+,\d+\u202f%/);
    expect(told).toContain('2 augmentations portent 20 à 30');
    expect(told).toContain('dépasse dix dés');
    expect(told).not.toMatch(/mean|method|quantiles {4}5%|\d\.\d/);
    await expect(run('2d6 >= x', '--lang', 'fr')).rejects.toMatchObject({ language: 'fr', hint: /^écrivez/ });
    await expect(run('5k3', '--raises', '1', '--lang', 'fr')).rejects.toThrow('une augmentation rend un nombre');
    await expect(run('100d1000kh50', '--lang', 'fr')).rejects.toThrow('trop grand');
    await expect(run('1+'.repeat(101), '--lang', 'fr')).rejects.toThrow('202 caractères');
  });

  it('rejects with the place of a mistake', async () => {
    await expect(run('2d6 >= x')).rejects.toThrow(/“x” has no place here[\s\S]*\^ column 8/);
  });

  it.each(['d20', '1d21', '100d1000', '10k10', '7k3 - 6k3', '30k1 - 500', '5', '4d1'])(
    'keeps the chart of %s to 20 rows that add up to 100 percent',
    (text) => {
      const rows = described(text)
        .split('\n')
        .filter((line) => /^ .*%$/.test(line) && !line.includes('quantiles'));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(20);
      const shares = rows.map((row) => Number(/([\d.]+)%$/.exec(row)?.[1]));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    },
  );

  it('never calls certain what is not, nor impossible', () => {
    expect(described('100d6 >= 101')).toContain('> 99.9999999999999%');
    // The complement is 6^-20 and 10^-16: less than the digits of a percentage can show, and more than nothing.
    for (const [text, fraction] of [
      ['20d6 >= 21', '3656158440062975/3656158440062976'],
      ['16k16 >= 17', '9999999999999999/10000000000000000'],
    ] as const) {
      expect(described(text)).toMatch(/probability {2}> 99\.9999999999999%\n/);
      expect(described(text)).toContain(`exactly      ${fraction}`);
    }
    expect(described('17d6 >= 18')).toContain('99.9999999999941%   (0.9999999999999409)');
    expect(described('10k10 >= 15')).toContain('99.99998999%');
    expect(described('7k3 >= 10000')).toContain('< 1e-15');
    expect(described('2d6 >= 2')).toContain('100%   (1)');
    expect(described('2d6 >= 13')).toContain('0%   (0)');
  });

  it('leaves out fractions of more than 40 digits', () => {
    expect(described('10k10 >= 60')).toMatch(/exactly +\d+\/\d+\n/);
    expect(described('30k15 >= 100')).not.toContain('exactly');
    expect(described('30k15')).not.toMatch(/mean .*\/.*\)/);
  });
});
