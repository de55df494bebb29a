import type { Character } from '../../pieces/piece.ts';
import type { NpcCard } from './card.ts';
import { NPC_CARDS } from './index.ts';

/** The piece of an NPC: figures and abilities of the class, changed by two of the traits. */
export function pieceFor({
  id,
  likeness,
  trait,
}: Pick<NpcCard, 'id' | 'likeness' | 'trait'>): Character {
  return { ...likeness, id, abilities: abilitiesOf(likeness, trait) };
}

function abilitiesOf({ abilities }: Character, trait: NpcCard['trait']): Character['abilities'] {
  if (trait === 'lets-nobody-pass') return abilities.filter(ability => ability !== 'giant');
  return trait === 'slips-by' ? [...abilities, 'slips-by'] : abilities;
}

export const NPCS: readonly Character[] = NPC_CARDS.map(pieceFor);
