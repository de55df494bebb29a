import {
  type Action,
  type Claustrophobia,
  EXHAUSTED,
  KINDS,
  warriorNamed,
} from '@oubliette/claustrophobia';
import type { ImaginedWorld } from '../../world.ts';
import { deeds, orders, sortOfCard } from './acting.ts';
import { allocations } from './allocating.ts';
import { assigned } from './assigning.ts';
import { bids } from './bidding.ts';
import { entries } from './entering.ts';
import { type ImaginedCave, workOnTop } from './imagined.ts';
import { type CavePlay, playOf } from './play.ts';

/** Everything that a seat can do: dice as a whole, warriors with their whole action, the rest one by one. */
export function claustrophobiaPlays(
  world: ImaginedWorld<Claustrophobia>,
  state: ImaginedCave,
  seat: Claustrophobia['Seat'],
): readonly CavePlay[] {
  switch (state.frames[0]?.kind) {
    case 'assign':
      return assigned(state);
    case 'destiny':
      return allocations(world, state, seat);
    case 'action':
      return deeds(world, state, seat, workOnTop(state, 'action')!);
    case 'orders':
      return orders(state, world.legal(state, seat));
    case 'bid':
      return bids(state, world.legal(state, seat));
    case 'entry':
      return entries(state, world.legal(state, seat));
    default:
      return world.legal(state, seat).map(action => playOf([action], sortOf(state, action)));
  }
}

function sortOf(state: ImaginedCave, action: Action): string {
  switch (action.do) {
    case 'cancel':
      return `cancel ${KINDS[workOnTop(state, 'line')?.who ?? 0]} ${action.value}`;
    case 'bless': {
      const tired = (state.flags[warriorNamed(action.who)]! & EXHAUSTED) !== 0;
      return `bless ${action.with}${tired ? ' tired' : ''}`;
    }
    case 'reroll':
      return `reroll ${Math.min(2, action.value)}`;
    case 'trap':
    case 'guard':
      return `${action.do} ${KINDS[warriorNamed(action.who)] ?? 'foe'}`;
    default:
      return sortOfCard(action);
  }
}
