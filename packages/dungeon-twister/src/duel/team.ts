import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import { SIDE_LETTERS, tokenName } from '../pieces/roster.ts';

/** Left out in the beginner game (DT-OPT-05). */
const NOT_FOR_BEGINNERS = new Set(['mekanork', 'telepath', 'bow', 'telescoping-spear']);

/** The tokens of both sides, one of each piece (DT-COMP-06). */
export const FULL_NAMES = {
  full: teamNames(() => true),
  beginner: teamNames(id => !NOT_FOR_BEGINNERS.has(id)),
};

function teamNames(plays: (id: string) => boolean): readonly string[] {
  const ids = [...PRISON_CHARACTERS, ...PRISON_OBJECTS].map(piece => piece.id).filter(plays);
  return Object.freeze(SIDE_LETTERS.flatMap((_, side) => ids.map(id => tokenName(side, id, 1))));
}
