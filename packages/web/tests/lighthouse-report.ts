/** Lighthouse over the pages that every visitor meets: `npm run lighthouse -w packages/web`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '../build/sources.ts';
import { MARKS, MEASURED, type MeasuredPage, measure } from './lighthouse.ts';
import { onlyHelp } from './usage.ts';

const USAGE = `Usage: npm run lighthouse -w packages/web

Measures home, a new game, a table, the rulebook and the companion with Lighthouse, as on a phone in a
slow network, and keeps a report of each in .cache/lighthouse. The marks: performance ${MARKS.performance},
accessibility ${MARKS.accessibility}, best practices ${MARKS.bestPractices}, layout shift ${MARKS.shift} at most. Performance depends on the
machine and is only told; the others decide how the command ends.`;

onlyHelp(USAGE);

const folder = join(house, '.cache/lighthouse');
mkdirSync(folder, { recursive: true });
const nameOf = new Map(Object.entries(MEASURED).map(([name, address]) => [address, name]));
let missed = 0;

function tell(address: string, page: MeasuredPage): void {
  const name = nameOf.get(address)!;
  const { performance, accessibility, bestPractices, shift, faults, report } = page;
  writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.html`), report);
  console.log(
    `${name.padEnd(10)} performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, shift ${shift.toFixed(3)}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  const isMet =
    accessibility >= MARKS.accessibility &&
    bestPractices >= MARKS.bestPractices &&
    shift <= MARKS.shift;
  if (!isMet) missed++;
}

await measure(Object.values(MEASURED), tell);
process.exit(missed === 0 ? 0 : 1);
