import type { Point } from '@oubliette/art';
import type { Event, View } from '@oubliette/claustrophobia';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { wantsStillness } from '../../board/motions.ts';
import type { CaveTableOf, Choice } from '../choice.ts';
import { isOnMap } from '../reading.ts';
import { middleOf, standOf } from './slots.ts';

const STEP = 260;
const TILE_TIME = 480;
const HURT = 420;
const FADE = 120;
const STEP_EASE = 'cubic-bezier(.4,0,.2,1)';
const TILE_EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Somebody who has just left the map, where he stood. */
export interface Ghost {
  readonly who: string;
  readonly view: View;
}

const HURTS: readonly Event['kind'][] = ['line', 'wounded', 'seal-hit'];

/** Shows what has just happened: tiles slide in, warriors walk, the wounded flash, the dead fade. */
export function createMotion(table: CaveTableOf, choice: Choice, svg: () => SVGSVGElement) {
  const [ghosts, setGhosts] = createSignal<readonly Ghost[]>([]);
  let before = table.snapshot().view;
  let running: Animation[] = [];

  const find = (selector: string) => [...svg().querySelectorAll<SVGElement>(selector)];
  const start = (selector: string, frames: Keyframe[], timing: KeyframeAnimationOptions): void => {
    for (const element of find(selector)) {
      const duration = Number(timing.duration) / choice.speed();
      const delay = Number(timing.delay ?? 0) / choice.speed();
      running.push(element.animate(frames, { fill: 'backwards', ...timing, duration, delay }));
    }
  };

  function complete(): void {
    for (const animation of running) animation.finish();
    running = [];
    setGhosts([]);
  }

  function play(events: readonly Event[], was: View, now: View): void {
    let delay = 0;
    for (const event of events) {
      if (event.kind !== 'placed') continue;
      start(`[data-tile="${event.tile}"] > .cave-tile-body`, slidIn(), {
        duration: TILE_TIME,
        easing: TILE_EASE,
      });
      delay = TILE_TIME * 0.7;
    }
    for (const who of Object.keys(now.warriors)) {
      if (!isOnMap(now, who)) continue;
      if (!isOnMap(was, who)) {
        start(`[data-glide="${who}"]`, appears(), {
          duration: TILE_TIME,
          delay,
          easing: TILE_EASE,
        });
        continue;
      }
      const frames = walk(wayOf(events, who, was, now), standOf(now, who));
      if (frames.length < 2) continue;
      const duration = Math.min(900, STEP * (frames.length - 1));
      start(`[data-glide="${who}"]`, frames, { duration, delay, easing: STEP_EASE });
    }
    for (const event of events) {
      if (!HURTS.includes(event.kind) || !('who' in event)) continue;
      start(`[data-glide="${event.who}"] .cave-hurt`, flash(), { duration: HURT, delay });
    }
    fade(was, now);
  }

  /** Those who are gone stay a moment and sink away. */
  function fade(was: View, now: View): void {
    const gone = Object.keys(was.warriors).filter(who => isOnMap(was, who) && !isOnMap(now, who));
    setGhosts(gone.map(who => ({ who, view: was })));
    if (gone.length === 0) return;
    start('.cave-ghosts', [{ opacity: 1 }, { opacity: 0 }], { duration: HURT, fill: 'both' });
    running.at(-1)?.finished.then(
      () => setGhosts([]),
      () => setGhosts([]),
    );
  }

  createEffect(
    on(
      table.snapshot,
      snapshot => {
        const was = before;
        before = snapshot.view;
        complete();
        const events = table.news().flatMap(chapter => chapter.events);
        if (events.length === 0 || table.looking()) return;
        if (!wantsStillness()) play(events, was, snapshot.view);
        else start('.cave-world', [{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
      },
      { defer: true },
    ),
  );
  onCleanup(complete);

  return { ghosts, complete };
}

/** The stands on somebody's way: where he was, the tiles he crossed, where he is. */
function wayOf(events: readonly Event[], who: string, was: View, now: View): readonly Point[] {
  const cells = events.flatMap(event =>
    (event.kind === 'moved' || event.kind === 'dived') && event.who === who ? [event.cell] : [],
  );
  return [standOf(was, who), ...cells.slice(0, -1).map(middleOf), standOf(now, who)];
}

function walk(way: readonly Point[], [x, y]: Point): Keyframe[] {
  const moves = way.filter((point, n) => n === 0 || String(point) !== String(way[n - 1]));
  return moves.map(([px, py]) => ({ transform: `translate(${px - x}px, ${py - y}px)` }));
}

const slidIn = (): Keyframe[] => [
  { transform: 'translate(0, -60px) rotate(-90deg) scale(.7)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

const appears = (): Keyframe[] => [
  { transform: 'scale(.4)', opacity: 0 },
  { transform: 'scale(1.1)', opacity: 1, offset: 0.7 },
  { transform: 'none', opacity: 1 },
];

const flash = (): Keyframe[] => [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }];
