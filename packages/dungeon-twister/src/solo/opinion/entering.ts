/** What changes hands when an NPC comes onto a square, as the ledger has it (DS-ITEM-01 to 07). */
import type { CellId } from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { npcCard } from '../state.ts';
import { type Facts, has, isExit, isFoe, isHole, rankOf, rankOn, wishOf } from './facts.ts';
import { type Holding, type Holdings, handed, mayLeave, mayWalk, NOWHERE } from './holding.ts';

/** What a way is after besides getting somewhere. */
export interface OpinionErrand {
  /** Taking one of these ends the way (DS-GET-01). */
  readonly wanted: readonly Token[];
  /** Bringing the load to one of these ends it (DS-DEL-01). */
  readonly receivers: readonly Token[];
  /** The first load may be dropped once (DS-OBJ-08). */
  readonly sheds: boolean;
}

export interface Arrival {
  readonly holding: Holding;
  /** What was handled, and where: the parts of a solution (DS-TIE-04). */
  readonly deeds: readonly string[];
  /** The move is over here. */
  readonly ends: boolean;
  /** Among equal ways over the same squares the one with the lowest number is the NPC's way. */
  readonly order: number;
}

/** A pass on the way is later than a taking, a load put down ahead than one in hand. */
const PASSED = 10;
const AHEAD = 1;

interface Entering {
  readonly facts: Facts;
  readonly holdings: Holdings;
  readonly errand: OpinionErrand;
  readonly from: CellId;
  readonly to: CellId;
  readonly lands: boolean;
}

/** All that may come of going from one square to another; the step itself is allowed. */
export function arrivals(at: Entering, holding: Holding): Arrival[] {
  const { facts, to } = at;
  if (holding.waiting.length > 0) return whileWaiting(at, holding);
  if (isExit(facts, to)) return [plain(at, holding)];
  const met = facts.standing[to]!;
  if (isFoe(facts, met)) return [plain(at, holding), ...putAhead(at, holding)];
  if (met !== NOBODY) return meeting(at, holding, met);
  const best = bestAt(facts, holding, to);
  const isBetter = rankOf(facts, best) < rankOf(facts, holding.load);
  if (!isBetter) return [plain(at, holding), ...putAhead(at, holding)];
  return holding.load === NOBODY ? emptyHanded(at, holding, best) : exchanging(at, holding, best);
}

/** The best listed thing that lies there (DS-ITEM-03, DS-GEAR-01). */
function bestAt(facts: Facts, holding: Holding, to: CellId): Token {
  const [lying, thing] = [holding.lying[to] as Token, holding.thing[to] as Token];
  const friend = isFoe(facts, lying) ? NOBODY : lying;
  const isSupport =
    friend !== NOBODY && isHole(holding.maze, to) && has(facts.roster, thing, ABILITY.ropes);
  const free = isSupport ? NOBODY : thing;
  // What was dropped for the objective stays where it is (DS-EDGE-12).
  if (holding.shed && [friend, free].includes(facts.load)) return NOBODY;
  return rankOf(facts, friend) <= rankOf(facts, free) ? friend : free;
}

function doneWith({ errand }: Entering, thing: Token): Token {
  return errand.wanted.includes(thing) ? thing : NOBODY;
}

function named({ facts }: Entering, thing: Token): string {
  return facts.state.names[thing]!;
}

/** Nothing changes hands; whether the load could have been left further back goes along. */
function plain(at: Entering, holding: Holding): Arrival {
  const { facts, holdings, to } = at;
  const { load } = holding;
  const free = load !== NOBODY && !mayLeave(facts, holding, load, to) && couldBeLeft(at, holding);
  const after = free === holding.free ? holding : handed(facts, holdings, holding, { free });
  return { holding: after, deeds: [], ends: false, order: 0 };
}

/** Whether the load could be left on the square before, or was free to be left earlier, and the step made without it. */
function couldBeLeft(at: Entering, holding: Holding): boolean {
  const { facts, holdings, from, to, lands } = at;
  const { load } = holding;
  const here = mayLeave(facts, holding, load, from);
  if (!here && !holding.free) return false;
  const bare = handed(facts, holdings, holding, { load: NOBODY }, [[load, here ? from : NOWHERE]]);
  if (!lands && !mayWalk(facts, bare, from, to)) return false;
  const met = facts.standing[to]!;
  return met === NOBODY || isFoe(facts, met) || exchange(at, bare, met) === null;
}

