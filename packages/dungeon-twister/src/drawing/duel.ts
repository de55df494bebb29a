import { fastRandom } from '@oubliette/kernel';
import { guess } from '../duel/guess.ts';
import { COLOURS } from '../duel/state.ts';
import type { DuelView } from '../duel/view.ts';
import type { BoardPoint } from './geometry.ts';
import { type LabyrinthPicture, labyrinthDocument, pictureOf } from './labyrinth.ts';
import { tokensUpon } from './upon.ts';
import './original-set.ts';

export interface DuelWishes {
  readonly language?: 'en' | 'ru';
  /** Pieces of further sets, and the known ones that they look like. */
  readonly likenesses?: Readonly<Record<string, string>>;
  /** What a reader who cannot see it is told. */
  readonly title?: string;
  readonly portrait?: boolean;
  /** Nothing but the rooms that lie face up, the lines beside them, and where tokens stand. */
  readonly isCropped?: boolean;
}

/** A duel as a viewer sees it, as an SVG document that needs nothing else. */
export function duelDocument(
  seen: DuelView,
  {
    language = 'en',
    likenesses = {},
    title = pointsIn(seen),
    portrait = false,
    isCropped = false,
  }: DuelWishes = {},
): string {
  const faces = {
    language,
    further: seen.strange?.pieces ?? [],
    likenessOf: (piece: string) => (Object.hasOwn(likenesses, piece) ? likenesses[piece]! : piece),
    sideOf: (_name: string, side: number) => COLOURS[side]!,
  };
  return labyrinthDocument(duelPicture(seen), {
    title,
    portrait,
    ...(isCropped && { around: squaresTakenIn(seen) }),
    upon: g => tokensUpon(seen.tokens, g, faces),
  });
}

/** Where tokens stand, as column and row. */
function squaresTakenIn({ tokens }: DuelView): BoardPoint[] {
  return tokens.flatMap(({ place }) => {
    const [, x, y] = /^@(\d+),(\d+)$/.exec(place) ?? [];
    return x === undefined ? [] : [{ x: Number(x), y: Number(y) }];
  });
}

function pointsIn(seen: DuelView): string {
  const points = seen.seats.map(seat => `${seat} ${seen.points[seat]} VP`);
  return `turn ${seen.turn}: ${points.join(', ')}`;
}

/** The rooms, with the face-down tokens on those that nobody has turned up. */
function duelPicture(seen: DuelView): LabyrinthPicture {
  const { rooms, ...shape } = pictureOf(guess(seen, fastRandom(1)).labyrinth);
  return {
    ...shape,
    rooms: rooms.map((lying, position) => {
      if (lying.revealed) return lying;
      const counts = seen.rooms[position]!.tokens;
      return {
        ...lying,
        tokens: seen.seats.flatMap(seat => Array(counts[seat]).fill(seat)),
      };
    }),
  };
}
