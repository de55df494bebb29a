import type { Solo, SoloAction, SoloView } from '@oubliette/dungeon-twister';
import { solo } from '@oubliette/dungeon-twister';
import type { Random } from '@oubliette/kernel';
import { type World, worldOf } from '../world.ts';
import { type Imagined, isWounded, leadFor, worthOf } from './worth.ts';

const SEAT = 'yellow';
/** Whatever is gained by less than this is no reason to do anything. */
const TRIFLE = 1e-6;
/** What it is worth to beat somebody, to finish a wounded one off, and to turn up a room. */
const WOUND = 1.5;
const POINT = 4;
const ROOM = 0.1;
/** He attacks where he wins this often with a middling card, and lays the lowest card that does. */
const CONFIDENT = 0.4;
const MIDDLING = 3;

const WORLD: World<Solo> = worldOf(solo, [SEAT]);

/**
 * A fixed simple player, the measure of the levels: of all actions the one that brings his characters
 * nearest to the exit; he attacks whoever is not stronger. He looks no further than one action.
 */
export function runner(seen: SoloView, legal: readonly SoloAction[], random: Random): SoloAction {
  const state = WORLD.guess(seen, random);
  switch (WORLD.decision(state)!.question) {
    case 'card':
      return highest(legal);
    case 'combat':
      return layCard(state, seen, legal);
    case 'turn':
    case 'move':
      return best(state, seen, legal, random);
    default:
      return legal[0]!;
  }
}

function cardOf(action: SoloAction): number {
  return 'value' in action ? action.value : 0;
}

function highest(legal: readonly SoloAction[]): SoloAction {
  return legal.reduce((one, other) => (cardOf(other) > cardOf(one) ? other : one));
}

/** How often the NP's next card is beaten with a card and so much of a lead. */
function chanceOf({ deck }: SoloView, lead: number, card: number): number {
  const cards = deck.length === 0 ? NP_CARDS : deck;
  return cards.filter(value => lead + card > value).length / cards.length;
}

const NP_CARDS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];

/** The lowest card that probably wins; if none does, the lowest of all. */
function layCard(state: Imagined, seen: SoloView, legal: readonly SoloAction[]): SoloAction {
  const sorted = legal.toSorted((one, other) => cardOf(one) - cardOf(other));
  const work = seen.work.at(-1);
  if (work?.kind !== 'combat') return sorted[0]!;
  const lead = leadFor(state, work.battle.attacker, work.battle.target);
  const wins = (action: SoloAction) => chanceOf(seen, lead, cardOf(action)) >= CONFIDENT;
  return sorted.find(wins) ?? sorted[0]!;
}

function best(
  state: Imagined,
  seen: SoloView,
  legal: readonly SoloAction[],
  random: Random,
): SoloAction {
  const now = worthOf(state);
  const rest = legal.find(action => action.do === 'end' || action.do === 'stop') ?? legal[0]!;
  let [found, most] = [rest, TRIFLE];
  for (const action of legal) {
    const gain = gainOf(state, seen, action, now, random);
    if (gain > most) [found, most] = [action, gain];
  }
  return found;
}

/** What an action adds to the worth of the position, as far as he can tell. */
function gainOf(
  state: Imagined,
  seen: SoloView,
  action: SoloAction,
  now: number,
  random: Random,
): number {
  switch (action.do) {
    case 'attack':
    case 'spear':
    case 'shoot': {
      const [one, other] = [state.names.indexOf(action.token), state.names.indexOf(action.target)];
      if (chanceOf(seen, leadFor(state, one, other), MIDDLING) < CONFIDENT) return 0;
      return isWounded(state, other) ? POINT : WOUND;
    }
    case 'reveal':
      return ROOM;
    case 'move':
      return walked(state, action, random) - now;
    case 'step':
    case 'jump':
    case 'open':
    case 'break':
    case 'turn':
    case 'heal':
      return worthOf(after(state, action, random)) - now;
    default:
      return 0;
  }
}

function after(state: Imagined, action: SoloAction, random: Random): Imagined {
  const next = WORLD.clone(state);
  WORLD.apply(next, SEAT, action, random);
  return next;
}

/** The worth after a move that goes downhill to the exit, square by square. */
function walked(state: Imagined, action: SoloAction, random: Random): number {
  let here = after(state, action, random);
  let worth = worthOf(here);
  for (;;) {
    const steps = isWalking(here) ? WORLD.legal(here, SEAT).filter(isStep) : [];
    const next = steps.map(step => after(here, step, random));
    const nearest = next.toSorted((one, other) => worthOf(other) - worthOf(one))[0];
    if (nearest === undefined || worthOf(nearest) <= worth + TRIFLE) return worth;
    [here, worth] = [nearest, worthOf(nearest)];
  }
}

function isWalking(state: Imagined): boolean {
  return WORLD.decision(state)?.question === 'move';
}

function isStep(action: SoloAction): boolean {
  return action.do === 'step';
}
