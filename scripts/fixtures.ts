// Matches that were kept by earlier versions of the program, and must open.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMatch } from '@oubliette/kernel';
import { earlierRules } from '../packages/cli/src/earlier-rules.ts';
import { REGISTRY } from '../packages/cli/src/games.ts';
import { FOLDER, KEPT, textOf } from './fixtures/kept.ts';
import { nameOf, PLANS } from './fixtures/plans.ts';
import { record } from './fixtures/record.ts';

const USAGE = `Usage: npm run fixtures -- [--record VERSION]

Opens the matches in fixtures/matches, which earlier versions of the program have kept, and says of
each whether it opens.

  --record VERSION   keeps a match of every kind as fixtures/matches/VERSION; what is kept already
                     stays as it is
  --help             this text
`;

const [option, version, ...rest] = process.argv.slice(2);

if (option === '--help') {
  process.stdout.write(USAGE);
} else if (option === undefined) {
  for (const name of KEPT) console.log(`${name}: ${standing(name)}`);
} else if (option === '--record' && /^[\w.-]+$/.test(version ?? '') && rest.length === 0) {
  recordAll(version!);
} else {
  process.stderr.write(
    `fixtures: “${process.argv.slice(2).join(' ')}” is not understood\n${USAGE}`,
  );
  process.exitCode = 2;
}

function standing(name: string): string {
  const opened = openMatch(textOf(name), REGISTRY, earlierRules);
  return opened.ok ? 'opens' : opened.faults[0]!.text;
}

function recordAll(folder: string): void {
  mkdirSync(join(FOLDER, folder), { recursive: true });
  for (const plan of PLANS) {
    const path = join(FOLDER, folder, `${nameOf(plan)}.json`);
    if (existsSync(path)) continue;
    writeFileSync(path, `${JSON.stringify(record(plan))}\n`);
    console.log(`${folder}/${nameOf(plan)}`);
  }
}
