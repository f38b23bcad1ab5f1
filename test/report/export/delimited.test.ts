import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimited, distinctNames, type Field } from '../../../src/report/export/delimited.ts';
import { parseCsv } from '../../support/csv.ts';

const textOf = (head: readonly string[], rows: readonly (readonly Field[])[]): string =>
  [...delimited(head, rows)].join('');

describe('comma-separated values', () => {
  it('end their lines in CR LF and quote what would break them', () => {
    expect(textOf(['a', 'b,c'], [['say "no"', 'two\nlines']])).toBe('a,"b,c"\r\n"say ""no""","two\nlines"\r\n');
  });

  it('keep numbers in full precision, signs included, and leave out what is not known', () => {
    expect(textOf(['a', 'b', 'c', 'd'], [[0.1 + 0.2, -1, null, true]])).toBe(
      'a,b,c,d\r\n0.30000000000000004,-1,,true\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'disarm the text %j, which a spreadsheet would run',
    (text) => {
      expect(parseCsv(textOf([text], [[text]]))).toEqual([[`'${text}`], [`'${text}`]]);
    },
  );

  it.each([',', ';', '|', '\t'])('keep a text whole where %j separates cells', (mark) => {
    const text = `x${mark}=cmd|' /C calc'!A0${mark}y`;
    expect(textOf([text], [])).toBe(`"${text}"\r\n`);
  });

  it('have semicolons and decimal commas on request, and say that they are UTF-8', () => {
    const text = [
      ...delimited(
        ['é', 'p'],
        [
          ['a,b', -0.5],
          ['c', 1.5e-7],
          ['=1', 20_000],
        ],
        'semicolon',
      ),
    ].join('');
    expect(text).toBe('\uFEFFé;p\r\n"a,b";-0,5\r\nc;1,5e-7\r\n\'=1;20000\r\n');
  });

  it('come in pieces, however many rows there are', () => {
    const rows = Array.from({ length: 20_000 }, (_, index): Field[] => [index, 'some text']);
    const pieces = [...delimited(['n', 'text'], rows)];
    expect(pieces.length).toBeGreaterThan(3);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
    expect(parseCsv(pieces.join(''))).toHaveLength(20_001);
  });

  property.prop([fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }))])(
    'are read back as the texts they hold',
    (rows) => {
      const read = parseCsv(textOf(['x', 'y'], rows)).slice(1);
      const tame = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
      expect(read).toEqual(rows.map((row) => row.map(tame)));
    },
  );
});

describe('column names', () => {
  it('are told apart', () => {
    expect(distinctNames(['p', 'a', 'p', 'p (2)', 'p'])).toEqual(['p', 'a', 'p (2)', 'p (2) (2)', 'p (3)']);
  });
});
