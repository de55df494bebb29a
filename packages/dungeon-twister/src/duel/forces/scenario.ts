import type { Random } from '@oubliette/kernel';
import {
  createLabyrinth,
  type Labyrinth,
  type LyingRoom,
  parseLyingRoom,
  planOf,
  type Room,
} from '../../board/index.ts';
import { roomById } from '../../content/rooms.ts';
import { SET_IDS, SETS } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { MOST_COPIES, tokenName } from '../../pieces/roster.ts';
import { capacityOf, STARTERS } from '../measures.ts';
import { type Duelist, SEATS } from '../state.ts';
import { type FurtherContent, furtherRooms } from './further.ts';

/** Named changes of the rules that a scenario may make. */
export const RULE_CHANGES = [
  /** Nobody has Jump cards (DT-JUMP-01). */
  'no-jumps',
  /** Any Action card from the first turn on (DT-TURN-03, DT-TURN-04). */
  'any-card',
] as const;
export type RuleChange = (typeof RULE_CHANGES)[number];

/** Fixed forces: rooms and teams, and what else is special (DT-MIX-08). */
export interface ForcesScenario {
  /** Six or eight: `37L@2` lies at its place in the list, so turned; `37L` wherever chance puts it. */
  readonly rooms: readonly string[];
  /** Piece ids, twice for two of a kind. */
  readonly teams: Readonly<Record<Duelist, readonly string[]>>;
  /** Who stands on the dots from the beginning, in their order; a side without a list chooses. */
  readonly starters: Readonly<Partial<Record<Duelist, readonly string[]>>>;
  readonly changes: readonly RuleChange[];
  /** What lies under the rooms from the beginning: `rope R3`; the rest is hidden as always. */
  readonly hidden?: Readonly<Partial<Record<Duelist, readonly string[]>>>;
  /** VP to reach, if the scenario says so (DT-VP-02). */
  readonly target?: number;
  /** Rooms and pieces of further sets. */
  readonly content?: FurtherContent;
}

/** `rope R3`: a piece, and the place of the room that it lies under. */
export function readHidden(text: string): { piece: string; room: number } | null {
  const [, piece, room] = /^(\S+) R(\d)$/.exec(text) ?? [];
  return piece === undefined ? null : { piece, room: Number(room) };
}

const PIECES: ReadonlyMap<string, Piece> = new Map(
  (['characters', 'objects'] as const)
    .flatMap(kind => SET_IDS.flatMap((set): readonly Piece[] => SETS[set][kind]))
    .map(piece => [piece.id, piece]),
);

/** All pieces that a scenario may name: ours, then those that it brings along. */
function piecesIn({ content }: ForcesScenario): ReadonlyMap<string, Piece> {
  if (content === undefined) return PIECES;
  return new Map([...content.pieces.map(piece => [piece.id, piece] as const), ...PIECES]);
}

function roomsIn({ content }: ForcesScenario): (id: string) => Room | undefined {
  const own = furtherRooms(content);
  return id => own.find(room => room.id === id) ?? roomById(id);
}

/** The tokens of both teams, characters first, in the order of the sets. */
export function scenarioNames(scenario: ForcesScenario): readonly string[] {
  const pieces = [...piecesIn(scenario)];
  const isObject = ([, { kind }]: (typeof pieces)[number]) => Number(kind === 'object');
  pieces.sort((a, b) => isObject(a) - isObject(b));
  return Object.freeze(
    SEATS.flatMap((seat, side) =>
      pieces.flatMap(([id]) =>
        scenario.teams[seat]
          .filter(own => own === id)
          .map((_, index) => tokenName(side, id, index + 1)),
      ),
    ),
  );
}

export function charactersOf(scenario: ForcesScenario, seat: Duelist): number {
  const pieces = piecesIn(scenario);
  return scenario.teams[seat].filter(id => pieces.get(id)?.kind === 'character').length;
}

/** Rooms with an orientation lie where the list has them, the others are dealt to what is left. */
export function scenarioMaze(scenario: ForcesScenario, random: Random): Labyrinth {
  const { rooms } = scenario;
  const find = roomsIn(scenario);
  const pick = (count: number) => random.below('setup', count);
  const loose = rooms.filter(text => !text.includes('@'));
  const lying = rooms.map((text): LyingRoom => {
    if (text.includes('@')) return lyingRoom(text, find)!;
    const [drawn] = loose.splice(pick(loose.length), 1);
    return { room: find(drawn!)!, quarters: pick(4) };
  });
  return createLabyrinth(planOf(rooms.length / 2), lying);
}

