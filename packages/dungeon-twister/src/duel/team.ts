import { SET_IDS, SETS, type SetId } from '../content/sets.ts';
import { SIDE_LETTERS, tokenName } from '../pieces/roster.ts';

/** Left out in the beginner game (DT-OPT-05). */
const NOT_FOR_BEGINNERS: Readonly<Record<SetId, readonly string[]>> = {
  prison: ['mekanork', 'telepath', 'bow', 'telescoping-spear'],
  base: ['wall-walker', 'mekanork', 'speed-potion', 'armor'],
};

/** The tokens of both sides, one of each piece of a set (DT-COMP-06, DT-COMP-07). */
export function namesOf(set: SetId, beginner: boolean): readonly string[] {
  return NAMES[set][beginner ? 'beginner' : 'full'];
}

const NAMES = {
  prison: { full: teamNames('prison', []), beginner: smallTeam('prison') },
  base: { full: teamNames('base', []), beginner: smallTeam('base') },
};

/** Every team that a set fixes, the whole ones first. */
export const FULL_TEAMS: readonly (readonly string[])[] = [
  NAMES.prison.full,
  NAMES.base.full,
  NAMES.prison.beginner,
  NAMES.base.beginner,
];

/** The set whose tokens these are, all of them and in its order; null if they are mixed. */
export function wholeSetOf(names: readonly string[]): SetId | null {
  const team = FULL_TEAMS.findIndex(
    team => team.length === names.length && team.every((name, index) => name === names[index]),
  );
  return team < 0 ? null : SET_IDS[team % SET_IDS.length]!;
}

/** The set that a team is of; a team of no single set counts as one of Prison. */
export function setOf(names: readonly string[]): SetId {
  return names.some(name => NAMES.base.full.includes(name) && !NAMES.prison.full.includes(name))
    ? 'base'
    : 'prison';
}

function smallTeam(set: SetId): readonly string[] {
  return teamNames(set, NOT_FOR_BEGINNERS[set]);
}

function teamNames(set: SetId, without: readonly string[]): readonly string[] {
  const { characters, objects } = SETS[set];
  const ids = [...characters, ...objects].map(({ id }) => id).filter(id => !without.includes(id));
  return Object.freeze(SIDE_LETTERS.flatMap((_, side) => ids.map(id => tokenName(side, id, 1))));
}
