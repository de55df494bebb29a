import type { Shape } from '@oubliette/kernel';
import { type Accessor, createSignal } from 'solid-js';
import type { MatchTable } from '../match/contract.ts';
import type { TableChoice } from './choice.ts';

/** What the panels of any game's table work with: the match, its dialogs, and the common wishes. */
export interface TableDesk<DialogName extends string> {
  /** The table as parts know it that know no game. */
  readonly match: MatchTable<Shape>;
  readonly undo: (at: Element | null) => void;
  readonly dialog: Accessor<DialogName | null>;
  readonly openDialog: (dialog: DialogName) => void;
  /** Closes that dialog; another one that has taken its place stays. */
  readonly closeDialog: (dialog: DialogName) => void;
}

/** A desk that has at least these dialogs. */
export type DeskWith<DialogName extends string> = Omit<TableDesk<DialogName>, 'dialog'> & {
  readonly dialog: Accessor<string | null>;
};

export function createTableDesk<DialogName extends string, G extends Shape>(
  table: MatchTable<G>,
  choice: Pick<TableChoice<never, never>, 'setRefusal'>,
): TableDesk<DialogName> {
  const [dialog, setDialog] = createSignal<DialogName | null>(null);

  async function undo(at: Element | null): Promise<void> {
    choice.setRefusal(null);
    const refusal = await table.undo();
    if (refusal) choice.setRefusal({ refusal, cell: null, at: at ?? undefined });
  }

  return {
    match: table as unknown as MatchTable<Shape>,
    undo: at => void undo(at),
    dialog,
    openDialog: name => setDialog(() => name),
    closeDialog: name => setDialog(now => (now === name ? null : now)),
  };
}