/** The load stays here because no square before something better can take it (DS-ITEM-02, DS-GET-02). */
function putAhead(at: Entering, holding: Holding): Arrival[] {
  const { facts, holdings, from, to, lands } = at;
  const { load } = holding;
  if (load === NOBODY || !isBetterInPlay(facts, load)) return [];
  if (mayLeave(facts, holding, load, to) || !mayLeave(facts, holding, load, from)) return [];
  const after = handed(facts, holdings, holding, { load: NOBODY, waiting: [load], free: false }, [
    [load, from],
  ]);
  if (!lands && !mayWalk(facts, after, from, to)) return [];
  return [{ holding: after, deeds: [`drop@${from}`], ends: false, order: AHEAD }];
}

function isBetterInPlay(facts: Facts, thing: Token): boolean {
  return facts.best < rankOf(facts, thing);
}

/** Compulsory, but for what stays where it lay (DS-ITEM-01, DS-EDGE-16), and after a drop (DS-EDGE-12). */
function emptyHanded(at: Entering, holding: Holding, best: Token): Arrival[] {
  const { facts, holdings, to } = at;
  const done = doneWith(at, best);
  const taken = handed(facts, holdings, holding, { load: best, free: true, done }, [
    [best, NOWHERE],
  ]);
  const all: Arrival[] = [
    { holding: taken, deeds: [`take ${named(at, best)}@${to}`], ends: false, order: 0 },
  ];
  if (done === NOBODY) all.push(...leftLying(at, holding, best));
  if (holding.shed) all.push({ ...plain(at, holding), order: PASSED });
  return all;
}

function leftLying({ facts, holdings }: Entering, holding: Holding, what: Token): Arrival[] {
  if (!isBetterInPlay(facts, what)) return [];
  const waiting = [...holding.waiting, what];
  const after = handed(facts, holdings, holding, { waiting });
  return [{ holding: after, deeds: [], ends: false, order: AHEAD }];
}

/** A better thing for the one in hand (DS-ITEM-02, DS-GET-02, DS-EDGE-02). */
function exchanging(at: Entering, holding: Holding, best: Token): Arrival[] {
  const { facts, holdings, from, to, lands } = at;
  const { load } = holding;
  const done = doneWith(at, best);
  const all: Arrival[] = [];
  const gone = handed(facts, holdings, holding, {}, [[best, NOWHERE]]);
  const staysHere = done === NOBODY && mayLeave(facts, gone, load, to);
  if (staysHere && !lands) {
    const free = couldBeLeft(at, holding) || mayLeave(facts, holding, load, to);
    const swapped = handed(facts, holdings, holding, { load: best, free }, [
      [best, NOWHERE],
      [load, to],
    ]);
    all.push({ holding: swapped, deeds: [`swap ${named(at, best)}@${to}`], ends: false, order: 0 });
  }
  if (mayLeave(facts, holding, load, from)) {
    const taken = handed(facts, holdings, holding, { load: best, free: true, done }, [
      [best, NOWHERE],
      [load, from],
    ]);
    if (lands || mayWalk(facts, { ...holding, load: NOBODY }, from, to)) {
      const deeds = [`drop@${from}`, `take ${named(at, best)}@${to}`];
      all.push({ holding: taken, deeds, ends: staysHere, order: staysHere ? AHEAD : 0 });
    }
  }
  if (all.length === 0 && !couldBeLeft(at, holding)) all.push(plain(at, holding));
  if (done === NOBODY) {
    all.push(...leftLying(at, withFreedom(at, holding), best), ...bothLeft(at, holding, best));
  }
  return all;
}

function withFreedom(at: Entering, holding: Holding): Holding {
  return plain(at, holding).holding;
}

/** Something was put down or left lying: now comes what it was left for, or nothing that could take it. */
function whileWaiting(at: Entering, holding: Holding): Arrival[] {
  const { facts, holdings, from, to, lands } = at;
  if (isExit(facts, to)) return [];
  const { load, waiting } = holding;
  const met = facts.standing[to]!;
  if (met !== NOBODY && !isFoe(facts, met) && exchange(at, holding, met) !== null) return [];
  const best = met === NOBODY ? bestAt(facts, holding, to) : NOBODY;
  const highest = Math.min(...waiting.map(one => rankOf(facts, one)));
  if (rankOf(facts, best) >= Math.min(highest, rankOf(facts, load))) {
    const isThere = (one: Token) => holding.lying[to] === one || holding.thing[to] === one;
    if (waiting.some(one => isThere(one) || mayLeave(facts, holding, one, to))) return [];
    return [plain(at, holding), ...aheadToo(at, holding)];
  }
  const done = doneWith(at, best);
  const all: Arrival[] = [];
  if (done === NOBODY) {
    all.push(...leftLying(at, withFreedom(at, holding), best), ...bothLeft(at, holding, best));
  }
  if (load !== NOBODY && !mayLeave(facts, holding, load, from)) return all;
  const left: (readonly [Token, number])[] = load === NOBODY ? [] : [[load, from]];
  const taken = handed(facts, holdings, holding, { load: best, waiting: [], free: true, done }, [
    [best, NOWHERE],
    ...left,
  ]);
  const gone = handed(facts, holdings, holding, {}, [[best, NOWHERE]]);
  const first = waiting.find(one => rankOf(facts, one) === highest)!;
  const ends = done === NOBODY && !lands && mayLeave(facts, gone, first, to);
  const deeds = [...left.map(() => `drop@${from}`), `take ${named(at, best)}@${to}`];
  return [{ holding: taken, deeds, ends, order: ends ? AHEAD : 0 }, ...all];
}

