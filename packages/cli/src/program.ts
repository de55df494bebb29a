import { Command } from 'commander';
import about from '../package.json' with { type: 'json' };
import { arenaCommand } from './commands/arena.ts';
import { balanceCommand } from './commands/balance.ts';
import { checkCommand } from './commands/check.ts';
import { checkDocumentCommand } from './commands/check-document.ts';
import { crowdCommand } from './commands/crowd.ts';
import { fairnessCommand } from './commands/fairness.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { fuzzFilesCommand } from './commands/fuzz-files.ts';
import { gamesCommand } from './commands/games.ts';
import { labyrinthCommand } from './commands/labyrinth.ts';
import { legalCommand } from './commands/legal.ts';
import { levelsCommand } from './commands/levels.ts';
import { newCommand } from './commands/new.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { sayCommand } from './commands/say.ts';
import { serverCommand } from './commands/server.ts';
import { showCommand } from './commands/show.ts';
import { undoCommand } from './commands/undo.ts';
import { whyCommand } from './commands/why.ts';
import { examples } from './options.ts';
import type { Reply } from './output.ts';

const COMMANDS = [
  gamesCommand,
  newCommand,
  showCommand,
  legalCommand,
  playCommand,
  whyCommand,
  undoCommand,
  sayCommand,
  replayCommand,
  checkCommand,
  checkDocumentCommand,
  fuzzCommand,
  fuzzFilesCommand,
  arenaCommand,
  balanceCommand,
  crowdCommand,
  fairnessCommand,
  labyrinthCommand,
  levelsCommand,
  serverCommand,
];

const EXIT_CODES = `
Exit codes: 0 fine; 1 an action refused, a vector failed or a fault found; 2 bad input,
with nothing written or changed; 70 a fault of the program itself.`;

/** All commands; whichever is run gives its answer to `reply`. */
export function program(reply: Reply, help: (text: string) => void): Command {
  const oubliette = new Command('oubliette')
    .description('Dungeon board games at the command line: matches are files, actions are words.')
    .version(about.version)
    .option('--json', 'one JSON document instead of text; errors too, on stderr')
    .configureHelp({ showGlobalOptions: true })
    // What goes wrong is thrown to the caller, who says it in one sentence.
    .exitOverride()
    .configureOutput({ writeOut: help, writeErr: () => {} })
    .addHelpText('after', EXIT_CODES)
    .addHelpText(
      'after',
      examples('new lantern --out evening.json', 'show evening.json', 'play evening.json draw'),
    );
  for (const make of COMMANDS) {
    oubliette.addCommand(make(reply).copyInheritedSettings(oubliette));
  }
  return oubliette;
}
