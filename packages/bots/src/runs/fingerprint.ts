import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '@oubliette/kernel';

const HOME = fileURLToPath(new URL('..', import.meta.url));

/** All that decides how a bot plays. */
const MINDS = [
  '{claustrophobia,knowledge,players,search,solo}/**/*.{ts,json}',
  '{bot,levels,thinking-time,world}.ts',
];

/** The bots as they are now, as one short text: matches of others cannot be added to theirs. */
export function fingerprint(): string {
  const files = globSync(MINDS, { cwd: HOME }).filter(file => !file.endsWith('.test.ts'));
  const texts = files.sort().map(file => `${file}\n${readFileSync(join(HOME, file), 'utf8')}`);
  return digest(texts.join('\n')).slice(0, 12);
}
