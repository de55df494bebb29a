import { chip, placed, type Side, sideLetters, token } from '@oubliette/art';
import { fastRandom } from '@oubliette/kernel';
import type { CellId } from '../board/plan.ts';
import { guess } from '../duel/guess.ts';
import { COLOURS, seatsFor, UNDER_ROOM, WOUNDED } from '../duel/state.ts';
import type { DuelView, TokenView } from '../duel/view.ts';
import { readTokenName } from '../pieces/roster.ts';
import { centreOf, type Geometry, placeOf } from './geometry.ts';
import { type LabyrinthPicture, labyrinthDocument, pictureOf } from './labyrinth.ts';
import { characterPictograms, objectPictograms } from './pictograms.ts';
import './original-set.ts';

/** A duel as a viewer sees it, as an SVG document that needs nothing else. */
export function duelDocument(seen: DuelView, language: 'en' | 'ru' = 'en'): string {
  const points = seatsOf(seen).map((seat, side) => `${seat} ${seen.points[side]} VP`);
  return labyrinthDocument(duelPicture(seen), {
    title: `turn ${seen.turn}: ${points.join(', ')}`,
    upon: g => tokensUpon(seen, g, language),
  });
}

const seatsOf = ({ points }: DuelView) => seatsFor(points.length);

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
        tokens: seatsOf(seen).flatMap((seat, side) => Array(counts[side]).fill(seat)),
      };
    }),
  };
}

/** Who and what shares one square. */
interface Company {
  standing?: Figure;
  lying?: Figure;
  thing?: Figure;
}

interface Figure {
  readonly side: Side;
  readonly piece: string;
}

function tokensUpon(seen: DuelView, g: Geometry, language: 'en' | 'ru'): string {
  return [...companies(seen)]
    .map(([cell, company]) =>
      placed(...centreOf(g, placeOf(g, cell)), drawn(company, g.square, language)),
    )
    .join('');
}

function companies(seen: DuelView): Map<CellId, Company> {
  const found = new Map<CellId, Company>();
  for (const shown of seen.tokens) {
    if (shown.place < 0 || shown.place >= UNDER_ROOM) continue;
    const cell = shown.place as CellId;
    const company = found.get(cell) ?? {};
    company[roleOf(shown)] = figureOf(shown);
    found.set(cell, company);
  }
  return found;
}

function roleOf({ name, marks }: TokenView): keyof Company {
  if (readTokenName(name)?.piece.kind !== 'character') return 'thing';
  return (marks & WOUNDED) === 0 ? 'standing' : 'lying';
}

function figureOf({ name }: TokenView): Figure {
  const { side, piece } = readTokenName(name)!;
  return { side: COLOURS[side]!, piece: piece.id };
}

const face = ({ side, piece }: Figure) =>
  ({ side, pictogram: characterPictograms[piece as keyof typeof characterPictograms] }) as const;

const sign = ({ side, piece }: Figure) =>
  ({ side, pictogram: objectPictograms[piece as keyof typeof objectPictograms] }) as const;

function drawn({ standing, lying, thing }: Company, square: number, language: 'en' | 'ru'): string {
  const letter = (side: Side) => sideLetters[language][side];
  const radius = square * 0.37;
  if (standing) {
    const carried = { carries: thing && sign(thing), carriesWounded: lying && face(lying) };
    return token({ ...face(standing), letter: letter(standing.side), ...carried }, radius);
  }
  if (lying) {
    const carries = thing && sign(thing);
    return token({ ...face(lying), letter: letter(lying.side), wounded: true, carries }, radius);
  }
  return thing ? chip(sign(thing), square * 0.56) : '';
}
