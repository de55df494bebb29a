/**
 * What the deeds of the box mean at the table. Each has two files: what it is on the board and on a
 * button (`jump.ts`), and how it moves and is told (`jump.told.ts`), which nobody fetches before
 * something happens. Deeds of the vocabulary all follow from what they are aimed at (`aimed.ts`).
 */
import type { PictogramName } from '@oubliette/art';
import type {
  AimedDeed,
  CellId,
  DuelAction,
  DuelActionOf,
  DuelEvent,
  DuelView,
} from '@oubliette/dungeon-twister';
import type { Plane } from '../../board/plane.ts';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import type { Sound } from '../../senses/sounds.ts';
import type { ShownBoard } from '../seen/shown.ts';
import type { DeedSetting } from './setting.ts';
import type { BoardAim, BoardIntent } from './wishes.ts';

export type BoxDeed = Exclude<DuelAction['do'], AimedDeed>;

/** Some kinds of events share their fields, and their type. */
type Kinded<E extends DuelEvent, K> = E extends DuelEvent
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;

export type DuelEventOf<K extends DuelEvent['kind']> = Kinded<DuelEvent, K>;

/** What would be seen, drawn over the board. */
export interface DeedPreview {
  readonly plane: Plane;
  readonly wishes: BoardIntent;
  readonly shown: ShownBoard;
  readonly language: WrittenLanguage;
}

export interface TableDeed<A extends DuelAction> {
  /** What a button or a list calls it. */
  readonly words: (setting: DeedSetting, action: A) => string;
  /** Where on the board it is wished for. */
  readonly aim?: (wishes: BoardIntent, action: A) => BoardAim;
  /** Whether a click means it without a word from the panels; all others want to be chosen first. */
  readonly click?: true | ((wishes: BoardIntent, action: A) => boolean);
  /** The sign on the square of whoever it is done upon. */
  readonly sign?: PictogramName;
  /** Its squares are marked like those of a move. */
  readonly isPlace?: true;
  /** It is done to a whole room, which is framed. */
  readonly room?: 'plain' | 'quiet';
  /** It needs to see its target: the lines of sight are drawn. */
  readonly looks?: true;
  /** It leads where a walk may lead too: not offered where one AP of walking does. */
  readonly leaps?: true;
  /** It is done to a portcullis, and clicked there too. */
  readonly gate?: true;
  /** A click on whoever does it means it. */
  readonly atHome?: true;
  /** It puts a token somewhere; in a list for one place its name is enough. */
  readonly puts?: true;
  /** A part of a move under way: what hands do, or its end. */
  readonly onTheWay?: 'hands' | 'end';
  /** It has no goal: wished for, it is done. */
  readonly outright?: true;
  /** Jump cards that are left after it. */
  readonly jumpsLeft?: (view: DuelView, action: A) => number;
  /** An arc through the air leads to its one square. */
  readonly isArc?: true;
  /** What would come of it; without a word its one square is marked. */
  readonly preview?: (preview: DeedPreview, action: A) => string;
  /** That is drawn above the tokens. */
  readonly isAbove?: true;
  /** What somebody wished who has chosen it and clicked where it is not offered. */
  readonly wish?: (wishes: BoardIntent, token: string, cell: CellId) => DuelAction | null;
}

/** What an event changes on the board, and what is heard of it. */
export interface TableHappening<E extends DuelEvent> {
  readonly after?: (shown: ShownBoard, event: E) => ShownBoard;
  /** Quiet kinds are told by the chronicle alone. */
  readonly sound?: Sound | ((event: E) => Sound | null);
  /** The eye is kept waiting: then a click only completes the motion and does nothing else. */
  readonly isLong?: true;
}

export type TableDeeds<K extends DuelAction['do']> = {
  readonly [D in K]: TableDeed<DuelActionOf<D>>;
};
export type TableHappenings<K extends DuelEvent['kind']> = {
  readonly [D in K]: TableHappening<DuelEventOf<D>>;
};
