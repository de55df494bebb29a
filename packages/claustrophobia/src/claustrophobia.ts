import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { Options } from './options.ts';
import type { Seat } from './seats.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of Claustrophobia. */
export interface Claustrophobia {
  Seat: Seat;
  Options: Options;
  State: State;
  Action: Action;
  Event: Event;
  View: View;
}
