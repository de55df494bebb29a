import {
  chip,
  type PictogramName,
  placed,
  sideLetters,
  type TokenSide,
  token,
} from '@oubliette/art';
import { cellNamed } from '../board/notation.ts';
import type { BoardPlan, CellId } from '../board/plan.ts';
import type { Piece } from '../pieces/piece.ts';
import { readTokenName } from '../pieces/roster.ts';
import { LIKENESSES } from './further/pictograms.ts';
import { centreOf, type Geometry, placeOf } from './geometry.ts';

export interface TokenPicture {
  readonly name: string;
  /** Its square, or where it is off the board; then it is not drawn. */
  readonly place: string;
  readonly wounded?: true;
}

/** What the tokens of a match look like. */
export interface Faces {
  readonly language: 'en' | 'ru';
  readonly further: readonly Piece[];
  /** The known piece that a piece looks like, if it has no picture of its own. */
  readonly likenessOf: (piece: string) => string;
  readonly sideOf: (name: string, side: number) => TokenSide;
}

interface Figure {
  readonly side: TokenSide;
  readonly pictogram: PictogramName;
}

/** Who and what shares one square. */
interface Company {
  standing?: Figure;
  lying?: Figure;
  thing?: Figure;
  /** A second thing or wounded one (DT-PND-05). */
  lyingToo?: Figure;
  thingToo?: Figure;
}

/** Everybody and everything on the squares of a board. */
export function tokensUpon(seen: readonly TokenPicture[], g: Geometry, faces: Faces): string {
  return [...companies(seen, g.plan, faces)]
    .map(([cell, company]) =>
      placed(...centreOf(g, placeOf(g, cell)), drawn(company, g.square, faces.language)),
    )
    .join('');
}

function companies(
  seen: readonly TokenPicture[],
  plan: BoardPlan,
  faces: Faces,
): ReadonlyMap<CellId, Company> {
  const found = new Map<CellId, Company>();
  for (const shown of seen) {
    const cell = cellNamed(plan, shown.place);
    if (cell === undefined) continue;
    const company = found.get(cell) ?? {};
    const { side, piece } = readTokenName(shown.name, faces.further)!;
    const pictogram = LIKENESSES[faces.likenessOf(piece.id)]!;
    const role = roleOf(piece, shown);
    const isSecond = company[role] !== undefined;
    company[isSecond ? SECOND[role] : role] = { side: faces.sideOf(shown.name, side), pictogram };
    found.set(cell, company);
  }
  return found;
}

const SECOND = { standing: 'standing', lying: 'lyingToo', thing: 'thingToo' } as const;

function roleOf({ kind }: Piece, { wounded }: TokenPicture): 'standing' | 'lying' | 'thing' {
  if (kind !== 'character') return 'thing';
  return wounded ? 'lying' : 'standing';
}

function drawn(company: Company, square: number, language: 'en' | 'ru'): string {
  const { standing, lying, thing, lyingToo, thingToo } = company;
  const letter = (side: TokenSide) => sideLetters[language][side];
  const radius = square * 0.37;
  if (standing) {
    const carried = {
      carries: thing,
      carriesWounded: lying,
      carriesToo: thingToo,
      carriesWoundedToo: lyingToo,
    };
    return token({ ...standing, letter: letter(standing.side), ...carried }, radius);
  }
  if (lying) {
    const under = { wounded: true, carries: thing, carriesToo: thingToo };
    return token({ ...lying, letter: letter(lying.side), ...under }, radius);
  }
  if (thing && thingToo) return twoChips(thing, thingToo, square);
  return thing ? chip(thing, square * 0.56) : '';
}

/** Two things on one square, side by side. */
const twoChips = (one: Figure, other: Figure, square: number): string =>
  placed(square * -0.2, square * -0.1, chip(one, square * 0.44)) +
  placed(square * 0.2, square * 0.1, chip(other, square * 0.44));
