import { encode } from '@oubliette/kernel';
import { Command } from 'commander';
import { GAMES } from '../games.ts';
import { examples } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';

function games(): CommandAnswer {
  const list = Object.values(GAMES).map(({ game }) => ({
    game: game.id,
    rules: game.rules.version,
    content: game.content,
    modes: Object.fromEntries(
      Object.entries(game.modes).map(([mode, options]) => [mode, encode(options)]),
    ),
  }));
  const text = list.map(
    ({ game, rules, modes }) => `${game}: rules ${rules}; modes ${Object.keys(modes).join(', ')}`,
  );
  return { text: text.join('\n'), json: { games: list } };
}

export function gamesCommand(reply: Reply): Command {
  return new Command('games')
    .description('list the games, the version of their rules and their modes')
    .addHelpText('after', examples('games', 'games --json'))
    .action(() => reply(games()));
}
