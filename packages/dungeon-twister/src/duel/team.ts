import { SET_IDS, SETS, type SetId } from '../content/sets.ts';
import { SIDE_LETTERS, tokenName } from '../pieces/roster.ts';

/** Left out in the beginner game (DT-OPT-05). */
const NOT_FOR_BEGINNERS: Readonly<Record<SetId, readonly string[]>> = {
  prison: ['mekanork', 'telepath', 'bow', 'telescoping-spear'],
  base: ['wall-walker', 'mekanork', 'speed-potion', 'armor'],
};

/** The tokens of all sides, one of each piece of a set (DT-COMP-06, DT-COMP-07). */
export function namesOf(set: SetId, beginner: boolean, players = 2): readonly string[] {
  return teamsFor(players)[SET_IDS.indexOf(set) + (beginner ? SET_IDS.length : 0)]!;
}

const teams = new Map<number, readonly (readonly string[])[]>();

/** Every team that a set fixes, the whole ones first. */
export function teamsFor(players: number): readonly (readonly string[])[] {
  const known = teams.get(players) ?? [
    ...SET_IDS.map(set => teamNames(set, [], players)),
    ...SET_IDS.map(set => teamNames(set, NOT_FOR_BEGINNERS[set], players)),
  ];
  teams.set(players, known);
  return known;
}

/** The set whose tokens these are, all of them and in its order; null if they are mixed. */
export function wholeSetOf(names: readonly string[], players: number): SetId | null {
  const team = teamsFor(players).findIndex(
    team => team.length === names.length && team.every((name, index) => name === names[index]),
  );
  return team < 0 ? null : SET_IDS[team % SET_IDS.length]!;
}

/** The set that a team is of; a team of no single set counts as one of Prison. */
export function setOf(names: readonly string[]): SetId {
  const [prison, base] = teamsFor(2);
  return names.some(name => base!.includes(name) && !prison!.includes(name)) ? 'base' : 'prison';
}

function teamNames(set: SetId, without: readonly string[], players: number): readonly string[] {
  const { characters, objects } = SETS[set];
  const ids = [...characters, ...objects].map(({ id }) => id).filter(id => !without.includes(id));
  const sides = [...SIDE_LETTERS.keys()].slice(0, players);
  return Object.freeze(sides.flatMap(side => ids.map(id => tokenName(side, id, 1))));
}
