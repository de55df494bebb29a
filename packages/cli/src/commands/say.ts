import { say, type TableWord, WORDS } from '@oubliette/kernel';
import { Argument, Command } from 'commander';
import { refuse } from '../action.ts';
import { openMatchFile, saveMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { actingSeat } from '../seats.ts';
import { standing, standingData } from '../telling.ts';

interface SayOptions {
  readonly as?: string;
}

function speak(path: string, word: TableWord, { as }: SayOptions): CommandAnswer {
  const file = openMatchFile(path);
  const { match, registered } = file;
  const seat = actingSeat(match, as);
  const refusal = say(match, seat, word);
  if (refusal !== null) refuse(registered, refusal, { seat, deed: word, place: '' });
  saveMatchFile(file);
  return {
    text: `${seat}: ${word}\n${standing(match)}`,
    json: { file: path, seat, said: word, ...standingData(match) },
  };
}

export function sayCommand(reply: Reply): Command {
  return new Command('say')
    .description('say what is no move: give up, or offer, accept or decline a draw')
    .argument('<file>', 'a match file')
    .addArgument(new Argument('<word>', 'what is said').choices(WORDS))
    .option('--as <seat>', 'who speaks; by default whoever is asked, if it is one seat')
    .addHelpText(
      'after',
      examples('say evening.json resign', 'say evening.json accept-draw --as white'),
    )
    .action((file: string, word: TableWord, wish: SayOptions) => reply(speak(file, word, wish)));
}
