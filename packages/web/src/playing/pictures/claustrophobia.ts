import type { CaveView } from '@oubliette/claustrophobia';
import { caveDocument } from '@oubliette/claustrophobia/drawing';
import { tileName } from '../../claustrophobia/pieces/tile-name.ts';
import { warriorLetter } from '../../claustrophobia/words/index.ts';

/** The tunnels as their viewer sees them, as a document. */
export const pictureOf = (view: CaveView): string =>
  caveDocument(view, { nameOf: tileName, letterOf: warriorLetter });
