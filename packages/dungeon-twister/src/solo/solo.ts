import type { SoloAction } from './action.ts';
import type { SoloEvent } from './event.ts';
import type { SoloOptions } from './options.ts';
import type { SoloSeat, SoloState } from './state.ts';
import type { SoloView } from './view.ts';

/** The types of the solo game. */
export interface Solo {
  Seat: SoloSeat;
  Options: SoloOptions;
  State: SoloState;
  Action: SoloAction;
  Event: SoloEvent;
  View: SoloView;
}
