import type {
  Action,
  CardKind,
  Claustrophobia,
  Outlook,
  WarriorOutlook,
} from '@oubliette/claustrophobia';
import type { Refusal } from '@oubliette/kernel';
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { speed, switchSpeed } from '../duel/speed.ts';
import type { Snapshot, Table } from '../match/contract.ts';
import { actorOf, isOnMap } from './reading.ts';

export type CaveTableOf = Table<Claustrophobia, Outlook>;
export type CaveSnapshot = Snapshot<Claustrophobia, Outlook>;

/** A wish that the rules refuse, with the tile or the button that it was wished on. */
export interface Refused {
  readonly refusal: Refusal;
  /** `@x,y` of the tile. */
  readonly cell: string | null;
  readonly at?: Element | undefined;
}

/** A tile of the map, or a button. */
type Where = string | Element | null;

/** What the player holds in his hand and looks for a target for. */
export type Held =
  | { readonly kind: 'card'; readonly card: CardKind }
  | { readonly kind: 'gift'; readonly gift: string }
  | { readonly kind: 'figure'; readonly who: 'TR' | 'D' }
  | { readonly kind: 'object'; readonly object: string };

/** What the player has in mind: shared by the map and the panels, kept by neither. */
export interface Choice {
  /** The warrior in the light; anybody's, also one that can only be looked at. */
  readonly selected: Accessor<string | null>;
  readonly select: (who: string | null) => void;
  /** What the selected warrior can do now; null for one that cannot be asked. */
  readonly warrior: Accessor<WarriorOutlook | null>;
  readonly held: Accessor<Held | null>;
  readonly hold: (held: Held | null) => void;
  /** Dice on the table that are picked up, by their places in `view.dice`. */
  readonly dice: Accessor<readonly number[]>;
  readonly pickDie: (index: number) => void;
  readonly setDice: (indexes: readonly number[]) => void;
  /** How a tile that is being laid lies on trial, by its place among the legal ways. */
  readonly turn: Accessor<number>;
  readonly setTurn: (turn: number) => void;
  /** The tile under the pointer, and the tile under the keyboard's bracket. */
  readonly hover: Accessor<string | null>;
  readonly setHover: (cell: string | null) => void;
  readonly focus: Accessor<string | null>;
  readonly setFocus: (cell: string | null) => void;
  /** The answer to the last impossible wish; leaves with the next wish or Escape. */
  readonly refusal: Accessor<Refused | null>;
  readonly setRefusal: (refused: Refused | null) => void;
  /** Tiles that the chronicle points at. */
  readonly marked: Accessor<readonly string[]>;
  readonly mark: (cells: readonly string[]) => void;
  /** Carries out actions; a refusal appears where they were wished. True if it went well. */
  readonly perform: (actions: readonly Action[], where?: Where) => Promise<boolean>;
  /** Answers a wish that is known to be impossible. */
  readonly explain: (action: Action, where?: Where) => Promise<void>;
  /** Escape: takes back the refusal, then what is held, then the selection. */
  readonly cancel: () => void;
  /** 1, or 2 for hurried players: divide every duration by it. */
  readonly speed: Accessor<number>;
  readonly switchSpeed: () => void;
}

export function createChoice(table: CaveTableOf): Choice {
  const [selected, setSelected] = createSignal<string | null>(null);
  const [held, setHeld] = createSignal<Held | null>(null);
  const [dice, setDice] = createSignal<readonly number[]>([]);
  const [turn, setTurn] = createSignal(0);
  const [hover, setHover] = createSignal<string | null>(null);
  const [focus, setFocus] = createSignal<string | null>(null);
  const [refusal, setRefusal] = createSignal<Refused | null>(null);
  const [marked, mark] = createSignal<readonly string[]>([]);

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

  function hold(next: Held | null): void {
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

  async function perform(actions: readonly Action[], where: Where = null): Promise<boolean> {
    setRefusal(null);
    const refusal = await table.act(...actions);
    if (refusal) setRefusal(refusedAt(refusal, where));
    return refusal === null;
  }

  async function explain(action: Action, where: Where = null): Promise<void> {
    const refusal = await table.why(action);
    setRefusal(refusal && refusedAt(refusal, where));
  }

  function cancel(): void {
    if (refusal()) setRefusal(null);
    else if (held()) setHeld(null);
    else if (dice().length > 0) setDice([]);
    else setSelected(null);
  }

  return {
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
  return typeof where === 'string'
    ? { refusal, cell: where }
    : { refusal, cell: null, at: where ?? undefined };
}

/** Who is in the light after something happened: whoever acts, or whoever was, while he can be seen. */
function stillSelected(who: string | null, { view }: CaveSnapshot): string | null {
  const actor = actorOf(view);
  if (actor !== null) return actor;
  return who !== null && isOnMap(view, who) ? who : null;
}
