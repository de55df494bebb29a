import { encode, toldTo, type Viewer } from '@oubliette/kernel';
import { Command } from 'commander';
import { type MatchFile, openMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { Answer, Reply } from '../output.ts';
import { viewerNamed } from '../seats.ts';
import { eventText, standing, standingData } from '../telling.ts';
import { counted } from '../words.ts';

interface ReplayOptions {
  readonly as?: string;
  readonly verify?: true;
}

function replay(path: string, { as, verify }: ReplayOptions): Answer {
  // Opening a match plays it again and compares every hash.
  const file = openMatchFile(path);
  const viewer = viewerNamed(file.match, as);
  return verify === true ? verified(file) : story(file, viewer);
}

function verified({ path, match }: MatchFile): Answer {
  const moves = match.log.length;
  const hash = match.log.at(-1)?.hash ?? null;
  return {
    text: `${path}: ${counted(moves, 'move', 'moves')} replayed, every hash as saved.`,
    json: { file: path, verified: true, moves, hash },
  };
}

/** A viewer reads his own actions and what he was told of the others'. */
function story({ match }: MatchFile, viewer: Viewer): Answer {
  const moves = match.log.map(({ seat, action, events }) => ({
    ...(seat === viewer && { action: match.game.notation.printAction(action) }),
    events: toldTo(events, viewer),
  }));
  const width = String(moves.length).length;
  const lines = moves.flatMap(({ action, events }, index) => {
    const own = action === undefined ? [] : [`${viewer}: ${action}`];
    const told = events.map(event => `${action === undefined ? '' : '  '}${eventText(event)}`);
    const [first = 'nothing to be seen', ...rest] = [...own, ...told];
    const indent = ' '.repeat(width + 2);
    return [
      `${String(index + 1).padStart(width)}. ${first}`,
      ...rest.map(line => `${indent}${line}`),
    ];
  });
  return {
    text: [...lines, standing(match)].join('\n'),
    json: { game: match.game.id, viewer, moves: encode(moves), ...standingData(match) },
  };
}

export function replayCommand(reply: Reply): Command {
  return new Command('replay')
    .description('play a match again and tell its story move by move')
    .argument('<file>', 'a match file')
    .option('--verify', 'tell nothing, only check that every state is as it was saved')
    .option('--as <viewer>', 'a seat, or table: what everybody was told (default: table)')
    .addHelpText('after', examples('replay evening.json --as red', 'replay evening.json --verify'))
    .action((file: string, wish: ReplayOptions) => reply(replay(file, wish)));
}
