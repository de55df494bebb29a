import type { CaveView, Event } from '@oubliette/claustrophobia';
import { standOf } from '@oubliette/claustrophobia/drawing';
import { createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import { hear } from '../../senses/hear.ts';
import { mostTelling } from '../../senses/sounds.ts';
import { wantsStillness } from '../../senses/speed.ts';
import type { CaveChoice, CaveTableOf } from '../seen/choice.ts';
import { isOnMap } from '../seen/reading.ts';
import { framesOf } from './poses.ts';
import { soundOfBeat, soundsOf } from './sounds.ts';
import { type Beat, beatsOf } from './timeline.ts';

const FADE = 120;
/** Between two sounds that no motion sets apart, in milliseconds. */
const APART = 180;
const STEP_EASE = 'cubic-bezier(.4,0,.2,1)';
const TILE_EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Somebody who has just left the map, where they stood. */
export interface Ghost {
  readonly who: string;
  readonly view: CaveView;
}

/**
 * Shows what has just happened, one after the other: tiles slide in, figures enter, walk and strike,
 * the wounded flash, the dead sink away. A press of anything completes it.
 */
export function createMotion(table: CaveTableOf, choice: CaveChoice, svg: () => SVGSVGElement) {
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

  function play(events: readonly Event[], was: CaveView, now: CaveView): void {
    const beats = beatsOf(events, was, now);
    const falls = beats.filter(beat => beat.kind === 'fall');
    setGhosts(falls.flatMap(({ who }) => (isOnMap(now, who) ? [] : [{ who, view: was }])));
    for (const beat of beats) {
      seen(beat);
      hear(soundOfBeat(beat), beat.at / choice.speed());
    }
    for (const [index, sound] of soundsOf(events).entries()) hear(sound, index * APART);
    for (const who of Object.keys(now.warriors)) {
      const motion = isOnMap(now, who) ? framesOf(who, beats, standOf(now, who)) : null;
      if (!motion) continue;
      const { frames, time } = motion;
      start(`[data-glide="${who}"]`, frames, { duration: time, easing: STEP_EASE });
    }
    if (falls[0]) sink(falls[0]);
  }

  /** Those who are gone stay a moment and sink away. */
  function sink({ at: delay, time: duration }: Beat): void {
    start('.cave-ghosts', [{ opacity: 1 }, { opacity: 0 }], { duration, delay, fill: 'both' });
    const clear = () => setGhosts([]);
    running.at(-1)?.finished.then(clear, clear);
  }

  function seen(beat: Beat): void {
    const { at: delay, time: duration } = beat;
    if (beat.kind === 'lay') {
      const body = `[data-tile="${beat.tile}"] > .cave-tile-body`;
      start(body, slidIn(), { duration, delay, easing: TILE_EASE });
    }
    if (beat.kind === 'hurt') {
      start(`[data-glide="${beat.who}"] .cave-hurt`, flash(), { duration, delay });
    }
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
        if (!wantsStillness()) return play(events, was, snapshot.view);
        start('.cave-world', [{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE });
        hear(mostTelling(soundsOf(events, beatsOf(events, was, snapshot.view))));
      },
      { defer: true },
    ),
  );
  onMount(() => {
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) document.addEventListener(press, complete, { capture: true });
    onCleanup(() => {
      complete();
      for (const press of presses) document.removeEventListener(press, complete, { capture: true });
    });
  });

  return { ghosts };
}

const slidIn = (): Keyframe[] => [
  { transform: 'translate(0, -60px) rotate(-90deg) scale(.7)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

const flash = (): Keyframe[] => [{ opacity: 0 }, { opacity: 0.9, offset: 0.2 }, { opacity: 0 }];
