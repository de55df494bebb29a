import { chip, type PictogramName, placed, type Side, sideLetters, token } from '@oubliette/art';
import { fastRandom } from '@oubliette/kernel';
import { cellNamed } from '../board/notation.ts';
import type { CellId, Plan } from '../board/plan.ts';
import { guess } from '../duel/guess.ts';
import type { TokenView } from '../duel/seen/token.ts';
import { COLOURS } from '../duel/state.ts';
import type { DuelView } from '../duel/view.ts';
import type { Piece } from '../pieces/piece.ts';
import { readTokenName } from '../pieces/roster.ts';
import { centreOf, type Geometry, placeOf } from './geometry.ts';
import { type LabyrinthPicture, labyrinthDocument, pictureOf } from './labyrinth.ts';
import { characterPictograms, objectPictograms } from './pictograms.ts';
import './original-set.ts';

interface Wishes {
  readonly language?: 'en' | 'ru';
  /** Pieces of further sets, and the known ones that they look like. */
  readonly likenesses?: Readonly<Record<string, string>>;
}

/** A duel as a viewer sees it, as an SVG document that needs nothing else. */
export function duelDocument(
  seen: DuelView,
  { language = 'en', likenesses = {} }: Wishes = {},
): string {
  const points = seen.seats.map(seat => `${seat} ${seen.points[seat]} VP`);
  return labyrinthDocument(duelPicture(seen), {
    title: `turn ${seen.turn}: ${points.join(', ')}`,
    upon: g => tokensUpon(seen, g, { language, likenesses }),
  });
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

/** Who and what shares one square. */
interface Company {
  standing?: Figure;
  lying?: Figure;
  thing?: Figure;
}

interface Figure {
  readonly side: Side;
  readonly pictogram: PictogramName;
}

type Likenesses = NonNullable<Wishes['likenesses']>;

function tokensUpon(
  seen: DuelView,
  g: Geometry,
  { language, likenesses }: Required<Wishes>,
): string {
  return [...companies(seen, g.plan, likenesses)]
    .map(([cell, company]) =>
      placed(...centreOf(g, placeOf(g, cell)), drawn(company, g.square, language)),
    )
    .join('');
}

function companies(seen: DuelView, plan: Plan, likenesses: Likenesses): Map<CellId, Company> {
  const found = new Map<CellId, Company>();
  for (const shown of seen.tokens) {
    const cell = cellNamed(plan, shown.place);
    if (cell === undefined) continue;
    const company = found.get(cell) ?? {};
    const { side, piece } = readTokenName(shown.name, seen.strange?.pieces)!;
    company[roleOf(piece, shown)] = figureOf(side, piece, likenesses);
    found.set(cell, company);
  }
  return found;
}

function roleOf({ kind }: Piece, { wounded }: TokenView): keyof Company {
  if (kind !== 'character') return 'thing';
  return wounded ? 'lying' : 'standing';
}

function figureOf(side: number, { id }: Piece, likenesses: Likenesses): Figure {
  const known = Object.hasOwn(likenesses, id) ? likenesses[id]! : id;
  return { side: COLOURS[side]!, pictogram: PICTOGRAMS[known as keyof typeof PICTOGRAMS] };
}

/** A thing may look like somebody, and somebody like a thing. */
const PICTOGRAMS = { ...characterPictograms, ...objectPictograms };

function drawn({ standing, lying, thing }: Company, square: number, language: 'en' | 'ru'): string {
  const letter = (side: Side) => sideLetters[language][side];
  const radius = square * 0.37;
  if (standing) {
    const carried = { carries: thing, carriesWounded: lying };
    return token({ ...standing, letter: letter(standing.side), ...carried }, radius);
  }
  if (lying) {
    return token({ ...lying, letter: letter(lying.side), wounded: true, carries: thing }, radius);
  }
  return thing ? chip(thing, square * 0.56) : '';
}
