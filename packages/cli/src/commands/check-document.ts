import { isScenario } from '@oubliette/dungeon-twister/documents';
import { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { readDocumentFile } from '../game-document.ts';
import { examples } from '../options.ts';
import type { Answer, Reply } from '../output.ts';

export function checkDocuments(paths: readonly string[]): Answer {
  const checked = paths.map(file => {
    const read = readDocumentFile(file);
    if (!read.ok) return { file, faults: read.faults };
    const { id, names } = read.value;
    return { file, kind: isScenario(read.value) ? 'scenario' : 'set', id, names, faults: [] };
  });
  const lines = checked.flatMap(({ file, kind, names, faults }) =>
    kind === undefined
      ? faults.map(line => `${file}: ${line}`)
      : [`${file}: a sound ${kind}, “${names!.en}”`],
  );
  const sound = checked.every(({ faults }) => faults.length === 0);
  return { text: lines.join('\n'), json: checked, exit: sound ? EXIT.fine : EXIT.no };
}

export function checkDocumentCommand(reply: Reply): Command {
  return new Command('check-document')
    .description('say everything that is wrong with sets and scenarios of Dungeon Twister')
    .argument(
      '<file...>',
      'documents as docs/add-a-set.md and docs/add-a-scenario.md describe them',
    )
    .addHelpText('after', examples('check-document vault.json', 'check-document *.json --json'))
    .action((paths: string[]) => reply(checkDocuments(paths)));
}
