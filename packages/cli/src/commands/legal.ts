import { Command } from 'commander';
import { openMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { actingSeat } from '../seats.ts';
import { standing, standingData } from '../telling.ts';

interface LegalOptions {
  readonly as?: string;
}

function legal(path: string, { as }: LegalOptions): CommandAnswer {
  const { match } = openMatchFile(path);
  const { game, state } = match;
  const seat = actingSeat(match, as);
  const actions = game.legal(state, seat).map(action => game.notation.printAction(action));
  return {
    text: actions.join('\n'),
    ...(actions.length === 0 && { note: standing(match) }),
    json: { seat, actions, ...standingData(match) },
  };
}

export function legalCommand(reply: Reply): Command {
  return new Command('legal')
    .description('list the legal actions of the seat that is asked, one per line')
    .argument('<file>', 'a match file')
    .option('--as <seat>', 'needed when several seats decide at once')
    .addHelpText('after', examples('legal evening.json', 'legal evening.json --as white --json'))
    .action((file: string, wish: LegalOptions) => reply(legal(file, wish)));
}
