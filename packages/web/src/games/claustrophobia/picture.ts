import { claustrophobia } from '@oubliette/claustrophobia';
import { caveDocument } from '@oubliette/claustrophobia/drawing';
import { TABLE } from '@oubliette/kernel';
import { tileName } from '../../claustrophobia/pieces/tile-name.ts';
import { warriorLetter } from '../../claustrophobia/words/index.ts';

/** A position in the tunnels, drawn by the hand that draws the table; nothing if it cannot be. */
export function picture(text: string): string | null {
  const options = claustrophobia.parseOptions({ scenario: 'S1' });
  const position = options.ok
    ? claustrophobia.notation.parsePosition(text, options.value)
    : options;
  if (!position.ok) return null;
  const view = claustrophobia.view(position.value, TABLE);
  return caveDocument(view, { nameOf: tileName, letterOf: warriorLetter });
}
