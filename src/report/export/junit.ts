import type { ExpectationResult, Summary } from '../../analysis/summary.ts';
import { type FracasError, ScenarioError } from '../../errors.ts';
import { type Language, type Locale, localeOf } from '../locale/locale.ts';
import { colon } from '../words.ts';

/** What became of one scenario file: its result, or the error that it ended with. */
export type CheckedFile = { readonly file: string; readonly startedAt: Date } & (
  | { readonly summary: Summary }
  | { readonly error: FracasError }
);

/**
 * The `expect:` checks of scenarios as a JUnit XML report, as CI systems read it: a suite for each file, a case for each
 * check. A check that a sample cannot decide yet is skipped; a file that could not be run is an error.
 * @source the schema of Ant's JUnitReport, which those of Jenkins and GitLab include
 */
export function renderJunit(files: readonly CheckedFile[], options: { readonly language: Language }): string {
  const locale = localeOf(options.language);
  const suites = files.map((each, id) => suite(each, id, locale));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}

interface Case {
  readonly name: string;
  readonly verdict: ExpectationResult['verdict'] | 'error';
  /** Element inside the case; empty for one that passed. */
  readonly body: string;
}

function suite(each: CheckedFile, id: number, locale: Locale): string {
  const cases = 'summary' in each ? casesOf(each.summary, locale) : [errorCase(each.error)];
  const count = (verdict: Case['verdict']): number => cases.filter((one) => one.verdict === verdict).length;
  const attributes = {
    name: each.file,
    package: 'fracas',
    id,
    timestamp: each.startedAt.toISOString().slice(0, 19),
    hostname: 'localhost',
    tests: cases.length,
    failures: count('fail'),
    errors: count('error'),
    skipped: count('inconclusive'),
    time: 'summary' in each ? seconds(each.summary.performance.durationMs) : 0,
  };
  const properties = 'summary' in each ? propertiesOf(each.summary) : '';
  const rows = cases.map(
    ({ name, body }) => `    <testcase${written({ name, classname: each.file, time: 0 })}>${body}</testcase>\n`,
  );
  return `  <testsuite${written(attributes)}>\n    <properties>${properties}</properties>\n${rows.join('')}    <system-out></system-out>\n    <system-err></system-err>\n  </testsuite>\n`;
}

function casesOf({ expectations, input }: Summary, locale: Locale): readonly Case[] {
  return expectations.map(({ verdict, text, detail, words, line }) => {
    const claim = words === undefined ? text : locale.pick(words.text);
    const found = words === undefined ? detail : locale.pick(words.detail);
    const place = `${input.file}:${line}`;
    if (verdict === 'fail') {
      const inside = escapeXml(`${claim}\n${found}\n${place}`);
      return {
        name: claim,
        verdict,
        body: `<failure${written({ message: found, type: 'expectation' })}>${inside}</failure>`,
      };
    }
    if (verdict === 'inconclusive') {
      const message = `${locale.text('notEnoughEvidence')}${colon(locale)}${found}`;
      return { name: claim, verdict, body: `<skipped${written({ message })}></skipped>` };
    }
    return { name: claim, verdict, body: '' };
  });
}

function errorCase(error: FracasError): Case {
  const { code, message } = error;
  const inside = escapeXml([message, ...mistakesOf(error)].join('\n'));
  return { name: 'run', verdict: 'error', body: `<error${written({ message, type: code })}>${inside}</error>` };
}

/** What is wrong and what to do, a line each: every mistake of a scenario at its place. */
function mistakesOf(error: FracasError): readonly string[] {
  if (!(error instanceof ScenarioError)) return error.hint === undefined ? [] : [error.hint];
  return error.diagnostics
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ file, line, column, message, hint = '' }) => [
      `${file}:${line}:${column} ${message}`,
      ...(hint === '' ? [] : [`hint: ${hint}`]),
    ]);
}

/** By which a reader can repeat the run. */
function propertiesOf({ title, system, version, seed, hash, partial }: Summary): string {
  const facts = { title, system, version, seed: seed ?? '', hash, partial: String(partial) };
  return Object.entries(facts)
    .map(([name, value]) => `<property${written({ name, value })}/>`)
    .join('');
}

/** Milliseconds as seconds without an exponent, which decimals of XML do not have. */
function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}

function written(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value)).replace(/[\t\n\r]/g, ' ')}"`)
    .join('');
}

/** Text that is safe in XML, inside an element or an attribute; characters that XML does not have become blanks. */
function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ' ')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}
