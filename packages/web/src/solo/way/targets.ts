import { lettering, num, type Point, palette, placed } from '@oubliette/art';
import {
  type CellId,
  cellNamed,
  type ObjectiveLook,
  planOf,
  type SoloView,
  type Sought,
  type TargetVerdict,
  type Trace,
} from '@oubliette/dungeon-twister';
import { roomCorner } from '@oubliette/dungeon-twister/drawing';
import { middleOf, type Plane } from '../../board/plane.ts';
import { cellIn } from '../../duel/seen/reading.ts';
import { PRISON_INK } from './picture.ts';
import { afterTurns, type RoomTurn } from './turned.ts';

type Table = Pick<SoloView, 'tokens' | 'long' | 'rooms'>;

/** A target that was looked at, where it lies. */
export interface SeenTarget {
  readonly place: { readonly cell: CellId } | { readonly room: number };
  readonly ap: number | null;
  readonly verdict: TargetVerdict;
}

/** The objective that decided: the one achieved, else the one approached. */
export const decidingLook = ({ looks, choice }: Trace): ObjectiveLook | null =>
  looks.findLast(look => look.achievable) ?? looks.find(({ aim }) => aim === choice?.aim) ?? null;

/** The targets of an objective, where they lie by now; the way out is everywhere and nowhere. */
export function targetsOn(
  { candidates }: ObjectiveLook,
  view: Table,
  turns: readonly RoomTurn[] = [],
): SeenTarget[] {
  return candidates.flatMap(({ target, ap, verdict }) => {
    const place = placeOf(target, view, turns);
    return place ? [{ place, ap, verdict }] : [];
  });
}

/** Those to which a way leads: the others are shown with the objective that is pointed at. */
export const withPrice = (targets: readonly SeenTarget[]): readonly SeenTarget[] =>
  targets.filter(({ ap }) => ap !== null);

function placeOf(
  target: Sought,
  view: Table,
  turns: readonly RoomTurn[],
): SeenTarget['place'] | null {
  if ('room' in target) return target;
  if ('token' in target) {
    const here = cellIn(view, target.token);
    return here === null ? null : { cell: here };
  }
  if ('exit' in target) return null;
  const cell = cellNamed(planOf(view.long), target.square);
  return cell === undefined ? null : { cell: afterTurns(cell, turns, view.long) };
}

const INKS: Readonly<Record<TargetVerdict, string>> = {
  chosen: PRISON_INK,
  outranked: palette.path,
  farther: palette.path,
  'lost-the-roll': palette.path,
  'too-dear': palette.harm,
  occupied: palette.harm,
  unreachable: palette.harm,
  struck: palette.harm,
  recovering: palette.harm,
};

function middleOfPlace(plane: Plane, place: SeenTarget['place']): Point {
  if ('cell' in place) return middleOf(plane, place.cell);
  const [x, y] = roomCorner(plane.geometry, place.room);
  const half = 2.5 * plane.geometry.square;
  return [x + half, y + half];
}

/** Every target with its price, the chosen one in a bold frame; one without a way has a cross. */
export function targetsPicture(plane: Plane, targets: readonly SeenTarget[]): string {
  const { square } = plane.geometry;
  const marks = targets.map(({ place, ap, verdict }) => {
    const ink = INKS[verdict];
    const isChosen = verdict === 'chosen';
    const faint = verdict === 'unreachable' ? ' opacity=".6"' : '';
    const half = square * ('room' in place ? 2.3 : 0.46);
    const line = isChosen ? 2.6 : 1.6;
    const dashes = isChosen ? '' : ` stroke-dasharray="${num(square * 0.12)} ${num(square * 0.1)}"`;
    const frame = `<rect x="${num(-half)}" y="${num(-half)}" width="${num(2 * half)}" height="${num(2 * half)}" rx="${num(square * 0.1)}" fill="none" stroke="${ink}" stroke-width="${line}"${dashes}${faint}/>`;
    return placed(
      ...middleOfPlace(plane, place),
      frame + priceTag(square, half, ink, ap, isChosen),
    );
  });
  return `<g class="npc-targets">${marks.join('')}</g>`;
}

function priceTag(
  square: number,
  half: number,
  ink: string,
  ap: number | null,
  isChosen: boolean,
): string {
  const r = Math.max(square * 0.2, 9);
  const [fill, on] = isChosen ? [ink, palette.outline] : [palette.outline, ink];
  const words = lettering(ap === null ? '×' : String(ap), r * 1.35, r * 0.45, on);
  const disc = `<circle r="${num(r)}" fill="${fill}" stroke="${isChosen ? palette.outline : ink}" stroke-width="1.6"/>`;
  return placed(-half + r * 0.3, -half + r * 0.3, disc + words);
}
