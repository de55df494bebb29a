import type { Point } from '@oubliette/art';
import type { CaveView, Event } from '@oubliette/claustrophobia';
import { middleOf, standOf } from '@oubliette/claustrophobia/drawing';
import { isOnMap, warriorsAt } from '../seen/reading.ts';

/** How long things take, in milliseconds. */
const STEP = 260;
const WALK_AT_MOST = 900;
const LAY = 480;
const ENTER = 380;
const STRIKE = 320;
const HURT = 420;
const SHUFFLE = 200;
/** How far an attacker leans towards his target. */
const LEAN = 0.4;

/** One thing that is seen to happen, and when. */
export type Beat = { readonly at: number; readonly time: number } & (
  | { readonly kind: 'lay'; readonly tile: string }
  | { readonly kind: 'walk'; readonly who: string; readonly way: readonly Point[] }
  | { readonly kind: 'strike'; readonly who: string; readonly towards: Point }
  | { readonly kind: 'enter'; readonly who: string }
  | { readonly kind: 'hurt'; readonly who: string }
  | { readonly kind: 'fall'; readonly who: string }
);

/** `Beat` without its time: the union must be kept. */
type Happening = Beat extends infer B ? (B extends Beat ? Omit<B, 'at'> : never) : never;

/** What has just happened as a series of beats: one after the other, as it was told. */
export function beatsOf(events: readonly Event[], was: CaveView, now: CaveView): Beat[] {
  const beats: Beat[] = [];
  let clock = 0;
  const add = (happening: Happening, isAlong = false): void => {
    const last = beats.at(-1);
    const at = isAlong && last ? last.at : clock;
    beats.push({ ...happening, at } as Beat);
    clock = Math.max(clock, at + happening.time);
  };

  for (const [index, event] of events.entries()) {
    switch (event.kind) {
      case 'placed':
        add({ kind: 'lay', tile: event.tile, time: LAY });
        break;
      case 'moved':
      case 'dived':
        if (!goesOn(events, index)) add(walkOf(events, index, event.who, was, now));
        break;
      case 'entered':
        add({ kind: 'enter', who: event.who, time: ENTER }, isAnother(events, index));
        break;
      case 'attacked':
        if (isOnMap(now, event.who)) add(strikeOf(event, was, now));
        break;
      case 'line':
      case 'wounded':
        add({ kind: 'hurt', who: event.who, time: HURT });
        break;
      case 'killed':
      case 'removed':
        if (isOnMap(was, event.who)) add({ kind: 'fall', who: event.who, time: HURT }, true);
        break;
    }
  }
  return [...beats, ...shuffle(beats, was, now, clock)];
}

/** Several figures that enter in a row come together. */
const isAnother = (events: readonly Event[], index: number): boolean =>
  events[index - 1]?.kind === 'entered';

/** Steps of one warrior in a row are one walk; it is told with the last of them. */
function goesOn(events: readonly Event[], index: number): boolean {
  const [here, next] = [events[index]!, events[index + 1]];
  return isStep(here) && next !== undefined && isStep(next) && next.who === here.who;
}

type Step = Extract<Event, { kind: 'moved' | 'dived' }>;

const isStep = (event: Event): event is Step => event.kind === 'moved' || event.kind === 'dived';

function walkOf(
  events: readonly Event[],
  last: number,
  who: string,
  was: CaveView,
  now: CaveView,
): Happening {
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

function strikeOf(
  { who, target, cell }: Extract<Event, { kind: 'attacked' }>,
  was: CaveView,
  now: CaveView,
): Happening {
  const [x, y] = standOf(now, who);
  const [tx, ty] = isOnMap(was, target) ? standOf(was, target) : packOn(was, cell);
  const towards: Point = [x + (tx - x) * LEAN, y + (ty - y) * LEAN];
  return { kind: 'strike', who, towards, time: STRIKE };
}

/** Where the Troglodytes of a tile stand. */
function packOn(view: CaveView, cell: string): Point {
  const one = warriorsAt(view, cell).find(who => who.startsWith('TR'));
  return one ? standOf(view, one) : middleOf(cell);
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
