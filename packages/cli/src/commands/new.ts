import { type Game, type Shape, seedCommitment, startMatch } from '@oubliette/kernel';
import { Command } from 'commander';
import { badInput, badInputWithin } from '../fault.ts';
import { documentOptions } from '../game-document.ts';
import { gameNamed, modeNamed } from '../games.ts';
import { createMatchFile } from '../match-file.ts';
import { examples, freshSeed, seedText } from '../options.ts';
import type { CommandAnswer, Reply } from '../output.ts';
import { standing, standingData } from '../telling.ts';

interface NewOptions {
  readonly out: string;
  readonly mode?: string;
  readonly option?: readonly string[];
  readonly document?: string;
  readonly seed?: string;
  readonly force?: true;
}

export function newMatch(id: string, wish: NewOptions): CommandAnswer {
  const { game } = gameNamed(id);
  const mode = modeNamed(game, wish.mode);
  const match = startMatch(game, chosenOptions(game, mode, wish), wish.seed ?? freshSeed());
  createMatchFile(wish.out, match, wish.force === true);
  const commitment = seedCommitment(match.seed);
  const seed = wish.seed === undefined ? {} : { seed: wish.seed };
  return {
    text: [
      `A match of ${id} (${mode}) is in ${wish.out}.`,
      ...Object.entries(seed).map(([name, value]) => `${name}: ${value}`),
      `commitment: ${commitment}`,
      standing(match),
    ].join('\n'),
    json: { file: wish.out, game: id, mode, ...seed, commitment, ...standingData(match) },
  };
}

/** What the mode says, and over it what was asked for by name. */
function chosenOptions(
  game: Game<Shape>,
  mode: string,
  { option = [], document }: NewOptions,
): object {
  const own = new Map(option.map(namedValue));
  if (own.size < option.length) badInput('options', '--option', 'An option is given twice.');
  const named = game.modes[mode];
  const { forces } = { ...(named as { forces?: unknown }), ...Object.fromEntries(own) };
  const brought = document === undefined ? {} : documentOptions(game.id, document, forces);
  const asked = { ...brought, ...Object.fromEntries(own) };
  const raw = Object.keys(asked).length === 0 ? named : { ...(named as object), ...asked };
  const options = game.parseOptions(raw);
  return options.ok ? options.value : badInputWithin('', options.faults);
}

/** `target=30`: the value is JSON if it reads as JSON, else the text itself. */
function namedValue(text: string): [string, unknown] {
  const [, key, value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined)
    return badInput('options', '--option', `“${text}” is not of the form key=value.`);
  try {
    return [key, JSON.parse(value)];
  } catch {
    return [key, value];
  }
}

export function newCommand(reply: Reply): Command {
  return new Command('new')
    .description('start a match and write its file')
    .argument('<game>', 'one of those that `oubliette games` lists')
    .requiredOption('--out <file>', 'where the match is written')
    .option('--mode <mode>', 'a named set of options; the first one of the game by default')
    .option('--option <key=value...>', 'single options, over those of the mode')
    .option(
      '--document <file>',
      'a set or scenario for the duel (in modes with a choice a set joins ours), NPC cards for solo',
    )
    .option('--seed <text>', 'all chance of the match; 128 fresh random bits by default', seedText)
    .option('--force', 'overwrite an existing file')
    .addHelpText(
      'after',
      examples(
        'new lantern --out evening.json',
        'new lantern --mode short --option target=12 dealt=3 --seed 1234 --out evening.json',
        'new duel --document vault.json --out evening.json',
        'new duel --mode draft --document well.json --out evening.json',
      ),
    )
    .action((game: string, wish: NewOptions) => reply(newMatch(game, wish)));
}