/** The load joins what is waiting. */
function aheadToo(at: Entering, holding: Holding): Arrival[] {
  return putAhead(at, holding).map(arrival => ({
    ...arrival,
    holding: handed(at.facts, at.holdings, arrival.holding, {
      waiting: [...holding.waiting, ...arrival.holding.waiting],
    }),
  }));
}

/** The load is left before, and what lies here stays (DS-EDGE-16). */
function bothLeft(at: Entering, holding: Holding, what: Token): Arrival[] {
  return aheadToo(at, holding).flatMap(ahead =>
    leftLying(at, ahead.holding, what).map(({ holding: both }) => ({ ...ahead, holding: both })),
  );
}

/** Crossing a healthy friend (DS-ITEM-04 to 06, DS-DEL-01); after a drop it may be left alone (DS-EDGE-12). */
function meeting(at: Entering, holding: Holding, friend: Token): Arrival[] {
  const { facts, holdings, to } = at;
  const { load } = holding;
  const what = exchange(at, holding, friend);
  const passing = plain(at, holding);
  if (what === null) {
    const ahead = putAhead(at, holding).filter(one => exchange(at, one.holding, friend) === null);
    return [passing, ...ahead];
  }
  const theirs = heldBy(holding, to);
  const delivered = what === 'give' && at.errand.receivers.includes(friend);
  const change = {
    load: what === 'give' ? NOBODY : theirs,
    free: false,
    done: delivered ? load : what === 'give' ? NOBODY : doneWith(at, theirs),
  };
  const moves: (readonly [Token, number])[] = [];
  if (what !== 'give') moves.push([theirs, NOWHERE]);
  if (what !== 'take') moves.push([load, to]);
  const deed = what === 'give' ? `drop@${to}` : `${what} ${named(at, theirs)}@${to}`;
  const after = handed(facts, holdings, holding, change, moves);
  const all: Arrival[] = [{ holding: after, deeds: [deed], ends: false, order: 0 }];
  if (holding.shed && what === 'take') all.push({ ...passing, order: PASSED });
  return all;
}

function heldBy(holding: Holding, cell: CellId): Token {
  return (holding.lying[cell] !== NOBODY ? holding.lying[cell] : holding.thing[cell]) as Token;
}

/** What the rules of crossing paths demand: nothing, a gift, a taking or an exchange. */
function exchange(
  { facts, errand, to }: Entering,
  holding: Holding,
  friend: Token,
): 'give' | 'take' | 'swap' | null {
  const { roster, card } = facts;
  const { load } = holding;
  const theirs = heldBy(holding, to);
  const onPit = isHole(holding.maze, to);
  if (onPit && [load, theirs].some(thing => has(roster, thing, ABILITY.ropes))) return null;
  const other = npcCard(facts.state, friend);
  const mine = (thing: Token) => rankOn(roster, card, thing);
  const yours = (thing: Token) => rankOn(roster, other, thing);
  const iMay = isAllowed(facts, card, other, theirs);
  const youMay = isAllowed(facts, other, card, load);
  if (theirs === NOBODY) {
    if (load === NOBODY) return null;
    if (errand.receivers.includes(friend)) return 'give';
    return youMay && yours(load) < mine(load) ? 'give' : null;
  }
  const iWant = iMay && mine(theirs) < yours(theirs);
  if (load === NOBODY) return iWant ? 'take' : null;
  const youWant = youMay && yours(load) < mine(load);
  const isDemanded =
    (iWant && mine(theirs) < mine(load)) || (youWant && yours(load) < yours(theirs));
  return isDemanded ? 'swap' : null;
}

/** Serpico takes nothing from those to whom he brings it (NC-NAGA-01). */
function isAllowed(
  { roster }: Facts,
  taker: Facts['card'],
  giver: Facts['card'],
  thing: Token,
): boolean {
  if (thing === NOBODY || taker.trait !== 'delivers') return true;
  const wish = wishOf(roster, thing);
  const kind = giver.likeness.id;
  return (
    !(wish === 'wounded' && kind === 'cleric') && !(wish === 'fireball-wand' && kind === 'wizard')
  );
}
