import type { CaveView, Event } from '@oubliette/claustrophobia';
import { middleOf, standOf } from '@oubliette/claustrophobia/drawing';
import type { SeenBeat } from '../deeds/beat.ts';
import { happeningOf } from '../deeds/index.ts';
import { isOnMap } from '../seen/reading.ts';

/** How long things take, in milliseconds. */
const STEP = 260;
const WALK_AT_MOST = 900;
const SHUFFLE = 200;

/** One thing that is seen to happen, and when. */
export type Beat = SeenBeat & { readonly at: number };

/** What has just happened as a series of beats: one after the other, as it was told. */
export function beatsOf(events: readonly Event[], was: CaveView, now: CaveView): Beat[] {
  const beats: Beat[] = [];
  let clock = 0;
  const add = (beat: SeenBeat, isAlong: boolean): void => {
    const last = beats.at(-1);
    const at = isAlong && last ? last.at : clock;
    beats.push({ ...beat, at });
    clock = Math.max(clock, at + beat.time);
  };

  const stage = { was, now };
  for (const [index, event] of events.entries()) {
    const { beat, isSeen } = happeningOf(event);
    if (isStep(event)) {
      if (!goesOn(events, index)) add(walkOf(events, index, event.who, was, now), false);
      continue;
    }
    const seen = beat?.(stage, event);
    const isAlike = events[index - 1]?.kind === event.kind;
    if (seen) add(seen, isSeen === 'with-last' || (isSeen === 'with-alike' && isAlike));
  }
  return [...beats, ...shuffle(beats, was, now, clock)];
}

/** Steps of one warrior in a row are one walk; it is told with the last of them. */
function goesOn(events: readonly Event[], index: number): boolean {
  const [here, next] = [events[index]!, events[index + 1]];
  return isStep(here) && next !== undefined && isStep(next) && next.who === here.who;
}

type Step = Event & { readonly who: string; readonly from: string; readonly cell: string };

const isStep = (event: Event): event is Step => happeningOf(event).isStep === true;

function walkOf(
  events: readonly Event[],
  last: number,
  who: string,
  was: CaveView,
  now: CaveView,
): SeenBeat {
  let first = last;
  while (first > 0 && goesOn(events, first - 1)) first--;
  const steps = events.slice(first, last + 1) as Step[];
  const isFirst = !events.slice(0, first).some(event => isStep(event) && event.who === who);
  const isLast = !events.slice(last + 1).some(event => isStep(event) && event.who === who);
  const start = isFirst && isOnMap(was, who) ? standOf(was, who) : middleOf(steps[0]!.from);
  const end = isLast && isOnMap(now, who) ? standOf(now, who) : middleOf(steps.at(-1)!.cell);
  const way = [start, ...steps.slice(0, -1).map(({ cell }) => middleOf(cell)), end];
  return { kind: 'walk', who, way, time: Math.min(WALK_AT_MOST, STEP * steps.length) };
}

/** Those who only make room for others move at the end, all at once. */
function shuffle(beats: readonly Beat[], was: CaveView, now: CaveView, at: number): Beat[] {
  const told = new Set(beats.flatMap(beat => ('who' in beat && isPlaced(beat) ? [beat.who] : [])));
  return Object.keys(now.warriors).flatMap((who): Beat[] => {
    if (told.has(who) || !isOnMap(was, who) || !isOnMap(now, who)) return [];
    const way = [standOf(was, who), standOf(now, who)];
    return String(way[0]) === String(way[1]) ? [] : [{ kind: 'walk', who, way, at, time: SHUFFLE }];
  });
}

const isPlaced = ({ kind }: Beat): boolean => kind === 'walk' || kind === 'enter';
