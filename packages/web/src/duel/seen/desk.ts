import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { mayAsk } from '../../opponent/counsel/may-ask.ts';
import { createTableDesk, type TableDesk } from '../../table/desk.ts';
import type { DuelChoice, DuelTableOf } from './choice.ts';
import { pointsLeft } from './reading.ts';

type DialogName = 'menu' | 'keys' | 'standings' | 'chronicle' | 'counsel' | 'words';

/** What every panel works with: the match, what the player has in mind, and the common wishes. */
export interface DuelDesk extends TableDesk<DialogName> {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  /** Ends the turn; with AP left the first wish only asks. */
  readonly endTurn: (at: Element | null) => void;
  readonly isEndAsked: Accessor<boolean>;
  /** Whether the machine can be asked for a hint: it knows this question, and the viewer decides. */
  readonly mayAsk: Accessor<boolean>;
}

export function createDesk(table: DuelTableOf, choice: DuelChoice): DuelDesk {
  const [isEndAsked, setEndAsked] = createSignal(false);

  createEffect(on([table.snapshot, choice.selected], () => setEndAsked(false)));

  function endTurn(at: Element | null): void {
    const { view, legal } = table.snapshot();
    const isLegal = legal.some(action => action.do === 'end');
    if (isLegal && pointsLeft(view) > 0 && !isEndAsked()) setEndAsked(true);
    else void choice.perform([{ do: 'end' }], at);
  }

  const isAllowed = () => mayAsk(table);

  return {
    ...createTableDesk(table, choice),
    ...{ table, choice, endTurn, isEndAsked },
    mayAsk: isAllowed,
  };
}
