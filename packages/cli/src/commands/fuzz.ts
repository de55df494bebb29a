import type { GameOnTrial, TrialFault } from '@oubliette/kernel/battery';
import { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { type FuzzReport, fuzzMatches } from '../fuzzing.ts';
import { gameNamed, modeNamed } from '../games.ts';
import { examples, freshSeed, seedText, whole } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { type ProgressLine, progressOn } from '../progress.ts';
import { requireWritable, writeWhole } from '../whole-file.ts';
import { counted } from '../words.ts';

interface FuzzOptions {
  readonly matches: number;
  readonly seed?: string;
  readonly mode?: string;
  readonly every: number;
  readonly out?: string;
}

export function fuzz(
  subject: GameOnTrial,
  wish: FuzzOptions,
  progress: ProgressLine,
): CommandAnswer {
  const { game } = subject;
  const { matches, every, seed = freshSeed() } = wish;
  const modes = wish.mode === undefined ? Object.keys(game.modes) : [modeNamed(game, wish.mode)];
  if (wish.out !== undefined) requireWritable(wish.out);
  const { fault, ...played } = fuzzMatches(subject, { matches, seed, modes, every }, soFar =>
    progress.say(`${summary(soFar)} (of ${matches})`),
  );
  progress.end();
  const report = { game: game.id, seed, ...played };
  if (fault === null) return { text: `${summary(played)}, no fault.`, json: { ...report, fault } };

  const { document, ...told } = fault;
  const file = document === null ? undefined : (wish.out ?? faultFile(game.id, fault.seed));
  if (file !== undefined) writeWhole(file, `${JSON.stringify(document, null, 2)}\n`);
  const text = [
    `A fault after ${summary(played)}.`,
    faultText(fault),
    ...(file === undefined ? [] : [`The match is in ${file}.`]),
    `Once more: ${onceMore(game.id, fault, every)}`,
  ];
  return { text: text.join('\n'), json: { ...report, fault: { ...told, file } }, exit: EXIT.no };
}

function summary({ matches, decisions, modes }: Omit<FuzzReport, 'fault'>): string {
  const played = counted(matches, 'match', 'matches');
  const made = counted(decisions, 'decision', 'decisions');
  return `${played}, ${made}, modes ${modes.join(', ')}`;
}

function faultText({ check, text, mode, seed, decision }: TrialFault): string {
  return `${check}: ${text} (mode ${mode}, seed ${seed}, after ${counted(decision, 'decision', 'decisions')})`;
}

function onceMore(game: string, { mode, seed }: TrialFault, every: number): string {
  const quoted = `'${seed.replaceAll("'", String.raw`'\''`)}'`;
  return `oubliette fuzz ${game} --matches 1 --mode ${mode} --seed ${quoted} --every ${every}`;
}

function faultFile(game: string, seed: string): string {
  return `oubliette-fault-${game}-${seed.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}.json`;
}

export function fuzzCommand(reply: Reply): Command {
  return new Command('fuzz')
    .description('play random matches through the whole contract battery')
    .argument('<game>', 'one of those that `oubliette games` lists')
    .option('--matches <n>', 'how many', whole(1, 1e9), 100)
    .option('--seed <text>', 'where all matches come from; fresh by default', seedText)
    .option('--mode <mode>', 'only this one; by default all modes in turn')
    .option('--every <k>', 'let the checks look once in so many decisions', whole(1, 1e6), 1)
    .option('--out <file>', 'for the match that shows a fault (default: oubliette-fault-….json)')
    .addHelpText(
      'after',
      examples('fuzz lantern --matches 1000 --seed 7', 'fuzz lantern --mode short --every 10'),
    )
    .action((game: string, wish: FuzzOptions) =>
      reply(fuzz(gameNamed(game), wish, progressOn(process.stderr))),
    );
}
