import type { Action, WarriorOutlook } from '@oubliette/claustrophobia';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { next } from '../../match/stepping.ts';
import { createTableDesk, type TableDesk } from '../../table/desk.ts';
import { deedOf } from '../deeds/index.ts';
import type { CaveChoice, CaveSnapshot, CaveTableOf } from '../seen/choice.ts';

type DialogName =
  | 'menu'
  | 'keys'
  | 'scenario'
  | 'chronicle'
  | 'destiny'
  | 'cards'
  | 'counsel'
  | 'words';

/** What every panel works with: the match, what the player has in mind, and the common wishes. */
export interface CaveDesk extends TableDesk<DialogName> {
  readonly table: CaveTableOf;
  readonly choice: CaveChoice;
  /** Goes on: lays the tile, ends the phase, passes, is done; with warriors left the first wish only asks. */
  readonly goOn: (at: Element | null) => void;
  readonly isEndAsked: Accessor<boolean>;
}

/** What takes the match on when nothing else is wished, the first that is legal. */
export const goingOn = ({ legal }: Pick<CaveSnapshot, 'legal'>): Action | null =>
  legal.find(goesOn) ?? null;

const goesOn = (action: Action): boolean => deedOf(action).goesOn === true;

/** The tile that is being laid, as it lies on trial. */
function layingOf({ outlook }: CaveSnapshot, turn: number): Action | null {
  const ways = outlook?.placing?.ways ?? [];
  const way = ways[turn % ways.length];
  return way ? { do: 'place', openings: way.openings } : null;
}

const hasSomethingToDo = ({ ways, doors, strikes, deeds }: WarriorOutlook): boolean =>
  ways.length + doors.length + strikes.length > 0 ||
  deeds.some(actions => !goesOn(actions.at(-1)!));

/** Whether somebody who may still act has anything to do; an exhausted one has not. */
export function isAnybodyIdle({
  legal,
  outlook,
}: Pick<CaveSnapshot, 'legal' | 'outlook'>): boolean {
  if (!legal.some(({ do: verb }) => verb === 'act')) return false;
  return (outlook?.warriors ?? []).some(hasSomethingToDo);
}

export function createDesk(table: CaveTableOf, choice: CaveChoice): CaveDesk {
  const [isEndAsked, setEndAsked] = createSignal(false);

  createEffect(on([table.snapshot, choice.selected, choice.held], () => setEndAsked(false)));

  function goOn(at: Element | null): void {
    const step = next();
    if (step !== null) {
      step();
      return;
    }
    const snapshot = table.snapshot();
    const action = layingOf(snapshot, choice.turn()) ?? goingOn(snapshot);
    if (action === null) void choice.explain({ do: 'end' }, at);
    else if (action.do === 'end' && isAnybodyIdle(snapshot) && !isEndAsked()) setEndAsked(true);
    else void choice.perform([action], at);
  }

  return { ...createTableDesk(table, choice), table, choice, goOn, isEndAsked };
}
