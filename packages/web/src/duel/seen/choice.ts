import type {
  CharacterOutlook,
  DeedOutlook,
  Duel,
  DuelAction,
  DuelOutlook,
  WholeMove,
} from '@oubliette/dungeon-twister';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { MatchTable, Snapshot } from '../../match/contract.ts';
import {
  createTableChoice,
  type RefusedWish as RefusedOn,
  type TableChoice,
} from '../../table/choice.ts';
import { cellIn } from './reading.ts';

export type DuelTableOf = MatchTable<Duel, DuelOutlook>;
export type DuelSnapshot = Snapshot<Duel, DuelOutlook>;
type DeedName = DeedOutlook['deed'];

/** Wished on a square of the board, or at a button. */
export type RefusedOnSquare = RefusedOn<number>;

/** What the player has in mind: shared by the board and the panels, kept by neither. */
export interface DuelChoice extends TableChoice<number, DuelAction> {
  /** The token in the light; anybody's, also one that can only be looked at. */
  readonly selected: Accessor<string | null>;
  readonly select: (token: string | null) => void;
  /** What the selected character can do now; null for one that cannot be asked. */
  readonly character: Accessor<CharacterOutlook | null>;
  /** The deed whose squares and targets the board shows; null: a move, and every target at once. */
  readonly deed: Accessor<DeedOutlook | null>;
  readonly chooseDeed: (deed: DeedName | null) => void;
  /** Whether the Action card pays for whoever drank, as long as it can (DT-POTION-01). */
  readonly isSparing: Accessor<boolean>;
  readonly spare: (on: boolean) => void;
  /** What the machine has just advised: its cards and pairs are marked where they lie. */
  readonly advised: Accessor<readonly DuelAction[]>;
  readonly advise: (actions: readonly DuelAction[]) => void;
  /** Carries out an offer, paid as the player wants it. */
  readonly take: (
    offer: Pick<WholeMove, 'actions' | 'spared'>,
    where: number | Element | null,
  ) => Promise<boolean>;
  /** How the board lies on the screen: what is above there may be to the right on paper. */
  readonly turned: Accessor<0 | 1>;
  readonly setTurned: (turned: 0 | 1) => void;
  /** Escape: takes back the refusal, then the deed, then the selection. */
  readonly cancel: () => void;
}

export function createChoice(table: DuelTableOf): DuelChoice {
  const common = createTableChoice<number, Duel>(table);
  const { refusal, setRefusal, mark } = common;
  const [selected, setSelected] = createSignal<string | null>(null);
  const [deedName, setDeedName] = createSignal<DeedName | null>(null);
  const [isSparing, spare] = createSignal(false);
  const [advised, advise] = createSignal<readonly DuelAction[]>([]);
  const [turned, setTurned] = createSignal<0 | 1>(0);

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
          advise([]);
          if (before?.view.active !== now.view.active) spare(false);
          setSelected(stillSelected(selected(), now, before));
        }),
    ),
  );

  function cancel(): void {
    if (refusal()) setRefusal(null);
    else if (deedName()) setDeedName(null);
    else setSelected(null);
  }

  return {
    ...common,
    isSparing,
    spare,
    take: ({ actions, spared }, where) => common.perform((isSparing() && spared) || actions, where),
    turned,
    setTurned,
    selected,
    select,
    character,
    deed,
    chooseDeed: name =>
      batch(() => {
        setRefusal(null);
        setDeedName(name);
      }),
    advised,
    advise,
    cancel,
  };
}

/** Who is in the light after something happened: the mover, a token to be put, or whoever was. */
function stillSelected(
  token: string | null,
  { view, legal }: DuelSnapshot,
  before: DuelSnapshot | undefined,
): string | null {
  if (view.asked?.kind === 'move') return view.asked.mover;
  const toPlace = legal.filter(isPlacing);
  if (toPlace.some(action => action.token === token)) return token;
  if (toPlace[0]?.do === 'put') return toPlace[0].token;
  if (before?.legal.some(action => isPlacing(action) && action.token === token)) return null;
  if (before?.view.active !== view.active) return null;
  return token !== null && cellIn(view, token) !== null ? token : null;
}

type Placing = Extract<DuelAction, { do: 'put' | 'starter' | 'hide' }>;

const isPlacing = (action: DuelAction): action is Placing =>
  action.do === 'put' || action.do === 'starter' || action.do === 'hide';
