import { type DuelAction, type DuelSeat, type DuelView, SET_IDS } from '@oubliette/dungeon-twister';
import type { SetDocument } from '@oubliette/dungeon-twister/documents';
import { type Accessor, createMemo, createResource, createSignal } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { below } from '../../match/chance.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { type PieceId, pieceOf, seatOf } from '../words/mention.ts';
import { type CollectionStep, isOffered, roomsIn, stepOf, wishFor } from './collection.ts';
import { BROUGHT, EVERYTHING, type LookedFor, setOfPair, setsOfPiece } from './finding.ts';
import { text } from './messages.ts';

/** What the parts of the screen share: whose choice it is, and which piece is looked at. */
export interface Choosing {
  readonly view: Accessor<DuelView>;
  /** Whose collection is in front: whoever sits at the screen. */
  readonly seat: Accessor<DuelSeat>;
  /** Whether that side is asked now. */
  readonly isAsked: Accessor<boolean>;
  readonly step: Accessor<CollectionStep>;
  readonly looked: Accessor<PieceId | null>;
  readonly look: (piece: PieceId) => void;
  /** The wish that a press on a piece is: to take it, or to leave it out. */
  readonly wish: (piece: PieceId) => DuelAction;
  readonly isOpen: (wish: DuelAction) => boolean;
  /** Whether the machine has just advised it. */
  readonly isAdvised: (piece: PieceId) => boolean;
  /** Carries a wish out where the rules let it, or says why not. */
  readonly press: (wish: DuelAction, at: Element) => void;
  readonly takeOne: (at: Element) => void;
  /** What is looked for among many sets, and where something belongs. */
  readonly finding: Accessor<LookedFor>;
  readonly find: (finding: LookedFor) => void;
  readonly setsOf: (piece: PieceId) => readonly string[];
  readonly setOfPair: (number: number) => string;
  /** The sets of this match by name. */
  readonly setsAtHand: Accessor<readonly { readonly value: string; readonly label: string }[]>;
}

/** Further sets of ours, fetched where a match brings any. */
const fetched = async (): Promise<readonly SetDocument[]> => {
  const { SHIPPED_SETS } = await import('@oubliette/dungeon-twister/documents');
  return Promise.all(SHIPPED_SETS.map(({ load }) => load()));
};

export function createChoosing({ table, choice }: DuelDesk): Choosing {
  const [looked, look] = createSignal<PieceId | null>(null);
  const view = () => table.snapshot().view;
  const legal = () => table.snapshot().legal;
  const step = createMemo(() => stepOf(view()));
  const seat = createMemo<DuelSeat>(() => {
    const { viewer, decision } = table.snapshot();
    return viewer === 'table' ? (decision?.seats[0] ?? 'blue') : viewer;
  });
  const [finding, find] = createSignal(EVERYTHING);
  const [shipped] = createResource(() => view().strange !== undefined || null, fetched);
  /** Nothing waits for them: until they are there a further set has no name. */
  const documents = () => shipped.latest ?? [];
  const setNames = (set: string): string =>
    SET_IDS.some(known => known === set) || set === BROUGHT
      ? text().sets[set as keyof ReturnType<typeof text>['sets']]
      : documents().find(({ id }) => id === set)!.names[writtenLanguage()];
  const setsAtHand = createMemo(() => {
    const pieces = view().names.flatMap(name => setsOfPiece(pieceOf(name), documents()));
    const pairs = roomsIn(view()).map(({ number }) => setOfPair(number, documents()));
    return [...new Set([...pairs, ...pieces])].map(value => ({ value, label: setNames(value) }));
  });
  const isOpen = (wish: DuelAction) => isOffered(legal(), wish);

  function wish(piece: PieceId): DuelAction {
    if (step() !== 'removal') return wishFor(view(), legal(), seat(), piece);
    const own = view().names.filter(name => seatOf(name) === seat() && pieceOf(name) === piece);
    const removes = own.map((token): DuelAction => ({ do: 'remove', token }));
    return removes.find(isOpen) ?? removes[0]!;
  }

  return {
    view,
    seat,
    isAsked: () => legal().length > 0,
    step,
    looked,
    look: piece => look(piece),
    wish,
    isOpen,
    isAdvised: piece =>
      choice
        .advised()
        .some(action => 'token' in action && action.token && pieceOf(action.token) === piece),
    press(action, at) {
      if (isOpen(action)) {
        // Under a finger nothing is looked at any more; a mouse still rests there.
        if (matchMedia('(hover: none)').matches) look(null);
        void choice.perform([action], at);
      } else if (legal().length > 0) void choice.explain(action, at);
    },
    takeOne(at) {
      const action = legal()[below(Math.max(1, legal().length))];
      if (action) void choice.perform([action], at);
    },
    finding,
    find,
    setsOf: piece => setsOfPiece(piece, documents()),
    setOfPair: number => setOfPair(number, documents()),
    setsAtHand,
  };
}
