import type { Solo, SoloAction, SoloView } from '@oubliette/dungeon-twister';
import { solo } from '@oubliette/dungeon-twister';
import type { Random } from '@oubliette/kernel';
import { type ImaginedSolo, worthOf } from '../knowledge/solo/worth.ts';
import { type ImaginedWorld, worldOf } from '../world.ts';

const SEAT = 'yellow';
/** Their team, best first: who is quick, who is strong, who flies and who heals. */
const STARTERS: readonly string[] = ['Y:naga', 'Y:colossus', 'Y:wizard', 'Y:cleric'];
/** Whatever is gained by less than this is no reason to do anything. */
const TRIFLE = 1e-6;
/** What it is worth to turn up a room, and what a point of a Combat card costs. */
const ROOM = 0.1;
const CARD = 0.15;
/** How often the player imagines a combat with each card. */
const THROWS = 6;

const WORLD: ImaginedWorld<Solo> = worldOf(solo, [SEAT]);

/**
 * A fixed simple player, the measure of the levels: of all actions the one after which their position is
 * worth most, combats on the average of a few imagined ones. They look no further than one action.
 */
export function runner(seen: SoloView, legal: readonly SoloAction[], random: Random): SoloAction {
  const state = WORLD.guess(seen, random);
  switch (WORLD.decision(state)!.question) {
    case 'starters':
      return starter(legal);
    case 'card':
      return highest(legal);
    case 'pick':
      return lowest(legal);
    case 'combat':
      return bestCard(state, legal, random).action;
    case 'turn':
    case 'move':
      return best(state, legal, random);
    default:
      return legal[0]!;
  }
}

function starter(legal: readonly SoloAction[]): SoloAction {
  const rank = (action: SoloAction) =>
    action.do === 'starter' ? STARTERS.indexOf(action.token) : -1;
  return legal
    .filter(action => rank(action) >= 0)
    .reduce((one, other) => (rank(other) < rank(one) ? other : one));
}

function cardOf(action: SoloAction): number {
  return 'value' in action ? action.value : 0;
}

function highest(legal: readonly SoloAction[]): SoloAction {
  return legal.reduce((one, other) => (cardOf(other) > cardOf(one) ? other : one));
}

function lowest(legal: readonly SoloAction[]): SoloAction {
  return legal.reduce((one, other) => (cardOf(other) < cardOf(one) ? other : one));
}

function best(state: ImaginedSolo, legal: readonly SoloAction[], random: Random): SoloAction {
  const now = worthOf(state);
  const rest = legal.find(action => action.do === 'end' || action.do === 'stop') ?? legal[0]!;
  let [found, most] = [rest, TRIFLE];
  for (const action of legal) {
    const gain = gainOf(state, action, now, random);
    if (gain > most) [found, most] = [action, gain];
  }
  return found;
}

/** What an action adds to the worth of the position, as far as they can tell. */
function gainOf(state: ImaginedSolo, action: SoloAction, now: number, random: Random): number {
  switch (action.do) {
    case 'attack':
    case 'spear':
    case 'shoot':
      return fought(after(state, action, random), random) - now;
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
    case 'fire':
    case 'scream':
      return worthOf(after(state, action, random)) - now;
    default:
      return 0;
  }
}

function after(state: ImaginedSolo, action: SoloAction, random: Random): ImaginedSolo {
  const next = WORLD.clone(state);
  WORLD.apply(next, SEAT, action, random);
  return next;
}

/** The worth of a combat that has begun, with the best card. */
function fought(state: ImaginedSolo, random: Random): number {
  const question = WORLD.decision(state)?.question;
  if (question === 'pick') {
    return fought(after(state, lowest(WORLD.legal(state, SEAT)), random), random);
  }
  if (question !== 'combat') return worthOf(state);
  return bestCard(state, WORLD.legal(state, SEAT), random).worth;
}

/** The card with which a combat ends best on average, its own price off. */
function bestCard(state: ImaginedSolo, legal: readonly SoloAction[], random: Random) {
  const tried = legal.map(action => {
    let sum = 0;
    for (let n = 0; n < THROWS; n++) sum += worthOf(after(state, action, random));
    return { action, worth: sum / THROWS - CARD * cardOf(action) };
  });
  return tried.reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** The worth after a move that goes where it gets better, square by square. */
function walked(state: ImaginedSolo, action: SoloAction, random: Random): number {
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

function isWalking(state: ImaginedSolo): boolean {
  return WORLD.decision(state)?.question === 'move';
}

function isStep(action: SoloAction): boolean {
  return action.do === 'step';
}
