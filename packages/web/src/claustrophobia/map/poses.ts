import type { Point } from '@oubliette/art';
import type { Beat } from './timeline.ts';

/** Where a figure is at a moment, from where it will stand in the end. */
interface Pose {
  readonly at: number;
  readonly place: Point;
  readonly scale?: number;
  readonly hidden?: boolean;
}

/** The way of one figure through all beats, as frames of one motion; nothing if it stays where it is. */
export function framesOf(
  who: string,
  beats: readonly Beat[],
  stand: Point,
): { readonly frames: Keyframe[]; readonly time: number } | null {
  const poses = beats.flatMap(beat =>
    'who' in beat && beat.who === who ? posesIn(beat, stand) : [],
  );
  const time = poses.at(-1)?.at ?? 0;
  if (time === 0) return null;
  const [x, y] = stand;
  const frames = [{ ...poses[0]!, at: 0 }, ...poses].map(
    ({ at, place: [px, py], scale, hidden }) => ({
      offset: at / time,
      transform: `translate(${px - x}px, ${py - y}px) scale(${scale ?? 1})`,
      opacity: hidden ? 0 : 1,
    }),
  );
  return { frames, time };
}

function posesIn(beat: Beat, stand: Point): Pose[] {
  const { at, time } = beat;
  const until = at + time;
  switch (beat.kind) {
    case 'walk':
      return beat.way.map((place, index, way) => ({
        at: at + (time * index) / Math.max(1, way.length - 1),
        place,
      }));
    case 'enter':
      return [
        { at, place: stand, scale: 0.4, hidden: true },
        { at: at + time * 0.7, place: stand, scale: 1.12 },
        { at: until, place: stand },
      ];
    case 'strike':
      return [
        { at, place: stand },
        { at: at + time * 0.4, place: beat.towards, scale: 1.08 },
        { at: until, place: stand },
      ];
    default:
      return [];
  }
}
