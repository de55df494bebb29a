import {
  type Action,
  type CaveSeat,
  type Claustrophobia,
  claustrophobia,
  outlook,
} from '@oubliette/claustrophobia';
import { decide, fastRandom, type Match, type Random, startMatch } from '@oubliette/kernel';

export type CaveMatch = Match<Claustrophobia>;

/** One thing that a player does on the screen: an action, or several in a row. */
export interface CavePly {
  readonly seat: CaveSeat;
  readonly actions: readonly Action[];
}

/** How eager the players are: the humans for the draught, the demons for a short life of it. */
const WEIGHT: Partial<Record<Action['do'], number>> = {
  act: 0,
  end: 0.15,
  finish: 0.3,
  stop: 0.3,
  attack: 12,
  play: 4,
  use: 40,
  bless: 0,
  done: 0.6,
  buy: 1.5,
};

interface Wish {
  readonly ply: CavePly;
  readonly weight: number;
}

/** Whether an exploration follows the marked opening (S1). */
function followsTheAir(match: CaveMatch, cell: string, side: string): boolean {
  const { marker } = claustrophobia.view(match.state, 'table').facts;
  return marker?.cell === cell && marker.side === side;
}

/** Cards are played where they need no target. */
const isPlain = (action: Action): boolean => action.do !== 'play' || action.target === '';

/** A gift that begins the Redeemer's action (Aura of Healing). */
const isGift = (actions: readonly Action[]): boolean =>
  actions.length > 1 && actions.at(-1)!.do === 'use';

function wishesOf(match: CaveMatch, seat: CaveSeat): Wish[] {
  const { state } = match;
  const plain = claustrophobia
    .legal(state, seat)
    .filter(isPlain)
    .map(action => ({ ply: { seat, actions: [action] }, weight: WEIGHT[action.do] ?? 1 }));
  const { warriors } = outlook(state, seat);
  const whole = warriors.flatMap(({ ways, doors, strikes, deeds }) => [
    ...deeds.filter(isGift).map(actions => ({ ply: { seat, actions }, weight: WEIGHT.use! })),
    ...ways.map(({ actions }) => ({ ply: { seat, actions }, weight: 1 })),
    ...strikes.map(({ actions }) => ({ ply: { seat, actions }, weight: 6 })),
    ...doors.map(({ cell, side, actions }) => ({
      ply: { seat, actions },
      weight: followsTheAir(match, cell, side) ? 60 : 1,
    })),
  ]);
  return [...plain, ...whole];
}

function weighted(wishes: readonly Wish[], random: Random): CavePly {
  const sum = wishes.reduce((total, { weight }) => total + weight, 0);
  let left = (random.below('ply', 1_000_000) / 1_000_000) * sum;
  for (const { ply, weight } of wishes) {
    left -= weight;
    if (left < 0) return ply;
  }
  return wishes.at(-1)!.ply;
}

/** A match that has just begun. */
export function fresh(seed: string, raw: object = { scenario: 'S1' }): CaveMatch {
  const options = claustrophobia.parseOptions(raw);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  return startMatch(claustrophobia, options.value, seed);
}

/** Lets both sides play until the match is over or `isEnough`; what they did, ply by ply. */
export function play(
  match: CaveMatch,
  roll: number,
  isEnough: (plies: readonly CavePly[]) => boolean = () => false,
): CavePly[] {
  const random = fastRandom(roll);
  const plies: CavePly[] = [];
  for (
    let asked = claustrophobia.decision(match.state);
    asked && !isEnough(plies);
    asked = claustrophobia.decision(match.state)
  ) {
    const ply = weighted(wishesOf(match, asked.seats[0]!), random);
    plies.push(ply);
    for (const action of ply.actions) {
      const verdict = decide(match, ply.seat, action);
      if (!verdict.ok) throw new Error(`${JSON.stringify(action)}: ${verdict.refusal.rule}`);
    }
  }
  return plies;
}