function lyingRoom(text: string, find: ReturnType<typeof roomsIn>): LyingRoom | null {
  const read = parseLyingRoom(text, find);
  return read.ok ? read.value : null;
}

/** What is wrong with a scenario: place, stable name of the reason, and what was found. */
export interface ScenarioFault {
  readonly place: string;
  readonly what:
    | 'no-room'
    | 'room-count'
    | 'no-piece'
    | 'starters'
    | 'too-few'
    | 'too-many'
    | 'hidden'
    | 'alike';
  readonly found: readonly (string | number)[];
}

const wrong = (
  place: string,
  what: ScenarioFault['what'],
  ...found: (string | number)[]
): ScenarioFault => ({ place, what, found });

/** Everything that is wrong with a scenario whose content is sound, each with its place. */
export function scenarioFaults(scenario: ForcesScenario): ScenarioFault[] {
  const { rooms, teams } = scenario;
  const find = roomsIn(scenario);
  const pieces = piecesIn(scenario);
  const faults: ScenarioFault[] = [];
  for (const [index, text] of rooms.entries()) {
    const known = text.includes('@') ? lyingRoom(text, find) !== null : find(text) !== undefined;
    if (!known) faults.push(wrong(`rooms.${index}`, 'no-room', text));
  }
  if (rooms.length !== 6 && rooms.length !== 8) {
    return [...faults, wrong('rooms', 'room-count', rooms.length)];
  }
  for (const seat of SEATS) {
    for (const [index, id] of teams[seat].entries()) {
      const place = `teams.${seat}.${index}`;
      const alike = teams[seat].slice(0, index).filter(other => other === id).length;
      if (!pieces.has(id)) faults.push(wrong(place, 'no-piece', id));
      else if (alike === MOST_COPIES) faults.push(wrong(place, 'alike', id, MOST_COPIES));
    }
  }
  return [
    ...faults,
    ...teamFaults(scenario),
    ...starterFaults(scenario),
    ...hiddenFaults(scenario),
  ];
}

/** Starters are four different members of the team. */
function starterFaults(scenario: ForcesScenario): ScenarioFault[] {
  const { teams, starters } = scenario;
  const pieces = piecesIn(scenario);
  return SEATS.flatMap(seat => {
    const listed = starters[seat];
    if (listed === undefined) return [];
    const left = [...teams[seat]];
    const inTeam = listed.every(id => {
      const at = left.indexOf(id);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 && pieces.get(id)?.kind === 'character';
    });
    if (inTeam && listed.length === STARTERS) return [];
    return [wrong(`starters.${seat}`, 'starters', STARTERS)];
  });
}

/** Everybody needs their starters, and the rest must find room under the rooms (DT-SET-02, DT-SET-04). */
function teamFaults(scenario: ForcesScenario): ScenarioFault[] {
  const { rooms, teams } = scenario;
  const plan = planOf(rooms.length / 2);
  const room = plan.positions.reduce((sum, position) => sum + capacityOf(plan, position), 0);
  const hidden = SEATS.reduce((sum, seat) => sum + teams[seat].length - STARTERS, 0);
  const faults = SEATS.filter(seat => charactersOf(scenario, seat) < STARTERS).map(seat => {
    const listed = charactersOf(scenario, seat);
    return wrong(`teams.${seat}`, 'too-few', listed);
  });
  if (hidden <= room) return faults;
  return [...faults, wrong('teams', 'too-many', hidden, room)];
}

/** What lies hidden belongs to the team, is no starter, and finds room where it is put (DT-SET-04). */
function hiddenFaults(scenario: ForcesScenario): ScenarioFault[] {
  const { rooms, teams, starters, hidden = {} } = scenario;
  const plan = planOf(rooms.length / 2);
  const space = plan.positions.map(position => capacityOf(plan, position));
  return SEATS.flatMap(seat => {
    const left = [...teams[seat]];
    for (const id of starters[seat] ?? []) left.splice(left.indexOf(id), 1);
    return (hidden[seat] ?? []).flatMap((entry, index) => {
      const read = readHidden(entry);
      const at = left.indexOf(read?.piece ?? '');
      if (at >= 0) left.splice(at, 1);
      if (read !== null && at >= 0 && (space[read.room] ?? 0) > 0) {
        space[read.room]!--;
        return [];
      }
      return [wrong(`hidden.${seat}.${index}`, 'hidden', entry)];
    });
  });
}
