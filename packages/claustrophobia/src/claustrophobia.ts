import type { Action } from './action.ts';
import type { Event } from './event.ts';
import type { CaveOptions } from './options.ts';
import type { CaveSeat } from './seats.ts';
import type { State } from './state.ts';
import type { CaveView } from './view.ts';

/** The types of Claustrophobia. */
export interface Claustrophobia {
  Seat: CaveSeat;
  Options: CaveOptions;
  State: State;
  Action: Action;
  Event: Event;
  View: CaveView;
}
