import { type AnyDocument, isNpcCards, isScenario } from '@oubliette/dungeon-twister/documents';
import { isolated } from '@oubliette/kernel';
import { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { readDocumentFile } from '../game-document.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';

export function checkDocuments(paths: readonly string[]): CommandAnswer {
  const checked = paths.map(file => {
    const read = readDocumentFile(file);
    if (!read.ok) return { file, faults: read.faults };
    return { file, ...headOf(read.value), faults: [] };
  });
  const lines = checked.flatMap(found =>
    'kind' in found
      ? [`${found.file}: ${soundWords(found)}`]
      : found.faults.map(line => `${found.file}: ${line}`),
  );
  const sound = checked.every(({ faults }) => faults.length === 0);
  return { text: lines.join('\n'), json: checked, exit: sound ? EXIT.fine : EXIT.no };
}

function headOf(document: AnyDocument) {
  if (isNpcCards(document)) {
    return { kind: 'npc-cards', cards: document.cards.map(({ name }) => name) } as const;
  }
  const { id, names } = document;
  return { kind: isScenario(document) ? 'scenario' : 'set', id, names } as const;
}

function soundWords(head: ReturnType<typeof headOf>): string {
  if (head.kind !== 'npc-cards') return `a sound ${head.kind}, “${isolated(head.names.en)}”`;
  return `sound NPC cards: ${head.cards.map(name => `“${isolated(name)}”`).join(', ')}`;
}

export function checkDocumentCommand(reply: Reply): Command {
  return new Command('check-document')
    .description(
      'say everything that is wrong with sets, scenarios and NPC cards of Dungeon Twister',
    )
    .argument(
      '<file...>',
      'documents as docs/add-a-set.md, docs/add-a-scenario.md and docs/own-npc-cards.md describe them',
    )
    .addHelpText('after', examples('check-document vault.json', 'check-document *.json --json'))
    .action((paths: string[]) => reply(checkDocuments(paths)));
}
