import type { CaveSeat, CaveView } from '@oubliette/claustrophobia';
import { demonPictogram } from '@oubliette/claustrophobia/drawing';
import type { Emblem } from '../table/emblem.ts';

/** Whoever leads the humans has the Redeemer’s sign; while both still bid, only torches burn. */
export function emblem(seat: CaveSeat, view: CaveView): Emblem {
  const side = seat === view.seats.human ? 'humans' : 'demon';
  if (view.asked?.kind === 'bid') return { side, pictogram: 'torch' };
  return { side, pictogram: side === 'humans' ? 'pope-crown' : demonPictogram(view) };
}
