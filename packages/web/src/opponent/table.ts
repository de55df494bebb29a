import type { Shape } from '@oubliette/kernel';
import { language, learn } from '../i18n/language.ts';
import { ask } from '../keeper/ask.ts';
import type { Snapshot } from '../match/contract.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { namesWith } from './names.ts';

/**
 * A table at which the machine sits: it has a name in the reader's language, no clock runs for it,
 * and in a friendly match everything can be taken back.
 */
export async function againstMachine(table: OpenedTable): Promise<OpenedTable> {
  await learn(language());
  const isFriendly = () => table.present().machine?.friendly === true;
  const snapshot = remembered((now: Snapshot<Shape>) => seen(now));

  function seen(now: Snapshot<Shape>): Snapshot<Shape> {
    const { machine, clock, chapters, viewer, outcome } = now;
    const isPast = now.moment < now.last || outcome !== null;
    const mayGoBack = isFriendly() && !isPast && chapters.some(({ seat }) => seat === viewer);
    return {
      ...now,
      players: namesWith(now.players, machine),
      clock: clock && machine?.levels[clock.seat] ? null : clock,
      canUndo: now.canUndo || mayGoBack,
    };
  }

  return {
    ...table,
    snapshot: () => snapshot(table.snapshot()),
    present: () => snapshot(table.present()),
    undo: () => (isFriendly() ? table.wish(chair => ask('takeBack', chair)) : table.undo()),
  };
}

/** The same snapshot in the same language stays the same. */
function remembered<Value extends object>(change: (value: Value) => Value) {
  const known = new WeakMap<Value, Map<string, Value>>();
  return (value: Value): Value => {
    const spoken = known.get(value) ?? new Map<string, Value>();
    known.set(value, spoken);
    const changed = spoken.get(language()) ?? change(value);
    spoken.set(language(), changed);
    return changed;
  };
}
