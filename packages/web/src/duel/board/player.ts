import type { Duel, DuelEvent } from '@oubliette/dungeon-twister';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { type MotionStage, outline } from '../../board/stage.ts';

import type { Chapter } from '../../match/contract.ts';
import { hear } from '../../senses/hear.ts';
import { mostTelling } from '../../senses/sounds.ts';
import { wantsStillness } from '../../senses/speed.ts';
import { afterEvent, isLong, soundOf } from '../deeds/index.ts';
import type { DuelTableOf } from '../seen/choice.ts';
import { changedCells, type ShownBoard, shownOf } from '../seen/shown.ts';

/** Fetched when something moves for the first time. */
const motions = () => import('../deeds/told.ts');
/** Fetched where the board is larger than the screen. */
const happening = () => import('../story/happening.ts');

export interface BoardMotion {
  readonly shown: Accessor<ShownBoard>;
  readonly moving: Accessor<boolean>;
  /** Completes what is running; true if it was worth watching, so that the click was meant for it. */
  readonly complete: () => boolean;
}

/** Shows the table as it is, and on the way there everything that has just happened, one by one. */
export function createPlayer(
  table: DuelTableOf,
  stage: (shown: ShownBoard) => MotionStage,
  /** Brings squares into sight where the board is larger than the screen; how long that takes. */
  follow?: () => ((cells: readonly number[]) => Promise<void>) | null,
): BoardMotion {
  const [shown, setShown] = createSignal(shownOf(table.snapshot().view));
  const [moving, setMoving] = createSignal(false);
  let run = 0;
  let running: Animation[] = [];
  let playing: DuelEvent | null = null;
  let moment = table.snapshot().moment;
  let final = shown();

  function stop(): void {
    run++;
    for (const animation of running) animation.finish();
    running = [];
    playing = null;
    setMoving(false);
  }

  async function wait(animations: Animation[]): Promise<void> {
    running = animations;
    if (animations.length > 0) await Promise.allSettled(animations.map(each => each.finished));
  }

  async function play(news: readonly Chapter<Duel>[]): Promise<void> {
    const mine = ++run;
    setMoving(true);
    const motion = await motions().catch(() => null);
    if (run !== mine) return;
    if (motion === null) return rest();
    const { motionAfter, motionBefore } = motion;
    const events = news.flatMap(chapter => chapter.events);
    const steps = events.filter(({ kind }) => kind === 'stepped').length;
    const keepInSight = follow?.() ?? null;
    const places = keepInSight && (await placesOf(events));
    if (run !== mine) return;
    for (const event of events) {
      const cells = places?.get(event);
      if (cells) await keepInSight?.(cells);
      if (run !== mine) return;
      playing = event;
      const seen = shown();
      hear(soundOf(event));
      await wait(motionBefore({ ...stage(seen), shown: seen, steps }, event));
      if (run !== mine) return;
      const next = afterEvent(seen, event);
      setShown(next);
      const now = { ...stage(next), shown: next, steps };
      await wait(motionAfter(now, event));
      if (run !== mine) return;
    }
    rest();
  }

  const placesOf = (events: readonly DuelEvent[]) =>
    happening().then(
      ({ happeningAt }) => happeningAt(events, table.snapshot().view),
      () => null,
    );

  /** Where nothing moves, the last thing that happened is what one looks at. */
  async function showLast(events: readonly DuelEvent[]): Promise<void> {
    const keepInSight = follow?.();
    if (!keepInSight) return;
    const cells = [...((await placesOf(events))?.values() ?? [])].at(-1);
    if (cells) await keepInSight(cells);
  }

  function rest(): void {
    playing = null;
    setShown(final);
    setMoving(false);
  }

  createEffect(
    on(
      table.snapshot,
      snapshot => {
        const news = table.news();
        const follows = news.length > 0 && news[0]!.moment === moment + 1 && !table.looking();
        stop();
        const before = final;
        final = shownOf(snapshot.view);
        moment = snapshot.moment;
        if (follows && !wantsStillness()) {
          setShown(before);
          void play(news);
          return;
        }
        setShown(final);
        if (!follows) return;
        outline(stage(final), changedCells(before, final));
        const events = news.flatMap(chapter => chapter.events);
        hear(mostTelling(events.flatMap(event => soundOf(event) ?? [])));
        void showLast(events);
      },
      { defer: true },
    ),
  );
  onCleanup(stop);

  return {
    shown,
    moving,
    complete() {
      const watched = moving() && playing !== null && isLong(playing);
      if (moving()) {
        stop();
        setShown(final);
      }
      return watched;
    },
  };
}
