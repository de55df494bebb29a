import type { Shape } from '@oubliette/kernel';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Table } from '../../match/contract.ts';
import type { Choice, DuelTableOf } from '../choice.ts';

type DialogName = 'menu' | 'keys' | 'standings' | 'chronicle';

/** What every panel works with: the match, what the player has in mind, and the common wishes. */
export interface Desk {
  readonly table: DuelTableOf;
  /** The same table as parts know it that know no game. */
  readonly match: Table<Shape>;
  readonly choice: Choice;
  readonly undo: (at: Element | null) => void;
  /** Ends the turn; with AP left the first wish only asks. */
  readonly endTurn: (at: Element | null) => void;
  readonly isEndAsked: Accessor<boolean>;
  readonly dialog: Accessor<DialogName | null>;
  readonly openDialog: (dialog: DialogName) => void;
  /** Closes that dialog; another one that has taken its place stays. */
  readonly closeDialog: (dialog: DialogName) => void;
}

export function createDesk(table: DuelTableOf, choice: Choice): Desk {
  const [isEndAsked, setEndAsked] = createSignal(false);
  const [dialog, setDialog] = createSignal<DialogName | null>(null);

  createEffect(on([table.snapshot, choice.selected], () => setEndAsked(false)));

  async function undo(at: Element | null): Promise<void> {
    choice.setRefusal(null);
    const refusal = await table.undo();
    if (refusal) choice.setRefusal({ refusal, cell: null, at: at ?? undefined });
  }

  function endTurn(at: Element | null): void {
    const { view, legal } = table.snapshot();
    const isLegal = legal.some(action => action.do === 'end');
    if (isLegal && view.left > 0 && !isEndAsked()) setEndAsked(true);
    else void choice.perform([{ do: 'end' }], at);
  }

  return {
    table,
    match: table as unknown as Table<Shape>,
    choice,
    undo: at => void undo(at),
    endTurn,
    isEndAsked,
    dialog,
    openDialog: setDialog,
    closeDialog: name => setDialog(now => (now === name ? null : now)),
  };
}
