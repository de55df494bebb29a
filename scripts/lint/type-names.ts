import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names that several files may give, each with the reason. */
const SHARED: Readonly<Record<string, string>> = {
  RuleId: 'each ledger has a list of ids, and the lists are written by one command',
};

const SOURCES = '{packages,bench,scripts}/**/*.{ts,tsx}';
const OUTSIDE = /(^|\/)(node_modules|dist|frozen)(\/|$)/;
const DECLARED = /^export (?:declare )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

/** One word has one meaning: the names of exported types that stand in more than one file, and where. */
export function repeatedTypeNames(root: string): readonly string[] {
  const files = new Map<string, string[]>();
  for (const path of globSync(SOURCES, { cwd: root, exclude: path => OUTSIDE.test(path) }).sort()) {
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(DECLARED)) {
      files.set(name!, [...(files.get(name!) ?? []), path.replaceAll('\\', '/')]);
    }
  }
  return [...files]
    .filter(([name, paths]) => paths.length > 1 && !(name in SHARED))
    .map(([name, paths]) => `the type ${name} is declared in ${paths.join(' and ')}`);
}
