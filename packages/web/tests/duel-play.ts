import {
  type Duel,
  type DuelAction,
  type DuelSeat,
  duel,
  outlook,
  type WholeMove,
} from '@oubliette/dungeon-twister';
import { decide, fastRandom, type Match, type Random, startMatch } from '@oubliette/kernel';
import { distancesOut } from './duel-distance.ts';

/** One thing that a player does on the screen: an action, or a walk of several. */
export interface DuelPly {
  readonly seat: DuelSeat;
  readonly actions: readonly DuelAction[];
  readonly walk?: { readonly token: string; readonly move: WholeMove };
}

type DuelMatch = Match<Duel>;

/** What a match worth watching holds. */
const DEEDS = ['reveal', 'turn', 'heal', 'jump', 'attack', 'leave'] as const;
type Highlight = (typeof DEEDS)[number];

/** How eager the players are for each kind of action, besides walking towards the way out. */
const EAGER: Partial<Record<DuelAction['do'], number>> = {
  reveal: 60,
  attack: 20,
  shoot: 20,
  spear: 20,
  heal: 20,
  open: 4,
  break: 4,
  jump: 0.5,
  turn: 0.5,
  scream: 0.2,
  fire: 0.2,
  close: 0,
  move: 0,
  end: 0.001,
};

interface Wish {
  readonly ply: DuelPly;
  readonly weight: number;
}

const highlightOf = ({ actions, walk }: DuelPly): Highlight | null => {
  if (walk) return walk.move.leaves ? 'leave' : null;
  return DEEDS.find(deed => deed === actions[0]!.do) ?? null;
};

/** Everything that the seat could do, with how much it wants to; missing highlights come first. */
function wishesOf({ state }: DuelMatch, seat: DuelSeat, missing: ReadonlySet<Highlight>): Wish[] {
  const isTurn = state.frames.at(-1)?.kind === 'turn';
  const far = distancesOut(state, seat);
  const plies: Wish[] = duel.legal(state, seat).map(action => ({
    ply: { seat, actions: [action] },
    weight: isTurn ? (EAGER[action.do] ?? 1) : worthOf(action),
  }));
  const walks = (isTurn ? outlook(state, seat).characters : []).flatMap(({ token, moves }) =>
    moves.map(move => ({
      ply: { seat, actions: move.actions, walk: { token, move } },
      weight: walkWeight(far, move),
    })),
  );
  return [...plies, ...walks].map(({ ply, weight }) => {
    const highlight = highlightOf(ply);
    const isMissing = highlight !== null && missing.has(highlight);
    return { ply, weight: isMissing ? 300 : weight };
  });
}

/** Many actions are better than few. */
const worthOf = (action: DuelAction): number => (action.do === 'card' ? action.value ** 3 : 1);

/** Nearer to the way out is better, dearer is worse, leaving is best. */
function walkWeight(far: Float64Array, { way, to, ap, leaves }: WholeMove): number {
  if (leaves) return 4000 / ap;
  const gain = far[way[0]!]! - far[to]!;
  return ap === 1 ? Math.max(0.005, gain ** 3) : 0;
}

function weighted(wishes: readonly Wish[], random: Random): DuelPly {
  let left =
    (random.below('ply', 1_000_000) / 1_000_000) *
    wishes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { ply, weight } of wishes) {
    left -= weight;
    if (left < 0) return ply;
  }
  return wishes.at(-1)!.ply;
}

/**
 * Lets both sides play until the match is over or `isEnough`; what they did, ply by ply. Of two that
 * are asked at once, the one who sits at the screen answers first.
 */
export function play(
  match: DuelMatch,
  random: Random,
  missing: Set<Highlight>,
  isEnough: (plies: readonly DuelPly[]) => boolean,
): DuelPly[] {
  const plies: DuelPly[] = [];
  let sitting: DuelSeat | null = null;
  for (let asked = duel.decision(match.state); asked; asked = duel.decision(match.state)) {
    if (isEnough(plies)) break;
    const seat = asked.seats.find(each => each === sitting) ?? asked.seats[0]!;
    sitting = seat;
    const ply = weighted(wishesOf(match, seat, missing), random);
    plies.push(ply);
    const highlight = highlightOf(ply);
    if (highlight) missing.delete(highlight);
    for (const action of ply.actions) {
      const verdict = decide(match, ply.seat, action);
      if (!verdict.ok) throw new Error(`${JSON.stringify(action)}: ${verdict.refusal.rule}`);
    }
  }
  return plies;
}

/** What the seed of a match is called in the form. */
export const seedOf = (seed: number): string => `torch ${seed}`;

/** A match that has just begun. */
export function fresh(seed: number, raw: object = { quick: true }): DuelMatch {
  const options = duel.parseOptions(raw);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  return startMatch(duel, options.value, seedOf(seed));
}

export const highlights = (): Set<Highlight> => new Set(DEEDS);

/** A longer match is not worth a browser's time. */
const LONGEST = 250;

/** A match worth watching, from the first card to the victory: what both sides do, ply by ply. */
export function wholeMatch(seed: number): DuelPly[] {
  const match = fresh(seed);
  const missing = highlights();
  const plies = play(match, fastRandom(seed), missing, done => done.length > LONGEST);
  const isOver = duel.decision(match.state) === null;
  if (isOver && missing.size === 0) return plies;
  const lacks = isOver ? [...missing].join(', ') : 'an end';
  throw new Error(`The match of seed ${seed} lacks ${lacks}: the players need another seed.`);
}
