import { realpathSync } from 'node:fs';
import { encode, viewOf } from '@oubliette/kernel';
import { Command } from 'commander';
import { badInput } from '../fault.ts';
import { type MatchFile, openMatchFile } from '../match-file.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { viewerNamed } from '../seats.ts';
import { standing, standingData } from '../telling.ts';
import { entryAt, writeWhole } from '../whole-file.ts';
import { counted } from '../words.ts';

interface ShowOptions {
  readonly as?: string;
  readonly svg?: string;
}

export function show(path: string, { as, svg }: ShowOptions): CommandAnswer {
  const file = openMatchFile(path);
  const { match } = file;
  const viewer = viewerNamed(match, as);
  const { view, seed, commitment, game } = viewOf(match, viewer);
  if (svg !== undefined) writeSvg(file, view, svg);
  const moves = match.log.length;
  const text = [
    `${game}, after ${counted(moves, 'move', 'moves')}, as ${viewer} sees it`,
    '',
    match.game.notation.draw(view),
    '',
    standing(match),
    ...(seed === null ? [] : [`The seed was ${seed}; promised as ${commitment}.`]),
    ...(svg === undefined ? [] : [`The picture is in ${svg}.`]),
  ];
  const picture = svg === undefined ? {} : { svg };
  return {
    text: text.join('\n'),
    json: {
      game,
      viewer,
      moves,
      commitment,
      seed,
      ...standingData(match),
      view: encode(view),
      ...picture,
    },
  };
}

function writeSvg({ path, match, registered }: MatchFile, view: object, out: string): void {
  const svg = registered.drawSvg?.(view, match.options);
  if (svg === undefined) {
    const text = `There is no picture of ${match.game.id}, only a drawing as text.`;
    badInput('no-svg', '--svg', text);
  }
  if (entryAt(out) !== null && realpathSync(out) === realpathSync(path))
    badInput('file.exists', '--svg', 'The picture would overwrite the match.');
  writeWhole(out, svg);
}

export function showCommand(reply: Reply): Command {
  return new Command('show')
    .description('draw what a viewer sees, and say who must decide')
    .argument('<file>', 'a match file')
    .option('--as <viewer>', 'a seat, or table: what everybody knows (default: table)')
    .option('--svg <file>', 'write a picture too, if the game has one')
    .addHelpText('after', examples('show evening.json', 'show evening.json --as red'))
    .action((file: string, wish: ShowOptions) => reply(show(file, wish)));
}
