import type { Duelist, RuleChange } from '@oubliette/dungeon-twister';
import {
  type CharacterEntry,
  checkDocument,
  type GameDocument,
  type InBoth,
  isScenario,
  type ObjectEntry,
  readRoom,
  SCENARIO_FORMAT,
  type ScenarioDocument,
  SET_FORMAT,
  type SetDocument,
} from '@oubliette/dungeon-twister/documents';
import { DRAWERS } from '../storage/drawer-names.ts';
import { barePair, draftOf, entryOf, type PairDraft, type RoomDraft } from './room-draft.ts';

/** Where a member of a team is when the match begins: `start`, `R3` under that room, or nowhere yet. */
export type StartingPost = '' | 'start' | `R${number}`;

export interface TeamMember {
  readonly piece: string;
  readonly post: StartingPost;
}

/** Everything on the drawing table: a set of rooms and pieces, and a scenario that uses it. */
export interface SetDraft {
  readonly names: InBoth;
  readonly story: InBoth;
  readonly pairs: readonly PairDraft[];
  readonly characters: readonly CharacterEntry[];
  readonly objects: readonly ObjectEntry[];
  readonly rooms: readonly string[];
  readonly teams: Readonly<Record<Duelist, readonly TeamMember[]>>;
  readonly target: number;
  readonly changes: readonly RuleChange[];
}

const STARTING = ['goblin', 'naga', 'cleric', 'wizard'].map(
  (piece): TeamMember => ({ piece, post: 'start' }),
);

export const FIRST_NUMBER = 91;

export const FRESH: SetDraft = {
  names: { en: 'My scenario', ru: 'Мой сценарий' },
  story: { en: 'Somebody wants to get out.', ru: 'Кто-то хочет выбраться.' },
  pairs: [barePair(FIRST_NUMBER)],
  characters: [],
  objects: [],
  rooms: ['91L@0', '91R@0', '37L', '37R', '38L', '38R'],
  teams: { blue: STARTING, yellow: STARTING },
  target: 5,
  changes: [],
};

/** `The Old Well` is `the-old-well` as an id. */
function idOf({ en }: InBoth): string {
  const id = en.toLowerCase().replace(/[^a-z]+/g, '-');
  return id.replace(/^-+/, '').slice(0, 30).replace(/-+$/, '') || 'untitled';
}

export function setOf(draft: SetDraft): SetDocument {
  const { names, pairs, characters, objects } = draft;
  return {
    format: SET_FORMAT,
    id: idOf(names),
    names,
    rooms: pairs.flatMap(({ number, rooms }) => rooms.map(room => entryOf(room, number))),
    ...(characters.length > 0 && { characters }),
    ...(objects.length > 0 && { objects }),
  };
}

export function scenarioDocumentOf(draft: SetDraft): ScenarioDocument {
  const { names, story, rooms, teams, target, changes } = draft;
  const pieces = (seat: Duelist, isOf: (post: StartingPost) => boolean) =>
    teams[seat].filter(({ post }) => isOf(post));
  const starters = (seat: Duelist) =>
    pieces(seat, post => post === 'start').map(({ piece }) => piece);
  const hidden = (seat: Duelist) =>
    pieces(seat, post => post.startsWith('R')).map(({ piece, post }) => `${piece} ${post}`);
  const bySide = (of: (seat: Duelist) => string[]) => {
    const [blue, yellow] = [of('blue'), of('yellow')];
    return { ...(blue.length > 0 && { blue }), ...(yellow.length > 0 && { yellow }) };
  };
  const set = setOf(draft);
  const bringsSet = set.rooms.length + draft.characters.length + draft.objects.length > 0;
  return {
    format: SCENARIO_FORMAT,
    id: idOf(names),
    names,
    story,
    ...(bringsSet && { sets: [set] }),
    rooms,
    teams: {
      blue: teams.blue.map(({ piece }) => piece),
      yellow: teams.yellow.map(({ piece }) => piece),
    },
    starters: bySide(starters),
    hidden: bySide(hidden),
    target,
    changes,
  };
}

/** A sound document on the table, in place of what was there. */
export function draftFrom(document: GameDocument): SetDraft {
  const sets = isScenario(document) ? (document.sets ?? []) : [document];
  const base = {
    names: document.names,
    pairs: pairsIn(sets),
    characters: sets.flatMap(set => set.characters ?? []),
    objects: sets.flatMap(set => set.objects ?? []),
  };
  if (!isScenario(document)) return { ...FRESH, ...base, rooms: roomsFor(base.pairs) };
  const { story, rooms, target = FRESH.target, changes = [] } = document;
  const teams = { blue: membersIn(document, 'blue'), yellow: membersIn(document, 'yellow') };
  return { ...base, story, rooms, teams, target, changes };
}

function pairsIn(sets: readonly SetDocument[]): PairDraft[] {
  const rooms = sets.flatMap(set => set.rooms.map(entry => readRoom(entry, set.id, '').room!));
  const numbers = [...new Set(rooms.map(({ number }) => number))];
  return numbers.map(number => {
    const [left, right] = rooms.filter(room => room.number === number).map(draftOf);
    return { number, rooms: [left!, right!] as [RoomDraft, RoomDraft] };
  });
}

/** The first rooms of a set, filled up with ours. */
function roomsFor(pairs: readonly PairDraft[]): string[] {
  const own = pairs.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  return [...own, ...FRESH.rooms.slice(2), '39L', '39R'].slice(0, own.length > 6 ? 8 : 6);
}

function membersIn({ teams, starters, hidden }: ScenarioDocument, seat: Duelist): TeamMember[] {
  const posted: TeamMember[] = [
    ...(starters?.[seat] ?? []).map((piece): TeamMember => ({ piece, post: 'start' })),
    ...(hidden?.[seat] ?? []).map((entry): TeamMember => {
      const [piece, post] = entry.split(' ') as [string, StartingPost];
      return { piece, post };
    }),
  ];
  const rest = [...teams[seat]];
  for (const { piece } of posted) rest.splice(rest.indexOf(piece), 1);
  return [...posted, ...rest.map((piece): TeamMember => ({ piece, post: '' }))];
}

export function keepDraft(draft: SetDraft): void {
  try {
    localStorage.setItem(DRAWERS.editor, JSON.stringify(draft));
  } catch {
    // A full or forbidden drawer: the draft lives as long as the page.
  }
}

/** What was left on the table; nothing if nothing was, or nothing that we know. */
export function recallDraft(): SetDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DRAWERS.editor) ?? 'null') as SetDraft | null;
    if (kept === null) return null;
    // An unsound draft is welcome as long as it has the form of one: only its shape must be ours.
    const read = checkDocument(scenarioDocumentOf(kept));
    const isOurs = read.ok || read.faults.every(({ code }) => !SHAPELESS.has(code));
    return isOurs ? { ...FRESH, ...kept } : null;
  } catch {
    return null;
  }
}

const SHAPELESS: ReadonlySet<string> = new Set(['wrong-type', 'unknown-field', 'missing-field']);
