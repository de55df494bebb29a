import {
  ACTED,
  type Action,
  type ActionWork,
  type Claustrophobia,
  cellNamed,
  DEMON_FIGURE,
  ESCAPED,
  F,
  HUMANS,
  isHuman,
  KIND,
  KINDS,
  kindAt,
  SIDES,
  spotAt,
  WARRIORS,
  warriorNamed,
} from '@oubliette/claustrophobia';
import type { ImaginedWorld } from '../../world.ts';
import { isEscape } from './escape.ts';
import { progressOf } from './goals.ts';
import { humanSpots, type ImaginedCave, linesLeft, newSteps, stepsFrom } from './imagined.ts';
import { type CavePlay, openingOf, playOf } from './play.ts';
import { weighed } from './promise.ts';
import { type Ending, endings } from './walk.ts';

const steps = newSteps();

/** Lines with which a human is nearly dead. */
const FRAIL = 2;

/** The warriors of the horde who may act next: those nearest to the humans, and the Demon. */
const NEAREST = 3;

/** Who acts next, and cards; to end the phase is for those who have nobody left. */
export function orders(state: ImaginedCave, legal: readonly Action[]): readonly CavePlay[] {
  const acts = legal.filter(action => action.do === 'act');
  const others = legal.filter(
    ({ do: verb }) => verb !== 'act' && (verb !== 'end' || acts.length === 0),
  );
  const plays = others.map(action => playOf([action], sortOfCard(action)));
  if (acts.length === 0) return plays;
  stepsFrom(state, humanSpots(state), steps);
  const human = isHuman(warriorNamed(acts[0]!.who));
  const wayOf = (who: number) => steps[state.place[who]!]!;
  const chosen = human
    ? acts
    : acts
        .toSorted((one, other) => wayOf(warriorNamed(one.who)) - wayOf(warriorNamed(other.who)))
        .filter(({ who }, at) => at < NEAREST || warriorNamed(who) === DEMON_FIGURE);
  for (const action of chosen) {
    const who = warriorNamed(action.who);
    plays.push(openingOf(action, human ? sortOfHuman(state, who) : sortOfFoe(who, wayOf(who))));
  }
  return plays;
}

function sortOfHuman(state: ImaginedCave, who: number): string {
  return foesOn(state, state.place[who]!) > 0 ? 'act pressed' : 'act free';
}

function sortOfFoe(who: number, far: number): string {
  return `act ${who < DEMON_FIGURE ? 'pack' : 'demon'} ${Math.min(2, far)}`;
}

function foesOn({ place }: ImaginedCave, spot: number): number {
  let count = 0;
  for (let who = HUMANS; who < WARRIORS; who++) if (place[who] === spot) count++;
  return count;
}

/** What somebody does with their action. */
export function deeds(
  world: ImaginedWorld<Claustrophobia>,
  state: ImaginedCave,
  seat: Claustrophobia['Seat'],
  work: ActionWork,
): readonly CavePlay[] {
  const human = isHuman(work.who);
  const found = endings(world, state, seat, work).filter(({ deed }) => !isWasted(state, deed));
  stepsFrom(state, human ? progressOf(state).wanted : humanSpots(state), steps);
  const sortOf = human ? humanSort : foeSort;
  const from = state.place[work.who]!;
  const plays = found.map(ending => playOf(ending.actions, sortOf(state, ending, from)));
  if (plays.length < 2) return plays;
  return weighed(state, human ? 0 : 1, plays, index => stand(state, work.who, found[index]!));
}

/** A Grenade among nobody but humans. */
function isWasted(state: ImaginedCave, deed: Action | null): boolean {
  if (deed?.do !== 'play' || deed.card !== 'grenade') return false;
  return foesOn(state, spotAt(state, cellNamed(deed.target))) === 0;
}

/** Puts a warrior where they would stand; whoever fights or explores there has not acted yet. */
function stand(state: ImaginedCave, who: number, { spot, deed }: Ending): () => void {
  const { place, flags, facts, left } = state;
  const [from, flag, tiles] = [place[who]!, flags[who]!, facts[F.d10]!];
  const leaves = deed === null && isHuman(who) && kindAt(state, spot) === KIND.exit;
  place[who] = leaves && isEscape(state) ? ESCAPED : spot;
  if (deed === null) flags[who] = flag | ACTED;
  if (deed?.do === 'explore') {
    state.left = Math.max(0, left - 1);
    if (facts[F.marker] === 4 * spot + SIDES.indexOf(deed.side)) facts[F.d10] = tiles - 1;
  }
  return () => {
    place[who] = from;
    flags[who] = flag;
    facts[F.d10] = tiles;
    state.left = left;
  };
}

function humanSort(state: ImaginedCave, { deed, spot }: Ending, from: number): string {
  switch (deed?.do) {
    case undefined: {
      if (spot === from) return 'stay';
      if (foesOn(state, spot) > 0) return 'go among';
      const nearer = steps[from]! - steps[spot]!;
      return nearer > 0 ? 'go nearer' : nearer < 0 ? 'go back' : 'go aside';
    }
    case 'explore': {
      const marked = state.facts[F.marker] === 4 * spot + SIDES.indexOf(deed.side);
      return marked ? 'explore marked' : 'explore';
    }
    case 'attack':
      return `attack ${deed.target.startsWith('TR@') ? 'pack' : deed.target.replace(/\d+/, '')}`;
    default:
      return sortOfCard(deed!);
  }
}

function foeSort(state: ImaginedCave, { deed, spot }: Ending, from: number): string {
  if (deed?.do === 'attack') {
    const who = warriorNamed(deed.target);
    if (who < 0) return 'strike seal';
    return `strike ${KINDS[who]}${linesLeft(state, who) <= FRAIL ? ' frail' : ''}`;
  }
  if (deed !== null) return sortOfCard(deed);
  if (spot === from) return 'lurk';
  if (steps[spot] === 0) return 'come among';
  const nearer = steps[from]! - steps[spot]!;
  return nearer > 0 ? 'come nearer' : nearer < 0 ? 'come back' : 'come aside';
}

/** What an action is called, without its targets. */
export function sortOfCard(action: Action): string {
  switch (action.do) {
    case 'play':
      return `play ${action.card}`;
    case 'use':
      return `use ${action.gift}`;
    case 'deed':
      return `deed ${action.deed}`;
    default:
      return action.do;
  }
}
