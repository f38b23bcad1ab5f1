/**
 * Writes luck as raw 32-bit words to standard output, without end, for batteries of tests: see bench/dice.md.
 *
 *   dice-stream.ts NAME [WORDS]
 */
import { STREAMS } from './luck/streams.ts';

/** Words per write. */
const CHUNK = 1 << 16;

/** @returns whether the reader wants more */
async function write(bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => {
      if (error == null) resolve(true);
      else if ('code' in error && error.code === 'EPIPE') resolve(false);
      else reject(error);
    });
  });
}

async function main(): Promise<void> {
  const [name = '', count = 'Infinity'] = process.argv.slice(2);
  const stream = STREAMS.find((each) => each.name === name);
  if (stream === undefined || !(Number(count) > 0)) {
    const names = STREAMS.map((each) => `  ${each.name.padEnd(22)} ${each.content}\n`);
    process.stderr.write(`usage: dice-stream.ts NAME [WORDS]; streams are\n${names.join('')}`);
    process.exitCode = 2;
    return;
  }
  // A reader that has had enough closes the pipe, which is told to the callback above and to this event.
  process.stdout.on('error', () => {});
  const fill = stream.open();
  const words = new Uint32Array(CHUNK);
  for (let left = Number(count); left > 0; left -= CHUNK) {
    fill(words);
    if (!(await write(new Uint8Array(words.buffer, 0, 4 * Math.min(left, CHUNK))))) return;
  }
}

await main();
