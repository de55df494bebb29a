import type { Random } from '@oubliette/kernel';
import {
  createLabyrinth,
  type Labyrinth,
  type LyingRoom,
  parseLyingRoom,
  planOf,
} from '../../board/index.ts';
import { roomById } from '../../content/rooms.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { tokenName } from '../../pieces/roster.ts';
import { capacityOf, STARTERS } from '../measures.ts';
import { type DuelSeat, SEATS } from '../state.ts';

/** Named changes of the rules that a scenario may make. */
export const RULE_CHANGES = [
  /** Nobody has Jump cards (DT-JUMP-01). */
  'no-jumps',
  /** Any Action card from the first turn on (DT-TURN-03, DT-TURN-04). */
  'any-card',
] as const;
export type RuleChange = (typeof RULE_CHANGES)[number];

/** Fixed forces: rooms and teams, and what else is special (DT-MIX-08). */
export interface Scenario {
  /** Six or eight: `37L@2` lies at its place in the list, so turned; `37L` wherever chance puts it. */
  readonly rooms: readonly string[];
  /** Piece ids, twice for two of a kind. */
  readonly teams: Readonly<Record<DuelSeat, readonly string[]>>;
  /** Who stands on the dots from the beginning, in their order; a side without a list chooses. */
  readonly starters: Readonly<Partial<Record<DuelSeat, readonly string[]>>>;
  readonly changes: readonly RuleChange[];
}

const PIECES: ReadonlyMap<string, Piece> = new Map(
  (['characters', 'objects'] as const)
    .flatMap(kind => SET_IDS.flatMap((set): readonly Piece[] => SETS[set][kind]))
    .map(piece => [piece.id, piece]),
);

/** The tokens of both teams, characters first, in the order of the sets. */
export function scenarioNames({ teams }: Scenario): readonly string[] {
  return Object.freeze(
    SEATS.flatMap((seat, side) =>
      [...PIECES.keys()].flatMap(id =>
        teams[seat].filter(own => own === id).map((_, index) => tokenName(side, id, index + 1)),
      ),
    ),
  );
}

export function charactersOf({ teams }: Scenario, seat: DuelSeat): number {
  return teams[seat].filter(id => PIECES.get(id)?.kind === 'character').length;
}

/** Rooms with an orientation lie where the list has them, the others are dealt to what is left. */
export function scenarioMaze({ rooms }: Scenario, random: Random): Labyrinth {
  const pick = (count: number) => random.below('setup', count);
  const loose = rooms.filter(text => !text.includes('@'));
  const lying = rooms.map((text): LyingRoom => {
    if (text.includes('@')) return lyingRoom(text)!;
    const [drawn] = loose.splice(pick(loose.length), 1);
    return { room: roomById(drawn!)!, quarters: pick(4) };
  });
  return createLabyrinth(planOf(rooms.length / 2), lying);
}

function lyingRoom(text: string): LyingRoom | null {
  const read = parseLyingRoom(text, roomById);
  return read.ok ? read.value : null;
}

/** Everything that is wrong with a scenario, each with its place. */
export function scenarioFaults(scenario: Scenario): { place: string; text: string }[] {
  const { rooms, teams } = scenario;
  const faults: { place: string; text: string }[] = [];
  for (const [index, text] of rooms.entries()) {
    const known = text.includes('@') ? lyingRoom(text) !== null : roomById(text) !== undefined;
    if (!known) faults.push({ place: `rooms.${index}`, text: `There is no room “${text}”.` });
  }
  if (rooms.length !== 6 && rooms.length !== 8) {
    const text = `A maze has 8 rooms, or 6: ${rooms.length} are listed.`;
    return [...faults, { place: 'rooms', text }];
  }
  for (const seat of SEATS) {
    for (const [index, id] of teams[seat].entries()) {
      if (PIECES.has(id)) continue;
      faults.push({ place: `teams.${seat}.${index}`, text: `There is no piece “${id}”.` });
    }
  }
  return [...faults, ...teamFaults(scenario), ...starterFaults(scenario)];
}

/** Starters are four different members of the team. */
function starterFaults({ teams, starters }: Scenario): { place: string; text: string }[] {
  return SEATS.flatMap(seat => {
    const listed = starters[seat];
    if (listed === undefined) return [];
    const left = [...teams[seat]];
    const inTeam = listed.every(id => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 && PIECES.get(id)?.kind === 'character';
    });
    if (inTeam && listed.length === STARTERS) return [];
    const text = `Starters are ${STARTERS} characters of the team.`;
    return [{ place: `starters.${seat}`, text }];
  });
}

/** Everybody needs his starters, and the rest must find room under the rooms (DT-SET-02, DT-SET-04). */
function teamFaults(scenario: Scenario): { place: string; text: string }[] {
  const { rooms, teams } = scenario;
  const plan = planOf(rooms.length / 2);
  const room = plan.positions.reduce((sum, position) => sum + capacityOf(plan, position), 0);
  const hidden = SEATS.reduce((sum, seat) => sum + teams[seat].length - STARTERS, 0);
  const faults = SEATS.filter(seat => charactersOf(scenario, seat) < STARTERS).map(seat => ({
    place: `teams.${seat}`,
    text: `${STARTERS} characters start on the line: ${charactersOf(scenario, seat)} are listed.`,
  }));
  if (hidden <= room) return faults;
  const text = `${hidden} tokens are to be hidden, but the rooms take ${room}.`;
  return [...faults, { place: 'teams', text }];
}
