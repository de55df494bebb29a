import type {
  Action,
  CardKind,
  Claustrophobia,
  Outlook,
  WarriorOutlook,
} from '@oubliette/claustrophobia';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { MatchTable, Snapshot } from '../../match/contract.ts';
import {
  createTableChoice,
  type RefusedWish as RefusedOn,
  type TableChoice,
} from '../../table/choice.ts';
import { actorOf, isOnMap } from './reading.ts';

export type CaveTableOf = MatchTable<Claustrophobia, Outlook>;
export type CaveSnapshot = Snapshot<Claustrophobia, Outlook>;

/** Wished on a tile of the map (`@x,y`), or at a button. */
export type RefusedOnTile = RefusedOn<string>;

/** What the player holds in hand and looks for a target for. */
export type HeldInHand =
  | { readonly kind: 'card'; readonly card: CardKind }
  | { readonly kind: 'gift'; readonly gift: string }
  | { readonly kind: 'figure'; readonly who: 'TR' | 'D' }
  | { readonly kind: 'object'; readonly object: string };

/** What the player has in mind: shared by the map and the panels, kept by neither. */
export interface CaveChoice extends TableChoice<string, Action> {
  /** The warrior in the light; anybody's, also one that can only be looked at. */
  readonly selected: Accessor<string | null>;
  readonly select: (who: string | null) => void;
  /** What the selected warrior can do now; null for one that cannot be asked. */
  readonly warrior: Accessor<WarriorOutlook | null>;
  readonly held: Accessor<HeldInHand | null>;
  readonly hold: (held: HeldInHand | null) => void;
  /** Dice on the table that are picked up, by their places in `view.dice`. */
  readonly dice: Accessor<readonly number[]>;
  readonly pickDie: (index: number) => void;
  readonly setDice: (indexes: readonly number[]) => void;
  /** How a tile that is being laid lies on trial, by its place among the legal ways. */
  readonly turn: Accessor<number>;
  readonly setTurn: (turn: number) => void;
  /** Escape: takes back the refusal, then what is held, then the selection. */
  readonly cancel: () => void;
}

export function createChoice(table: CaveTableOf): CaveChoice {
  const common = createTableChoice<string, Claustrophobia>(table);
  const { refusal, setRefusal, mark } = common;
  const [selected, setSelected] = createSignal<string | null>(null);
  const [held, setHeld] = createSignal<HeldInHand | null>(null);
  const [dice, setDice] = createSignal<readonly number[]>([]);
  const [turn, setTurn] = createSignal(0);

  const warrior = createMemo(
    () => table.snapshot().outlook?.warriors.find(({ who }) => who === selected()) ?? null,
  );

  function select(who: string | null): void {
    batch(() => {
      setSelected(who);
      setHeld(null);
      setRefusal(null);
    });
  }

  function hold(next: HeldInHand | null): void {
    batch(() => {
      setHeld(next);
      setRefusal(null);
    });
  }

  createEffect(
    on(table.snapshot, now =>
      batch(() => {
        setRefusal(null);
        setHeld(null);
        setDice([]);
        setTurn(0);
        mark([]);
        setSelected(stillSelected(selected(), now));
      }),
    ),
  );

  function cancel(): void {
    if (refusal()) setRefusal(null);
    else if (held()) setHeld(null);
    else if (dice().length > 0) setDice([]);
    else setSelected(null);
  }

  return {
    ...common,
    selected,
    select,
    warrior,
    held,
    hold,
    dice,
    pickDie: index =>
      setDice(now => (now.includes(index) ? now.filter(each => each !== index) : [...now, index])),
    setDice,
    turn,
    setTurn,
    cancel,
  };
}

/**
 * Who is in the light after something happened: whoever acts, or whoever was while they can be seen.
 * Where orders are given or the phase is over, one who has acted steps back.
 */
function stillSelected(who: string | null, { view, outlook }: CaveSnapshot): string | null {
  const actor = actorOf(view);
  if (actor !== null) return actor;
  if (who === null || !isOnMap(view, who)) return null;
  const acts = outlook?.warriors.some(each => each.who === who) ?? false;
  return acts || view.asked?.kind === 'assign' ? who : null;
}
