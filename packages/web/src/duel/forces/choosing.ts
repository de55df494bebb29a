import type { DuelAction, DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { below } from '../../match/chance.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { type PieceId, pieceOf, seatOf } from '../words/mention.ts';
import { type CollectionStep, isOffered, stepOf, wishFor } from './collection.ts';

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
}

export function createChoosing({ table, choice }: DuelDesk): Choosing {
  const [looked, look] = createSignal<PieceId | null>(null);
  const view = () => table.snapshot().view;
  const legal = () => table.snapshot().legal;
  const step = createMemo(() => stepOf(view()));
  const seat = createMemo<DuelSeat>(() => {
    const { viewer, decision } = table.snapshot();
    return viewer === 'table' ? (decision?.seats[0] ?? 'blue') : viewer;
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
  };
}
