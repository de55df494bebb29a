import type { CellId } from '@oubliette/dungeon-twister';
import { markAt } from '../../board/marks.ts';
import type { Plane } from '../../board/plane.ts';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import { deedAt } from '../deeds/index.ts';
import type { BoardIntent } from '../deeds/wishes.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { groupMark } from './group-mark.ts';
import type { Group } from './groups.ts';
import {
  amberMark,
  eyeMark,
  gearMarks,
  reachMarks,
  roomMarks,
  sightMarks,
  targetMarks,
} from './marks.ts';
import type { BoardOffer } from './offers.ts';
import { previewMarks } from './preview.ts';

/** Everything that is laid over the board at one moment. */
export interface BoardOverlay {
  readonly plane: Plane;
  readonly wishes: BoardIntent;
  readonly offers: readonly BoardOffer[];
  /** Enemies who would defend together. */
  readonly groups: readonly Group[];
  readonly shown: ShownBoard;
  readonly preview: BoardOffer | null;
  /** Squares that the chronicle points at. */
  readonly marked: readonly number[];
  readonly refused: number | null;
  /** The square under the bracket of the keyboard. */
  readonly focus: CellId | null;
  readonly language: WrittenLanguage;
}

const isAbove = (offer: BoardOffer | null): boolean =>
  offer !== null && deedAt(offer.action.do).isAbove === true;

const previewOf = ({ plane, wishes, shown, preview, language }: BoardOverlay): string =>
  preview === null ? '' : previewMarks({ plane, wishes, shown, language }, preview);

/** Below the tokens: where one can go, and the way there. */
export function lowerLayer(overlay: BoardOverlay): string {
  const { plane, wishes, offers, groups, marked, preview } = overlay;
  return [
    roomMarks(plane, offers),
    marked.map(cell => amberMark(plane, cell as CellId)).join(''),
    reachMarks(plane, wishes, offers),
    sightMarks(plane, wishes),
    groups.map(group => groupMark(plane, group)).join(''),
    isAbove(preview) ? '' : previewOf(overlay),
  ].join('');
}

/** Above the tokens: a room as it would lie, whom something can be done to, refusals, the bracket. */
export function upperLayer(overlay: BoardOverlay): string {
  const { plane, wishes, offers, shown, preview, refused, focus } = overlay;
  return [
    isAbove(preview) ? previewOf(overlay) : gearMarks(plane, shown),
    targetMarks(plane, wishes, offers),
    eyeMark(plane, wishes),
    refused === null ? '' : markAt(plane, 'refused', refused as CellId),
    focus === null ? '' : markAt(plane, 'focus', focus),
  ].join('');
}
