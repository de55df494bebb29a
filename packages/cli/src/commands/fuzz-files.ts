import { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { type FileFault, fuzzFiles } from '../files/fuzzing.ts';
import { examples, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type ProgressLine, progressOn } from '../progress.ts';
import { requireWritable, writeWhole } from '../whole-file.ts';
import { counted } from '../words.ts';

interface FuzzFilesOptions {
  readonly files: number;
  readonly seed: number;
  readonly from: number;
  readonly out?: string;
}

function fuzzFilesAnswer(wish: FuzzFilesOptions, progress: ProgressLine): CommandAnswer {
  if (wish.out !== undefined) requireWritable(wish.out);
  const { faults, ...tried } = fuzzFiles(wish, soFar => {
    if (soFar.files % 100 === 0) progress.say(`${soFar.files} of ${wish.files}`);
  });
  progress.end();
  const summary = `${counted(tried.files, 'spoiled file', 'spoiled files')}, ${tried.refused} refused`;
  const [fault] = faults;
  if (fault === undefined)
    return { text: `${summary}, no fault.`, json: { ...tried, fault: null } };
  const out = wish.out ?? `oubliette-fault-${fault.kind}-${wish.seed}-${fault.number}.txt`;
  writeWhole(out, fault.file);
  return {
    text: [
      `A fault after ${summary}.`,
      ...faultText(fault, wish.seed),
      `The file is in ${out}.`,
    ].join('\n'),
    json: { ...tried, fault: { ...fault, file: out } },
    exit: EXIT.no,
  };
}

function faultText({ kind, specimen, number, text }: FileFault, seed: number): string[] {
  return [
    `${kind} (${specimen}): ${text}`,
    `Once more: oubliette fuzz-files --seed ${seed} --from ${number} --files 1`,
  ];
}

export function fuzzFilesCommand(reply: Reply): Command {
  return new Command('fuzz-files')
    .description('spoil matches, documents and vectors by chance: each is refused or works')
    .option('--files <n>', 'how many', whole(1, 1e9), 1000)
    .option('--seed <n>', 'where all of them come from', whole(1, 1e9), 1)
    .option('--from <n>', 'the number of the first one, to try one again', whole(0, 1e9), 0)
    .option('--out <file>', 'for a file that shows a fault (default: oubliette-fault-….txt)')
    .addHelpText('after', examples('fuzz-files --files 15000', 'fuzz-files --seed 7 --files 100'))
    .action((wish: FuzzFilesOptions) => reply(fuzzFilesAnswer(wish, progressOn(process.stderr))));
}
