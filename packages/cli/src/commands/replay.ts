import { seedFault } from '@oubliette/host/hall';
import { encode, toldTo, type Viewer } from '@oubliette/kernel';
import { Command } from 'commander';
import { badInputWithin } from '../fault.ts';
import { houseIn, type MatchFile, openMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { viewerNamed } from '../seats.ts';
import { eventText, standing, standingData } from '../telling.ts';
import { counted } from '../words.ts';

interface ReplayOptions {
  readonly as?: string;
  readonly verify?: true;
}

function replay(path: string, { as, verify }: ReplayOptions): CommandAnswer {
  // Opening a match plays it again and compares every hash.
  const file = openMatchFile(path);
  const viewer = viewerNamed(file.match, as);
  return verify === true ? verified(file) : story(file, viewer);
}

function verified({ path, text, match }: MatchFile): CommandAnswer {
  const moves = match.log.length;
  const { sealed } = houseIn(text);
  const broken = sealed && seedFault(match.seed, sealed.commitment, sealed.nonces);
  if (broken) badInputWithin(path, [broken]);
  const seed = sealed ? ' The seed is made of what was promised and what every seat mixed in.' : '';
  return {
    text: `${path}: ${counted(moves, 'move', 'moves')} replayed, every hash as saved.${seed}`,
    json: { file: path, verified: true, moves, ...(sealed && { seed: true }) },
  };
}

/** Viewers read what they were told; what they did themselves they may since have to forget. */
function story({ match }: MatchFile, viewer: Viewer): CommandAnswer {
  const moves = match.log.map(({ events }) => ({ events: toldTo(events, viewer) }));
  const width = String(moves.length).length;
  const indent = ' '.repeat(width + 2);
  const lines = moves.flatMap(({ events }, index) => {
    const [first = 'nothing to be seen', ...rest] = events.map(eventText);
    const number = String(index + 1).padStart(width);
    return [`${number}. ${first}`, ...rest.map(line => `${indent}${line}`)];
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
