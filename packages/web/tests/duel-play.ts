import {
  type Duel,
  type DuelAction,
  type DuelSeat,
  duel,
  outlook,
  planOf,
  type WholeMove,
} from '@oubliette/dungeon-twister';
import {
  decide,
  fastRandom,
  type Match,
  matchAt,
  type Random,
  seededRandom,
  startMatch,
} from '@oubliette/kernel';

/** One thing that a player does on the screen: an action, or a walk of several. */
export interface Ply {
  readonly seat: DuelSeat;
  readonly actions: readonly DuelAction[];
  readonly walk?: { readonly token: string; readonly move: WholeMove };
}

type DuelMatch = Match<Duel>;

/** What a match worth watching holds. */
const DEEDS = ['reveal', 'turn', 'heal', 'jump', 'attack', 'leave'] as const;
type Highlight = (typeof DEEDS)[number];

/** How eager the players are for each kind of action while they stroll. */
const STROLL: Partial<Record<DuelAction['do'], number>> = {
  heal: 0.2,
  jump: 0.2,
  reveal: 0.05,
  attack: 8,
  end: 0.2,
  move: 0,
};

interface Wish {
  readonly ply: Ply;
  readonly weight: number;
}

const highlightOf = ({ actions, walk }: Ply): Highlight | null => {
  if (walk) return walk.move.leaves ? 'leave' : null;
  return DEEDS.find(deed => deed === actions[0]!.do) ?? null;
};

/** Everything that the seat could do, with how much it wants to; missing highlights come first. */
function wishesOf({ state }: DuelMatch, seat: DuelSeat, missing: ReadonlySet<Highlight>): Wish[] {
  const isTurn = state.frames.at(-1)?.kind === 'turn';
  const plies: Wish[] = duel.legal(state, seat).map(action => ({
    ply: { seat, actions: [action] },
    weight: isTurn ? (STROLL[action.do] ?? 1) : 1,
  }));
  const walks = (isTurn ? outlook(state, seat).characters : []).flatMap(({ token, moves }) =>
    moves.map(move => ({
      ply: { seat, actions: move.actions, walk: { token, move } },
      weight: walkWeight(state.labyrinth.long, seat, move),
    })),
  );
  return [...plies, ...walks].map(({ ply, weight }) => {
    const highlight = highlightOf(ply);
    const isMissing = highlight !== null && missing.has(highlight);
    return { ply, weight: isMissing ? 300 : weight };
  });
}

/** Nearer to the enemy's line is better; dearer is worse; leaving is best. */
function walkWeight(long: number, seat: DuelSeat, { way, to, ap, leaves }: WholeMove): number {
  if (leaves) return 400 / ap;
  const { columns } = planOf(long);
  const gain = ((to % columns) - (way[0]! % columns)) * (seat === 'blue' ? 1 : -1);
  return ap === 1 ? Math.max(0.1, gain) : 0;
}

function weighted(wishes: readonly Wish[], random: Random): Ply {
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
  isEnough: (plies: readonly Ply[]) => boolean,
): Ply[] {
  const plies: Ply[] = [];
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

/** A match that has just begun. */
export function fresh(seed: number, raw: object = { quick: true }): DuelMatch {
  const options = duel.parseOptions(raw);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  return startMatch(duel, options.value, `torch ${seed}`);
}

/** A quick match, played until somebody stands just before victory and a turn begins. */
export function almostWon(seed: number): DuelMatch {
  const match = fresh(seed);
  play(
    match,
    fastRandom(seed),
    new Set(),
    () => match.state.frames.at(-1)?.kind === 'card' && Math.max(...match.state.points) >= 4,
  );
  return match;
}

export const highlights = (): Set<Highlight> => new Set(DEEDS);

/** Longer endings are not worth a browser's time. */
const LONGEST = 60;

/** How often the players may try; a change of the lists' order wants another beginning, not patience. */
const ATTEMPTS = 400;

/** The same position, to try something from. */
function copied({ options, seed, state }: DuelMatch): DuelMatch {
  return matchAt(duel, options, seed, seededRandom(seed), duel.clone(state));
}

/** A way to victory that holds every highlight: the first one that is short enough to be watched. */
export function ending(almost: DuelMatch): Ply[] {
  for (let roll = 0; roll < ATTEMPTS; roll++) {
    const match = copied(almost);
    const missing = highlights();
    const plies = play(match, fastRandom(roll), missing, done => done.length > LONGEST);
    const isWon = duel.decision(match.state) === null && Math.max(...match.state.points) >= 5;
    if (isWon && missing.size === 0) return plies;
  }
  throw new Error(`No ending worth watching in ${ATTEMPTS} attempts: begin elsewhere.`);
}
