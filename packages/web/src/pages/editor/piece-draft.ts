import { SET_IDS, SETS } from '@oubliette/dungeon-twister';
import type { CharacterEntry, ObjectEntry } from '@oubliette/dungeon-twister/documents';
import type { SetDraft } from '../../documents/draft.ts';

/** A character or an object of the set on the table. */
export type PieceDraft =
  | { readonly kind: 'characters'; readonly entry: CharacterEntry }
  | { readonly kind: 'objects'; readonly entry: ObjectEntry };
export type PieceKind = PieceDraft['kind'];

/** Ours, each once: the picture of any of them can be borrowed. */
export const KNOWN: Readonly<Record<PieceKind, readonly string[]>> = {
  characters: knownOf('characters'),
  objects: knownOf('objects'),
};

function knownOf(kind: PieceKind): string[] {
  return [...new Set(SET_IDS.flatMap(set => SETS[set][kind].map(({ id }) => `${id}`)))];
}

export const piecesIn = ({ characters, objects }: SetDraft): readonly PieceDraft[] => [
  ...characters.map(entry => ({ kind: 'characters' as const, entry })),
  ...objects.map(entry => ({ kind: 'objects' as const, entry })),
];

const NEW_CHARACTER: CharacterEntry = {
  id: 'stranger',
  names: { en: 'Stranger', ru: 'Незнакомец' },
  likeness: 'warrior',
  move: 4,
  combat: 2,
  abilities: [],
};
const NEW_OBJECT: ObjectEntry = {
  id: 'trinket',
  names: { en: 'Trinket', ru: 'Безделушка' },
  likeness: 'treasure',
  abilities: [],
};

/** The same draft with another piece, the last of its kind. */
export function withNew(draft: SetDraft, kind: PieceKind): SetDraft {
  if (kind === 'characters') {
    const entry = { ...NEW_CHARACTER, id: freeId(draft, NEW_CHARACTER.id) };
    return { ...draft, characters: [...draft.characters, entry] };
  }
  const entry = { ...NEW_OBJECT, id: freeId(draft, NEW_OBJECT.id) };
  return { ...draft, objects: [...draft.objects, entry] };
}

/** Another entry in place of the one with this id; teams know the piece by its new id. */
export function changedPiece(draft: SetDraft, id: string, { kind, entry }: PieceDraft): SetDraft {
  const changed = { ...draft, [kind]: draft[kind].map(old => (old.id === id ? entry : old)) };
  if (entry.id === id) return changed;
  return inTeams(changed, members =>
    members.map(member => (member.piece === id ? { ...member, piece: entry.id } : member)),
  );
}

/** A piece that is discarded leaves the teams too. */
export function withoutPiece(draft: SetDraft, id: string): SetDraft {
  const others = <Entry extends { readonly id: string }>(entries: readonly Entry[]) =>
    entries.filter(entry => entry.id !== id);
  const left = {
    ...draft,
    characters: others(draft.characters),
    objects: others(draft.objects),
  };
  return inTeams(left, members => members.filter(({ piece }) => piece !== id));
}

type Members = SetDraft['teams']['blue'];

function inTeams(draft: SetDraft, change: (members: Members) => Members): SetDraft {
  const { blue, yellow } = draft.teams;
  return { ...draft, teams: { blue: change(blue), yellow: change(yellow) } };
}

/** A name by which documents know a piece: `Old Ghost` is `old-ghost`, unless somebody is called so. */
export function idFor(draft: SetDraft, name: string, own: string): string {
  const id = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const plain = id.replace(/^-+/, '').slice(0, 24).replace(/-+$/, '');
  return plain === '' ? own : freeId(draft, plain, own);
}

function freeId(draft: SetDraft, wanted: string, own = ''): string {
  const taken = [...KNOWN.characters, ...KNOWN.objects, ...piecesIn(draft).map(p => p.entry.id)];
  let id = wanted;
  while (id !== own && taken.includes(id)) id += '-too';
  return id;
}
