import type { Refusal, Shape } from '@oubliette/kernel';
import { type Accessor, createSignal } from 'solid-js';
import type { MatchTable } from '../match/contract.ts';
import { speed, switchSpeed } from '../senses/speed.ts';

/** A wish that the rules refuse, with the place of the board or the button that it was wished on. */
export interface RefusedWish<Cell> {
  readonly refusal: Refusal;
  readonly cell: Cell | null;
  readonly at?: Element | undefined;
}

/** A place of the board, or a button. */
type Where<Cell> = Cell | Element | null;

/** What a player has in mind at any game's table: shared by board and panels, kept by neither. */
export interface TableChoice<Cell, Action> {
  /** The place under the pointer, and the place under the keyboard's bracket. */
  readonly hover: Accessor<Cell | null>;
  readonly setHover: (cell: Cell | null) => void;
  readonly focus: Accessor<Cell | null>;
  readonly setFocus: (cell: Cell | null) => void;
  /** The answer to the last impossible wish; leaves with the next wish or Escape. */
  readonly refusal: Accessor<RefusedWish<Cell> | null>;
  readonly setRefusal: (refused: RefusedWish<Cell> | null) => void;
  /** Places that the chronicle points at. */
  readonly marked: Accessor<readonly Cell[]>;
  readonly mark: (cells: readonly Cell[]) => void;
  /** Carries out actions; a refusal appears where they were wished. True if it went well. */
  readonly perform: (actions: readonly Action[], where?: Where<Cell>) => Promise<boolean>;
  /** Answers a wish that is known to be impossible. */
  readonly explain: (action: Action, where?: Where<Cell>) => Promise<void>;
  /** Divide every duration by it. */
  readonly speed: Accessor<number>;
  readonly switchSpeed: () => void;
}

export function createTableChoice<Cell extends string | number, G extends Shape>(
  table: Pick<MatchTable<G>, 'act' | 'why'>,
): TableChoice<Cell, G['Action']> {
  const [hover, setHover] = createSignal<Cell | null>(null);
  const [focus, setFocus] = createSignal<Cell | null>(null);
  const [refusal, setRefusal] = createSignal<RefusedWish<Cell> | null>(null);
  const [marked, mark] = createSignal<readonly Cell[]>([]);

  async function perform(actions: readonly G['Action'][], where: Where<Cell> = null) {
    setRefusal(null);
    const refusal = await table.act(...actions);
    if (refusal) setRefusal(refusedAt(refusal, where));
    return refusal === null;
  }

  async function explain(action: G['Action'], where: Where<Cell> = null): Promise<void> {
    const refusal = await table.why(action);
    setRefusal(refusal && refusedAt(refusal, where));
  }

  return {
    hover,
    setHover: cell => setHover(() => cell),
    focus,
    setFocus: cell => setFocus(() => cell),
    refusal,
    setRefusal,
    marked,
    mark,
    perform,
    explain,
    speed,
    switchSpeed,
  };
}

const refusedAt = <Cell extends string | number>(
  refusal: Refusal,
  where: Where<Cell>,
): RefusedWish<Cell> =>
  typeof where === 'object'
    ? { refusal, cell: null, at: where ?? undefined }
    : { refusal, cell: where };
