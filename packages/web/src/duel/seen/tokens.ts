import {
  chip,
  type DrawnToken,
  faceDown,
  num,
  type ObjectChip,
  palette,
  placed,
  sideLetters,
  token,
} from '@oubliette/art';
import { type CellId, type DuelSeat, groundAt } from '@oubliette/dungeon-twister';
import { faceOf } from './pieces.ts';
import { isCharacter } from './reading.ts';
import { loadsIn, type ShownBoard, type ShownToken } from './shown.ts';

/** Something that is drawn on a square of its own, with what it has with it. */
export interface DrawnOnSquare {
  readonly name: string;
  readonly cell: CellId;
  readonly wounded: boolean;
  /** What it carries, or what lies under it. */
  readonly with: string | null;
  /** What it has in the other hand, or what lies there too (DT-PND-05). */
  readonly also?: string;
}

/** From the bottom to the top: things, the wounded, the healthy, whoever is on the way. */
function height({ walker }: ShownBoard, { name, wounded }: ShownToken): number {
  if (name === walker?.name) return 3;
  if (!isCharacter(name)) return 0;
  return wounded ? 1 : 2;
}

/** Everything on the board that is drawn by itself, the lowest first. */
export function drawnTokens(shown: ShownBoard): DrawnOnSquare[] {
  const { walker } = shown;
  const pieces = [...shown.pieces.values()].sort(
    (one, other) => height(shown, one) - height(shown, other),
  );
  const guests = new Map<string, readonly string[]>();
  const isGuest = (name: string) => [...guests.values()].some(names => names.includes(name));
  for (const host of pieces.toReversed()) {
    if (isGuest(host.name) || walker?.loads.includes(host.name)) continue;
    const isBearer = isCharacter(host.name) && !host.wounded;
    const under = isBearer ? loadsIn(shown, host.name) : thingsUnder(shown, host);
    const mine = under.filter(name => !isGuest(name));
    if (mine.length > 0) guests.set(host.name, mine);
  }
  return pieces
    .filter(({ name }) => !isGuest(name) && !walker?.loads.includes(name))
    .map(({ name, cell, wounded }) => {
      const [first = null, second] = guests.get(name) ?? [];
      return { name, cell, wounded, with: first, ...(second !== undefined && { also: second }) };
    });
}

/** What lies under somebody wounded, or beside another thing. */
const thingsUnder = ({ pieces, walker }: ShownBoard, host: ShownToken): readonly string[] =>
  [...pieces.values()]
    .filter(({ name, cell }) => cell === host.cell && name !== host.name && !isCharacter(name))
    .map(({ name }) => name)
    .filter(name => !walker?.loads.includes(name));

interface Look {
  readonly square: number;
  readonly language: 'en' | 'ru';
  readonly selected?: boolean;
  readonly ghost?: boolean;
}

/** A token as it stands on its square. */
export function tokenPicture(
  shown: ShownBoard,
  drawn: DrawnOnSquare,
  { square, language, selected, ghost }: Look,
): string {
  const { seat: side, pictogram, figures } = faceOf(drawn.name);
  if (figures === null) {
    const own = { side, pictogram };
    if (drawn.with !== null) return twoChips(own, figureOf(drawn.with), square);
    return ropeOver(shown, drawn, square) + chip(own, square * 0.56);
  }
  return token(
    {
      side,
      pictogram,
      letter: sideLetters[language][side],
      wounded: drawn.wounded,
      selected,
      ghost,
      ...burdenOf([drawn.with, drawn.also]),
    },
    square * 0.37,
  );
}

function figureOf(name: string): ObjectChip {
  const { seat: side, pictogram } = faceOf(name);
  return { side, pictogram };
}

/** What somebody carries, as a token shows it: two things, two wounded, or one of each. */
export function burdenOf(names: readonly (string | null | undefined)[]): Partial<DrawnToken> {
  const all = names.filter(name => typeof name === 'string');
  const [wounded, woundedToo] = all.filter(name => faceOf(name).figures).map(figureOf);
  const [thing, thingToo] = all.filter(name => !faceOf(name).figures).map(figureOf);
  return {
    ...(thing && { carries: thing }),
    ...(thingToo && { carriesToo: thingToo }),
    ...(wounded && { carriesWounded: wounded }),
    ...(woundedToo && { carriesWoundedToo: woundedToo }),
  };
}

/** Two things that somebody left together, side by side. */
const twoChips = (one: ObjectChip, other: ObjectChip, square: number): string =>
  placed(square * -0.2, square * -0.1, chip(one, square * 0.44)) +
  placed(square * 0.2, square * 0.1, chip(other, square * 0.44));

/** A Rope that lies on a pit is fixed at its rims (DT-ROPE-03). */
function ropeOver({ labyrinth }: ShownBoard, { cell }: DrawnOnSquare, square: number): string {
  if (groundAt(labyrinth, cell) !== 'pit') return '';
  const [near, far] = [num(square * 0.2), num(square * 0.46)];
  const d = `M-${far},-${far}L-${near},-${near}M${far},-${far}L${near},-${near}M-${far},${far}L-${near},${near}M${far},${far}L${near},${near}`;
  const line = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round"/>`;
  return line(palette.outline, square * 0.11) + line(palette.parchment, square * 0.055);
}

/** A starter that nobody has turned up. */
export const starterPicture = (side: DuelSeat, square: number): string =>
  placed(0, 0, faceDown(side, square * 0.36));
