import { chip, faceDown, num, palette, placed, sideLetters, token } from '@oubliette/art';
import { type CellId, type DuelSeat, groundAt } from '@oubliette/dungeon-twister';
import { faceOf } from './pieces.ts';
import { isCharacter } from './reading.ts';
import { loadIn, type ShownBoard, type ShownToken } from './shown.ts';

/** Something that is drawn on a square of its own, with what it has with it. */
export interface DrawnOnSquare {
  readonly name: string;
  readonly cell: CellId;
  readonly wounded: boolean;
  /** What it carries, or what lies under it. */
  readonly with: string | null;
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
  const guests = new Map<string, string>();
  for (const host of pieces.toReversed()) {
    if (!isCharacter(host.name) || isGuest(guests, host.name)) continue;
    const guest = host.wounded ? thingUnder(shown, host) : loadIn(shown, host.name);
    if (guest !== null && !isGuest(guests, guest)) guests.set(host.name, guest);
  }
  return pieces
    .filter(({ name }) => !isGuest(guests, name) && name !== walker?.load)
    .map(({ name, cell, wounded }) => ({ name, cell, wounded, with: guests.get(name) ?? null }));
}

const isGuest = (guests: ReadonlyMap<string, string>, name: string): boolean =>
  [...guests.values()].includes(name);

function thingUnder({ pieces, walker }: ShownBoard, host: ShownToken): string | null {
  const thing = [...pieces.values()].find(
    ({ name, cell }) => cell === host.cell && !isCharacter(name) && name !== walker?.load,
  );
  return thing?.name ?? null;
}

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
    return ropeOver(shown, drawn, square) + chip({ side, pictogram }, square * 0.56);
  }
  const under = drawn.with === null ? null : faceOf(drawn.with);
  const guest = under && { side: under.seat, pictogram: under.pictogram };
  return token(
    {
      side,
      pictogram,
      letter: sideLetters[language][side],
      wounded: drawn.wounded,
      selected,
      ghost,
      ...(guest && (under.figures ? { carriesWounded: guest } : { carries: guest })),
    },
    square * 0.37,
  );
}

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
