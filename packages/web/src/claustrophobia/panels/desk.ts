import type { Action, Verb } from '@oubliette/claustrophobia';
import type { Shape } from '@oubliette/kernel';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Table } from '../../match/contract.ts';
import type { CaveSnapshot, CaveTableOf, Choice } from '../choice.ts';

type DialogName = 'menu' | 'keys' | 'scenario' | 'chronicle' | 'destiny' | 'cards';

/** What every panel works with: the match, what the player has in mind, and the common wishes. */
export interface Desk {
  readonly table: CaveTableOf;
  /** The same table as parts know it that know no game. */
  readonly match: Table<Shape>;
  readonly choice: Choice;
  readonly undo: (at: Element | null) => void;
  /** Goes on: ends the phase, passes, is done; with warriors left the first wish only asks. */
  readonly goOn: (at: Element | null) => void;
  readonly isEndAsked: Accessor<boolean>;
  readonly dialog: Accessor<DialogName | null>;
  readonly openDialog: (dialog: DialogName) => void;
  /** Closes that dialog; another one that has taken its place stays. */
  readonly closeDialog: (dialog: DialogName) => void;
}

/** What takes the match on when nothing else is wished, the first that is legal. */
export const GOING_ON: readonly Verb[] = [
  'end',
  'done',
  'confirm',
  'finish',
  'stop',
  'pass',
  'ready',
  'roll',
];

/** The legal action that goes on, if there is one. */
export function goingOn({ legal }: Pick<CaveSnapshot, 'legal'>): Action | null {
  return legal.find(action => GOING_ON.includes(action.do)) ?? null;
}

export function createDesk(table: CaveTableOf, choice: Choice): Desk {
  const [isEndAsked, setEndAsked] = createSignal(false);
  const [dialog, setDialog] = createSignal<DialogName | null>(null);

  createEffect(on([table.snapshot, choice.selected, choice.held], () => setEndAsked(false)));

  async function undo(at: Element | null): Promise<void> {
    choice.setRefusal(null);
    const refusal = await table.undo();
    if (refusal) choice.setRefusal({ refusal, cell: null, at: at ?? undefined });
  }

  function goOn(at: Element | null): void {
    const snapshot = table.snapshot();
    const action = goingOn(snapshot);
    const idle = snapshot.legal.some(({ do: verb }) => verb === 'act');
    if (action === null) void choice.explain({ do: 'end' }, at);
    else if (action.do === 'end' && idle && !isEndAsked()) setEndAsked(true);
    else void choice.perform([action], at);
  }

  return {
    table,
    match: table as unknown as Table<Shape>,
    choice,
    undo: at => void undo(at),
    goOn,
    isEndAsked,
    dialog,
    openDialog: setDialog,
    closeDialog: name => setDialog(now => (now === name ? null : now)),
  };
}
