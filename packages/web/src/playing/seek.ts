import type { Shape, Viewer } from '@oubliette/kernel';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { MatchTable } from '../match/contract.ts';

/** One action on the screen, at speed 1. */
const BEAT = 900;
const SPEEDS = [1, 2, 4] as const;

interface Goal {
  readonly moment: number;
  readonly viewer: Viewer;
}

export interface MomentSeek {
  readonly to: (moment: number, viewer?: Viewer) => Promise<void>;
  readonly playing: Accessor<boolean>;
  readonly toggle: () => void;
  readonly speed: Accessor<number>;
  readonly faster: () => void;
}

/** Goes through the moments of a match. While one is being fetched only the latest wish counts. */
export function createSeek(table: MatchTable<Shape>): MomentSeek {
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<number>(SPEEDS[0]);
  let wanted: Goal | null = null;
  let busy = false;
  let beat: ReturnType<typeof setTimeout> | undefined;

  async function to(moment: number, viewer = table.snapshot().viewer): Promise<void> {
    wanted = { moment, viewer };
    if (busy) return;
    busy = true;
    while (wanted !== null) {
      const next: Goal = wanted;
      wanted = null;
      await table.look(next.moment, next.viewer);
    }
    busy = false;
  }

  function stop(): void {
    clearTimeout(beat);
    setPlaying(false);
  }

  async function goOn(): Promise<void> {
    const { moment, last } = table.snapshot();
    if (!playing() || moment >= last) return stop();
    await to(moment + 1);
    beat = setTimeout(goOn, BEAT / speed());
  }

  async function toggle(): Promise<void> {
    if (playing()) return stop();
    const { moment, last } = table.snapshot();
    setPlaying(true);
    if (moment >= last) await to(0);
    beat = setTimeout(goOn, BEAT / speed());
  }

  onCleanup(stop);
  return {
    to: (moment, viewer) => {
      stop();
      return to(moment, viewer);
    },
    playing,
    toggle: () => void toggle(),
    speed,
    faster: () => setSpeed(now => SPEEDS[(SPEEDS.indexOf(now as 1) + 1) % SPEEDS.length]!),
  };
}
