// Golden playthroughs: recorded matches of every game and mode that must come out the same again.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { goldenDifference, recordPlaythrough, replayPlaythrough } from '@oubliette/kernel/golden';
import { recordingPlayers } from './golden/player.ts';
import { leftOver, RECORDINGS, type Recording, recorded } from './golden/recordings.ts';

const USAGE = `Usage: npm run golden -- [--update | --again] [GAME/MODE…]

Plays the recorded matches in golden/ again and says where one comes out differently.

  --update  writes anew what came out differently, with the same actions where they are still
            allowed; records modes that have no file yet
  --again   records new matches, with today's bots
  --help    this text
`;
const LONGEST = 400;

const args = process.argv.slice(2);
const options = args.filter(arg => arg.startsWith('-'));
const names = args.filter(arg => !arg.startsWith('-'));
const unknown =
  options.find(option => !['--update', '--again', '--help'].includes(option)) ??
  names.find(name => !RECORDINGS.some(recording => recording.name === name));
if (unknown !== undefined) {
  process.stderr.write(`golden: “${unknown}” is neither an option nor a recorded mode\n${USAGE}`);
  process.exit(2);
}
if (options.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const again = options.includes('--again');
const writes = again || options.includes('--update');
const chosen = RECORDINGS.filter(({ name }) => names.length === 0 || names.includes(name));
const different = chosen.filter(differs);
for (const path of leftOver()) {
  console.log(`${path} belongs to no mode`);
  if (writes) rmSync(path);
}
console.log(`${chosen.length - different.length} passed, ${different.length} failed`);
if (!writes && (different.length > 0 || leftOver().length > 0)) process.exitCode = 1;

function differs(recording: Recording): boolean {
  const text = again ? null : recorded(recording);
  const played = text === null ? recordAnew(recording) : replayPlaythrough(recording.game, text);
  const difference = text === null ? null : goldenDifference(text, played);
  if (text !== null && difference === null) return false;
  console.log(
    difference === null
      ? `${recording.name}: ${writes ? 'recorded' : 'has no recording'}`
      : `${recording.name}, line ${difference.line}: ${difference.columns.join(', ')}\n  recorded ${difference.recorded}\n  played   ${difference.played}`,
  );
  if (writes) {
    mkdirSync(dirname(recording.path), { recursive: true });
    writeFileSync(recording.path, played);
  }
  return !writes;
}

function recordAnew({ game, mode, name }: Recording): string {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${name} has no options`);
  const plan = { mode, seed: `golden ${name}`, longest: LONGEST };
  return recordPlaythrough(game, plan, recordingPlayers(game, options.value));
}
