import type { Duel, DuelAction } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import type { World } from '../../world.ts';
import type { Play } from '../knowledge.ts';
import { newMix, settled, stir } from './mixing.ts';
import { type Pieces, piecesOf } from './pieces.ts';
import { duelPlays, type SortWeights } from './plays.ts';
import { surroundings } from './reaching.ts';
import { signatureOf } from './stamp.ts';
import type { Imagined } from './tables.ts';

/** A move uses no chance. */
const NO_CHANCE = fastRandom(0);

/** surroundings → moves; for each cast by itself */
type Lists = Map<number, readonly Play<Duel>[]>;

const known = new WeakMap<Pieces, Lists>();
/** Lists of moves remembered at most; then all are forgotten. */
const MOST_LISTS = 20_000;

function listsOf(pieces: Pieces): Lists {
  const lists = known.get(pieces) ?? new Map();
  known.set(pieces, lists);
  return lists;
}

/** Everything that a seat can do, each move from its first action to its last. */
export function wholePlays(
  world: World<Duel>,
  state: Imagined,
  seat: Duel['Seat'],
  weights: SortWeights,
): Play<Duel>[] {
  return duelPlays(world, state, seat, weights).flatMap(play => {
    const [first] = play.actions;
    return play.opens === true && first?.do === 'move'
      ? movesFrom(world, state, seat, play, first, weights)
      : [play];
  });
}

/**
 * The moves of a character depend on who and what is near, so those of one position are those of many.
 */
function movesFrom(
  world: World<Duel>,
  state: Imagined,
  seat: Duel['Seat'],
  { key }: Play<Duel>,
  first: DuelAction & { do: 'move' },
  weights: SortWeights,
): readonly Play<Duel>[] {
  const pieces = piecesOf(state.names);
  const lists = listsOf(pieces);
  const about = surroundingsKey(state, pieces, state.names.indexOf(first.token), key);
  let moves = lists.get(about);
  if (moves === undefined) {
    const after = world.clone(state);
    world.apply(after, seat, first, NO_CHANCE);
    moves = duelPlays(world, after, seat, weights).map(rest => ({
      ...rest,
      key: `${key} ${rest.key}`,
      actions: [first, ...rest.actions],
    }));
    if (lists.size >= MOST_LISTS) lists.clear();
    lists.set(about, moves);
  }
  return moves;
}

/** All that a move can depend on, as one number. */
function surroundingsKey(
  { places, marks, labyrinth }: Imagined,
  { moves }: Pieces,
  mover: number,
  how: string,
): number {
  const near = surroundings(labyrinth, places[mover]!, moves[mover]!);
  const signature = signatureOf(labyrinth);
  const mix = newMix();
  stir(mix, signature | 0);
  stir(mix, Math.floor(signature / 0x100000000));
  for (let at = 0; at < how.length; at++) stir(mix, how.charCodeAt(at));
  for (let token = 0; token < places.length; token++) {
    const cell = places[token]!;
    if (cell < 0 || cell >= near.length * 32) continue;
    if ((near[cell >> 5]! & (1 << (cell & 31))) === 0) continue;
    stir(mix, (token << 10) | cell);
    stir(mix, marks[token]!);
  }
  return settled(mix);
}
