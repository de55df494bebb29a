import { existsSync, readFileSync } from 'node:fs';

interface MadeTable {
  /** The title of a page that is not there yet. */
  readonly title: string;
  /** What tells the table from others of the page: `balance --player search-480`. */
  readonly by: string;
  readonly matches: number;
  readonly seed: string;
  readonly table: string;
}

/**
 * A page with a new table in the place of the last one that was made likewise; its other words stay. The
 * line above a table says how to make it again.
 */
export function pageWith(path: string, { title, by, matches, seed, table }: MadeTable): string {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : `# ${title}\n`;
  const made = `Made by \`oubliette ${by} --matches `;
  const own = `${made}${matches} --seed ${seed}\`.\n\n${table}`;
  const lines = before.split('\n');
  const at = lines.findIndex(line => line.startsWith(made));
  if (at < 0) return `${before.trimEnd()}\n\n${own}\n`;
  let end = at + 2;
  while (lines[end]?.startsWith('|')) end++;
  return [...lines.slice(0, at), own, ...lines.slice(end)].join('\n');
}
