import type { Duel, DuelAction, DuelEvent } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import type { ImaginedWorld } from '../../world.ts';
import { balanced } from '../balanced.ts';
import type { Mixed } from '../knowledge.ts';
import { logistic } from '../scale.ts';
import { piecesOf } from './pieces.ts';
import type { ImaginedDuel } from './tables.ts';

/** A fight uses no chance once both cards lie. */
const NO_CHANCE = fastRandom(0);

type Choice = DuelAction & { do: 'choose' };
type Fought = DuelEvent & { kind: 'fought' };

/** A card that lies already, for all to see: a Telepath has named it (DT-TELEPATH-01). */
const LIES = null;
const worthOf = (choice: Choice | typeof LIES) => choice?.value ?? 0;
const isTwo = (choice: Choice | typeof LIES) => choice?.second !== undefined;

/** The fight as if nobody had chosen: what lies under a seal is as unknown as what is still in hand (DT-CBT-02). */
function unsealed(world: ImaginedWorld<Duel>, state: ImaginedDuel): ImaginedDuel {
  const chosen = sealedIn(world, state);
  if (chosen.length === 0) return state;
  const before = world.clone(state);
  const fight = before.frames.at(-1);
  if (fight?.kind === 'fight') for (const seat of chosen) delete fight.sealed[seat];
  return before;
}

/** Who has laid a card that nobody has named. */
function sealedIn({ seats }: ImaginedWorld<Duel>, { frames }: ImaginedDuel): Duel['Seat'][] {
  const fight = frames.at(-1);
  if (fight?.kind !== 'fight') return [];
  return seats.filter((seat, side) => side !== fight.forced && fight.sealed[seat] !== undefined);
}

type Fighters = readonly [Duel['Seat'], Duel['Seat']];

/**
 * The two who lay a card, in the order of their seats (DT-MULTI-06). Null where one lays alone, for both
 * sides or before a Weapon Master (DT-ALL-14, DT-PND-09): those cards are thought out one by one.
 */
function layersIn(
  { seats }: ImaginedWorld<Duel>,
  { frames }: ImaginedDuel,
  asked: readonly Duel['Seat'][],
): Fighters | null {
  const fight = frames.at(-1);
  const lies = (seat: Duel['Seat']) => fight?.kind === 'fight' && fight.sealed[seat] !== undefined;
  const layers = seats.filter(seat => asked.includes(seat) || lies(seat));
  return layers.length === 2 ? (layers as unknown as Fighters) : null;
}

/** Whether the first of the two is attacked: a charmed attacker may be on the side of a third (DT-ALL-14). */
function isFirstAttacked(
  { seats }: ImaginedWorld<Duel>,
  { frames, names, further }: ImaginedDuel,
  first: Duel['Seat'],
): boolean {
  const fight = frames.at(-1);
  if (fight?.kind !== 'fight') return false;
  const { sides } = piecesOf({ names, ...(further && { further }) });
  return seats[sides[fight.battle.target]!] === first;
}

/**
 * The Combat cards that both would play who know each other's hands, and what comes of it. A fight ends
 * in one of three ways, so three positions are judged and not one for every pair of cards; what a card
 * is worth in the hand is taken off.
 */
export function combatCards(
  world: ImaginedWorld<Duel>,
  position: ImaginedDuel,
  oddsOf: (state: ImaginedDuel, between: Fighters) => number,
  perValue: number,
  chancesOf: (state: ImaginedDuel) => readonly number[],
): Mixed<Duel> | null {
  if (position.frames.at(-1)?.kind !== 'fight') return null;
  const state = unsealed(world, position);
  const asked = world.decision(state)!.seats;
  const layers = layersIn(world, state, asked);
  if (layers === null) return null;
  const [first, second] = layers;
  const [ours, theirs] = [first, second].map(seat =>
    asked.includes(seat) ? (world.legal(state, seat) as readonly Choice[]) : [LIES],
  ) as [readonly (Choice | null)[], readonly (Choice | null)[]];
  if (ours.some(isTwo) || theirs.some(isTwo)) return null;
  const isAttacked = isFirstAttacked(world, state, first);
  /** Log-odds of the first seat without the cards, by its lead: less, as much, more. */
  const stakes: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN];
  const ends: (readonly number[])[] = [];
  const fight = (one: Choice | null, other: Choice | null): number => {
    const after = world.clone(state);
    let events: readonly DuelEvent[] = [];
    if (one !== LIES) events = world.apply(after, first, one, NO_CHANCE);
    if (other !== LIES) events = world.apply(after, second, other, NO_CHANCE);
    const { totals } = events.find(({ kind }) => kind === 'fought') as Fought;
    const lead = (totals[0] - totals[1]) * (isAttacked ? -1 : 1);
    const spent = worthOf(one) - worthOf(other);
    const ended = 1 + Math.sign(lead);
    stakes[ended] = oddsOf(after, [first, second]) + perValue * spent;
    if (world.seats.length > 2) ends[ended] = chancesOf(after);
    return lead - spent;
  };
  const ahead = fight(ours[0]!, theirs[0]!);
  const table = ours.map(one =>
    theirs.map(other => {
      const spent = worthOf(one) - worthOf(other);
      const ended = 1 + Math.sign(ahead + spent);
      if (Number.isNaN(stakes[ended])) fight(one, other);
      return logistic(stakes[ended]! - perValue * spent);
    }),
  );
  const { rows, columns, worth } = balanced(table);
  const mixOf = (choices: readonly (Choice | null)[], shares: readonly number[]) =>
    choices.flatMap((action, at) => (action === LIES ? [] : [{ action, share: shares[at]! }]));
  const [own, others] = [mixOf(ours, rows), mixOf(theirs, columns)];
  if (world.seats.length === 2) return { mixes: [own, others], chances: [worth, 1 - worth] };
  const mixes = world.seats.map(seat => (seat === first ? own : seat === second ? others : []));
  const chances = world.seats.map(() => 0);
  for (const [at, one] of ours.entries()) {
    for (const [there, other] of theirs.entries()) {
      const after = ends[1 + Math.sign(ahead + worthOf(one) - worthOf(other))]!;
      const share = rows[at]! * columns[there]!;
      for (const side of chances.keys()) chances[side]! += share * after[side]!;
    }
  }
  return { mixes, chances };
}
