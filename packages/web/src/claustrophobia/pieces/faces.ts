import type { DrawnToken } from '@oubliette/art';
import type { CaveView } from '@oubliette/claustrophobia';
import * as drawing from '@oubliette/claustrophobia/drawing';
import { warriorLetter } from '../words/index.ts';

/** A warrior's token as it is struck, with the letter of the reader's language. */
export const faceOf = (view: CaveView, who: string): DrawnToken =>
  drawing.faceOf(view, who, warriorLetter);

/** The token as it stands on the map. */
export const tokenOf = (view: CaveView, who: string): DrawnToken =>
  drawing.tokenOf(view, who, warriorLetter);
