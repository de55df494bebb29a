import type { CellId, EdgeId } from '@oubliette/dungeon-twister';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { BoardIntent } from '../deeds/wishes.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import { isCharacter, tokensAt } from '../seen/reading.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { isOfPrison } from '../words/mention.ts';
import {
  type BoardOffer,
  gatesOf,
  isOwnSquare,
  offersAt,
  offersAtEdge,
  offersNow,
  pauseAt,
} from './offers.ts';

/** Why not: fetched when somebody asks for the first time. */
const reasons = () => import('./wish.ts');

/** Several things that a click on a square can mean. */
interface Question {
  readonly cell: CellId;
  readonly offers: readonly BoardOffer[];
}

export interface BoardIntentions {
  readonly wishes: Accessor<BoardIntent>;
  readonly offers: Accessor<readonly BoardOffer[]>;
  /** Portcullises that the selected character can work. */
  readonly gates: Accessor<ReadonlySet<EdgeId>>;
  /** What would happen: the offer that is looked at in the list, or the first under the pointer. */
  readonly preview: Accessor<BoardOffer | null>;
  /** Whether a click there would ask which of several things is meant. */
  readonly isOneOfMany: Accessor<boolean>;
  /** The square that a finger has touched once: the second touch does it. */
  readonly tapped: Accessor<CellId | null>;
  readonly question: Accessor<Question | null>;
  readonly ponder: (offer: BoardOffer | null) => void;
  readonly leave: () => void;
  readonly accept: (offer: BoardOffer, cell: CellId) => void;
  readonly click: (cell: CellId, how?: Press) => void;
}

/** How a square was clicked. */
interface Press {
  /** The portcullis that was hit. */
  readonly edge?: EdgeId | null;
  /** A first tap of a finger only shows. */
  readonly finger?: boolean;
  /** With Shift a walk stays open. */
  readonly shift?: boolean;
}

interface Eyes {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  readonly shown: Accessor<ShownBoard>;
  /** True in a replay: only looking, no deeds. */
  readonly looking: Accessor<boolean>;
  /** The square under the pointer or, for the keyboard, under the bracket. */
  readonly here: Accessor<CellId | null>;
}

/** What a click on the board means, and what it would bring about. */
export function createMind({ table, choice, shown, looking, here }: Eyes): BoardIntentions {
  const [question, setQuestion] = createSignal<Question | null>(null);
  const [pondered, ponder] = createSignal<BoardOffer | null>(null);
  const [tapped, setTapped] = createSignal<CellId | null>(null);

  const wishes = createMemo((): BoardIntent => {
    const { view, legal, outlook } = table.snapshot();
    return {
      view,
      legal: looking() ? [] : legal,
      outlook: looking() ? null : outlook,
      labyrinth: shown().labyrinth,
      selected: choice.selected(),
      deed: choice.deed()?.deed ?? null,
    };
  });
  const offers = createMemo(() => offersNow(wishes()));
  const gates = createMemo(() => gatesOf(wishes()));
  const underPointer = createMemo((): readonly BoardOffer[] => {
    const cell = here();
    return cell === null ? [] : offersAt(wishes(), offers(), cell);
  });
  /** On one's own square a click may only mean the token itself: what else it means is asked. */
  const isAtHome = (cell: CellId | null) => {
    const { view, selected } = wishes();
    return view.asked?.kind === 'turn' && cell !== null && isOwnSquare(view, selected, cell);
  };
  const preview = createMemo(() => {
    if (question()) return pondered();
    return isAtHome(here()) ? null : (underPointer()[0] ?? null);
  });

  function leave(): void {
    setQuestion(null);
    ponder(null);
    setTapped(null);
  }
  createEffect(on([table.snapshot, choice.selected, choice.deed], leave));

  function accept(offer: BoardOffer, cell: CellId): void {
    leave();
    void choice.take(offer, cell);
  }

  function decide(list: readonly BoardOffer[], cell: CellId, finger: boolean): void {
    const [only] = list;
    // Nobody walks to their death, or kills a friend, by a slip of the hand (DT-PND-22, DT-MERC-22).
    const isDeadly = only?.move?.dies || only?.move?.fells;
    if (list.length > 1 || (only && (isAtHome(cell) || isDeadly))) {
      ponder(only ?? null);
      setQuestion({ cell, offers: list });
    } else if (only && finger && tapped() !== cell) setTapped(cell);
    else if (only) accept(only, cell);
  }

  /** The own character on a square that a click would take in hand. */
  function ownAt(cell: CellId): string | null {
    const { view, outlook, selected, deed } = wishes();
    if (deed !== null && deed !== 'move') return null;
    const names = tokensAt(view, cell).map(({ name }) => name);
    const own = outlook?.characters.find(({ token }) => names.includes(token))?.token ?? null;
    return own === selected ? null : own;
  }

  /** Nothing can be done here: somebody to look at, a reason why not, or letting go. */
  async function answer(cell: CellId, finger: boolean): Promise<void> {
    const asked = wishes();
    const { view, selected } = asked;
    const tokens = tokensAt(view, cell).map(({ name }) => name);
    const somebody = tokens.find(isCharacter) ?? tokens[0] ?? null;
    // A finger cannot hover: a tap on somebody of the prison asks what it would do.
    const isForeseen = finger && somebody !== null && isOfPrison(somebody);
    const said = isForeseen ? null : (await reasons()).answerAt(asked, cell);
    if (wishes() !== asked) return;
    if (said === null) choice.select(somebody === selected ? null : somebody);
    else if ('refusal' in said) choice.setRefusal({ refusal: said.refusal, cell });
    else void choice.explain(said.ask, cell);
  }

  function click(cell: CellId, { edge = null, finger = false, shift = false }: Press = {}): void {
    const asked = question() !== null;
    const again = tapped() === cell;
    leave();
    if (again) setTapped(cell);
    choice.setRefusal(null);
    if (asked) return;
    const own = ownAt(cell);
    if (own !== null) {
      choice.select(own);
      return;
    }
    const gate = edge === null ? [] : offersAtEdge(wishes(), edge);
    const list = gate.length > 0 ? gate : offersAt(wishes(), offers(), cell);
    const pause = shift ? pauseAt(wishes(), list) : null;
    if (pause !== null) accept(pause, cell);
    else if (list.length > 0) decide(list, cell, finger);
    else void answer(cell, finger);
  }

  return {
    wishes,
    offers,
    gates,
    preview,
    isOneOfMany: () => underPointer().length > 1,
    tapped,
    question,
    ponder,
    leave,
    accept,
    click,
  };
}
