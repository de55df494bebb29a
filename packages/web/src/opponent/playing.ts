import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { ask } from '../keeper/ask.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { next, untilNext } from '../match/stepping.ts';
import { speed } from '../senses/speed.ts';
import { atRest, untilSeen } from './rest.ts';

/** Between two moves of the machine, so that one can follow. */
const BREATH = 350;

export interface MachinePlay {
  readonly isThinking: Accessor<boolean>;
  /** Something broke; `goOn` tries again. */
  readonly isStuck: Accessor<boolean>;
  readonly goOn: () => void;
}

/**
 * Has the machine think and act whenever it is asked. It does not begin to think before the last move has
 * been seen: on a small machine the motion would stutter.
 */
export function createPlaying(table: OpenedTable): MachinePlay {
  const [isThinking, setThinking] = createSignal(false);
  const [isStuck, setStuck] = createSignal(false);
  let isGone = false;
  let isUnderWay = false;

  const isAsked = () => {
    const { decision, machine } = table.present();
    return decision?.seats.some(seat => machine?.levels[seat]) === true;
  };

  /** The last deed was the machine's: the reader may want to look at it. */
  const hasActed = () => {
    const { chapters, machine } = table.present();
    const last = chapters.at(-1);
    return last !== undefined && machine?.levels[last.seat] !== undefined;
  };

  async function thought(): Promise<boolean> {
    setThinking(true);
    try {
      return await ask('think', table.present().key);
    } finally {
      setThinking(false);
    }
  }

  async function playOn(): Promise<void> {
    while (!isGone && isAsked() && !table.looking()) {
      const told = table.news().some(({ events }) => events.length > 0);
      await atRest(told ? BREATH / speed() : 0, () => isGone);
      if (told && hasActed()) await untilNext();
      if (isGone || !isAsked() || table.looking() || !(await thought())) return;
      await untilSeen(() => isGone);
      if (!isGone) await table.wish(chair => ask('play', chair));
    }
  }

  async function goOn(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    setStuck(false);
    try {
      await playOn();
    } catch (error) {
      reportError(error);
      setStuck(true);
    } finally {
      isUnderWay = false;
    }
  }

  createEffect(
    on([table.present, table.looking], () => {
      // Something else has happened: nobody waits for a look at the deed before it.
      next()?.();
      void goOn();
    }),
  );
  onCleanup(() => {
    isGone = true;
    next()?.();
  });

  return { isThinking, isStuck, goOn: () => void goOn() };
}
