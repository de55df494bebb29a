import { undo } from '@oubliette/kernel';
import { Command } from 'commander';
import { refuse } from '../action.ts';
import { badInput } from '../fault.ts';
import { openMatchFile, saveMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { actingSeat } from '../seats.ts';
import { standing, standingData } from '../telling.ts';

interface UndoOptions {
  readonly as?: string;
}

function takeBack(path: string, { as }: UndoOptions): CommandAnswer {
  const file = openMatchFile(path);
  const { match, registered } = file;
  const last = match.log.at(-1);
  if (last === undefined) badInput('nothing-to-undo', path, 'Nothing has been played yet.');
  const seat = actingSeat(match, as ?? last.seat);
  const refusal = undo(match, seat);
  if (refusal !== null) refuse(registered, refusal, { seat, deed: 'undo', place: '' });
  saveMatchFile(file);
  const action = match.game.notation.printAction(last.action);
  return {
    text: `${seat} takes back: ${action}\n${standing(match)}`,
    json: { file: path, seat, undone: action, ...standingData(match) },
  };
}

export function undoCommand(reply: Reply): Command {
  return new Command('undo')
    .description('take back the last action, where nobody has learned or decided anything since')
    .argument('<file>', 'a match file')
    .option('--as <seat>', 'whose action; by default whoever acted last')
    .addHelpText('after', examples('undo evening.json', 'undo evening.json --as red'))
    .action((file: string, wish: UndoOptions) => reply(takeBack(file, wish)));
}
