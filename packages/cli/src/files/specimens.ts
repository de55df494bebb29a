/** Sound files of every kind that somebody may hand to us: what the fuzzer of files spoils. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHIPPED } from '@oubliette/dungeon-twister/documents';
import {
  decide,
  fastRandom,
  isOver,
  type Match,
  type MatchDocument,
  pick,
  type Random,
  type Shape,
  saveMatch,
  say,
  startMatch,
  undo,
} from '@oubliette/kernel';
import { optionsWith } from '../game-document.ts';
import { GAMES } from '../games.ts';
import { vectorFiles } from '../vector-files.ts';
import { NPC_CARDS, SET_OF_PIECES } from './documents.ts';

export type FileKind = 'match' | 'document' | 'vector';

export interface Specimen {
  readonly kind: FileKind;
  readonly name: string;
  readonly text: string;
}

/** Actions that a match on trial has seen: few, for each file plays them again. */
const PLAYED = [0, 8, 30];

export function specimens(random: Random): Specimen[] {
  return [...matches(random), ...documents(), ...vectors()];
}

function documents(): Specimen[] {
  return [...SHIPPED, SET_OF_PIECES, NPC_CARDS].map(document => ({
    kind: 'document',
    name: document.format,
    text: JSON.stringify(document),
  }));
}

function matches(random: Random): Specimen[] {
  const modes = Object.entries(GAMES).flatMap(([id, { game }]) =>
    Object.entries(game.modes).map(([mode, options]) => [`${id} ${mode}`, id, options] as const),
  );
  const brought = [
    ['duel with pieces of its own', 'duel', optionsWith(SET_OF_PIECES, 'draft')],
    ['solo with cards of its own', 'solo', optionsWith(NPC_CARDS, undefined)],
    ...SHIPPED.map(scenario => [scenario.id, 'duel', optionsWith(scenario, undefined)] as const),
  ] as const;
  return [...modes, ...brought].map(([name, id, raw], index) => {
    const forces = name.endsWith('pieces of its own') ? { forces: 'draft' } : {};
    const { game } = GAMES[id]!;
    const options = game.parseOptions({ ...(raw as object), ...forces });
    if (!options.ok) throw new Error(`${name}: ${JSON.stringify(options.faults)}`);
    const match = startMatch(game, options.value, name);
    play(match, PLAYED[index % PLAYED.length]!, random);
    const saved = saveMatch(match, { [name]: name });
    return {
      kind: 'match',
      name,
      text: JSON.stringify(index % 5 === 0 ? firstVersion(match, saved) : saved),
    };
  });
}

/** The same match as the first version of the format had it: only the actions that stand. */
function firstVersion({ game, log }: Match<Shape>, saved: MatchDocument): object {
  return {
    ...saved,
    version: 1,
    log: log.map(({ seat, action, hash }) => ({
      seat,
      action: game.notation.printAction(action),
      hash,
    })),
    said: [],
    reseedings: [],
  };
}

function play(match: Match<Shape>, actions: number, random: Random): void {
  for (let n = 0; n < actions && !isOver(match); n++) {
    const [seat = ''] = match.game.decision(match.state)!.seats;
    decide(match, seat, pick(random, 'play', match.game.legal(match.state, seat)));
    if (n % 5 === 3) undo(match, seat);
    if (n % 5 === 2 && n < actions - 1) say(match, seat, 'offer-draw');
  }
}

const VECTORS = ['dungeon-twister', 'claustrophobia', 'kernel'].map(name =>
  fileURLToPath(new URL(`../../../${name}/vectors`, import.meta.url)),
);

/** One vector of each file: the others are like it. */
function vectors(): Specimen[] {
  const random = fastRandom(1);
  return VECTORS.flatMap(vectorFiles).flatMap(file => {
    const all = readFileSync(file, 'utf8').split('\n---\n');
    const few = [0, 1, 2, 3].map(() => pick(random, 'vector', all));
    return few.map(text => ({ kind: 'vector' as const, name: file, text }));
  });
}
