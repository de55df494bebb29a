import type {
  CharacterOutlook,
  DeedOutlook,
  Duel,
  DuelAction,
  DuelOutlook,
} from '@oubliette/dungeon-twister';
import type { Refusal } from '@oubliette/kernel';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Snapshot, Table } from '../match/contract.ts';
import { speed, switchSpeed } from './speed.ts';

export type DuelTableOf = Table<Duel, DuelOutlook>;
export type DuelSnapshot = Snapshot<Duel, DuelOutlook>;
type DeedName = DeedOutlook['deed'];

/** A wish that the rules refuse, with the square or the button that it was wished on. */
export interface Refused {
  readonly refusal: Refusal;
  readonly cell: number | null;
  readonly at?: Element | undefined;
}

/** A square of the board, or a button. */
type Where = number | Element | null;

/** What the player has in mind: shared by the board and the panels, kept by neither. */
export interface Choice {
  /** The token in the light; anybody's, also one that can only be looked at. */
  readonly selected: Accessor<string | null>;
  readonly select: (token: string | null) => void;
  /** What the selected character can do now; null for one that cannot be asked. */
  readonly character: Accessor<CharacterOutlook | null>;
  /** The deed whose squares and targets the board shows; null: a move, and every target at once. */
  readonly deed: Accessor<DeedOutlook | null>;
  readonly chooseDeed: (deed: DeedName | null) => void;
  /** The square under the pointer, and the square under the keyboard's bracket. */
  readonly hover: Accessor<number | null>;
  readonly setHover: (cell: number | null) => void;
  readonly focus: Accessor<number | null>;
  readonly setFocus: (cell: number | null) => void;
  /** The answer to the last impossible wish; leaves with the next wish or Escape. */
  readonly refusal: Accessor<Refused | null>;
  readonly setRefusal: (refused: Refused | null) => void;
  /** Squares that the chronicle points at. */
  readonly marked: Accessor<readonly number[]>;
  readonly mark: (cells: readonly number[]) => void;
  /** Carries out actions; a refusal appears where they were wished. True if it went well. */
  readonly perform: (actions: readonly DuelAction[], where?: Where) => Promise<boolean>;
  /** Answers a wish that is known to be impossible. */
  readonly explain: (action: DuelAction, where?: Where) => Promise<void>;
  /** Escape: takes back the refusal, then the deed, then the selection. */
  readonly cancel: () => void;
  /** 1, or 2 for hurried players: divide every duration by it. */
  readonly speed: Accessor<number>;
  readonly switchSpeed: () => void;
}

export function createChoice(table: DuelTableOf): Choice {
  const [selected, setSelected] = createSignal<string | null>(null);
  const [deedName, setDeedName] = createSignal<DeedName | null>(null);
  const [hover, setHover] = createSignal<number | null>(null);
  const [focus, setFocus] = createSignal<number | null>(null);
  const [refusal, setRefusal] = createSignal<Refused | null>(null);
  const [marked, mark] = createSignal<readonly number[]>([]);

  const character = createMemo(
    () => table.snapshot().outlook?.characters.find(({ token }) => token === selected()) ?? null,
  );
  const deed = createMemo(() => character()?.deeds.find(({ deed }) => deed === deedName()) ?? null);

  function select(token: string | null): void {
    batch(() => {
      setSelected(token);
      setDeedName(null);
      setRefusal(null);
    });
  }

  createEffect(
    on(
      () => table.snapshot(),
      (now, before) =>
        batch(() => {
          setRefusal(null);
          setDeedName(null);
          mark([]);
          setSelected(stillSelected(selected(), now, before));
        }),
    ),
  );

  async function perform(actions: readonly DuelAction[], where: Where = null) {
    setRefusal(null);
    const refusal = await table.act(...actions);
    if (refusal) setRefusal(refusedAt(refusal, where));
    return refusal === null;
  }

  async function explain(action: DuelAction, where: Where = null): Promise<void> {
    const refusal = await table.why(action);
    setRefusal(refusal && refusedAt(refusal, where));
  }

  function cancel(): void {
    if (refusal()) setRefusal(null);
    else if (deedName()) setDeedName(null);
    else setSelected(null);
  }

  return {
    selected,
    select,
    character,
    deed,
    chooseDeed: name =>
      batch(() => {
        setRefusal(null);
        setDeedName(name);
      }),
    hover,
    setHover,
    focus,
    setFocus,
    refusal,
    setRefusal,
    marked,
    mark,
    perform,
    explain,
    cancel,
    speed,
    switchSpeed,
  };
}

function refusedAt(refusal: Refusal, where: Where): Refused {
  return typeof where === 'number'
    ? { refusal, cell: where }
    : { refusal, cell: null, at: where ?? undefined };
}

/** Who is in the light after something happened: the mover, a token to be put, or whoever was. */
function stillSelected(
  token: string | null,
  { view, legal }: DuelSnapshot,
  before: DuelSnapshot | undefined,
): string | null {
  const frame = view.asked?.frame;
  if (frame?.kind === 'move') return view.names[frame.mover] ?? null;
  const toPlace = legal.filter(isPlacing);
  if (toPlace.some(action => action.token === token)) return token;
  if (toPlace[0]?.do === 'put') return toPlace[0].token;
  if (before?.legal.some(action => isPlacing(action) && action.token === token)) return null;
  if (before?.view.active !== view.active) return null;
  return view.tokens.some(({ name, place }) => name === token && place >= 0) ? token : null;
}

type Placing = Extract<DuelAction, { do: 'put' | 'starter' | 'hide' }>;

const isPlacing = (action: DuelAction): action is Placing =>
  action.do === 'put' || action.do === 'starter' || action.do === 'hide';
