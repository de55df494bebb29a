import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mineMatch, VEINS } from '../../packages/bots/src/puzzles/index.ts';

export interface Mining {
  readonly game: string;
  readonly matches: number;
  readonly seed: string;
  readonly from: number;
  readonly out: string;
}

/** A match that was looked through, and what was found in it. */
interface Line {
  readonly match: number;
  readonly seed: string;
  readonly candidates: readonly unknown[];
}

/** Looks through matches one by one; each is written down when it is done. */
export function mineAll({ game, matches, seed, from, out }: Mining): void {
  const vein = VEINS[game];
  if (vein === undefined) {
    throw new Error(`Nothing is mined in “${game}”; known: ${Object.keys(VEINS).join(', ')}.`);
  }
  const done = new Set(
    linesIn(out)
      .filter(line => line.seed === seed)
      .map(line => line.match),
  );
  let found = 0;
  for (let match = from; match < from + matches; match++) {
    if (done.has(match)) continue;
    const candidates = mineMatch(vein, match, seed);
    found += candidates.length;
    appendFileSync(out, `${JSON.stringify({ match, seed, candidates } satisfies Line)}\n`);
    process.stderr.write(`match ${match}, ${match + 1 - from} of ${matches}, ${found} found\n`);
  }
}

/** A run that was killed may have left half a line. */
function linesIn(path: string): Line[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '');
  return lines.flatMap(line => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}
