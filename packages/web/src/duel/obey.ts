import type { DuelCommand } from './panels/keys.ts';
import { offersOf, take, waitingTokens } from './panels/offers.ts';
import { phaseOf } from './panels/phase.ts';
import { seatIn } from './panels/RosterPanel.tsx';
import type { DuelDesk } from './seen/desk.ts';
import { rosterOf } from './seen/reading.ts';

/** Carries out what a key asks for. */
export function obey(desk: DuelDesk, command: DuelCommand): void {
  const deeds: Record<DuelCommand['name'], () => void> = {
    undo: () => desk.undo(null),
    end: () => desk.endTurn(null),
    words: () => desk.openDialog('words'),
    menu: () => desk.openDialog('menu'),
    standings: () => desk.openDialog('standings'),
    counsel: () => desk.mayAsk() && desk.openDialog('counsel'),
    help: () => desk.openDialog('keys'),
    speed: desk.choice.switchSpeed,
    escape: desk.choice.cancel,
    numbers: () => 'index' in command && pick(desk, command.index),
  };
  deeds[command.name]();
}

/** An Action card by its value, or the n-th of what is listed: a token, a character, a deed. */
function pick({ table, choice }: DuelDesk, index: number): void {
  const snapshot = table.snapshot();
  if (phaseOf(snapshot) === 'card') {
    void choice.perform([{ do: 'card', value: index + 1 }]);
    return;
  }
  const waiting = waitingTokens(snapshot);
  const offers = offersOf(snapshot, choice);
  if (waiting.length === 0 && offers.length > 0) {
    const offer = offers[index];
    if (offer) take(offer, choice, null);
    return;
  }
  const { view } = snapshot;
  const tokens =
    waiting.length > 0 ? waiting : rosterOf(view, seatIn(view)).map(({ name }) => name);
  const token = tokens[index];
  if (token) choice.select(token);
}
