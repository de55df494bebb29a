/**
 * What the deeds of the game mean at the table, one file each: what a button calls it, where it is
 * wished for, and of what it tells: the sentence, what is told in one breath with it, what is heard
 * and seen on the map.
 */
import type { Action, ActionOf, CaveView, Event, TileSide, Verb } from '@oubliette/claustrophobia';
import type { Sound } from '../../senses/sounds.ts';
import type { HeldInHand } from '../seen/choice.ts';
import type { CaveTexts } from '../words/messages.en.ts';
import type { Party } from '../words/told.en.ts';
import type { BeatStage, SeenBeat } from './beat.ts';
import type { Setting } from './setting.ts';

export type CaveEventKind = Event['kind'];
/** Some kinds of events share their fields, and their type. */
type Kinded<E extends Event, K> = E extends Event
  ? K extends E['kind']
    ? E & { readonly kind: K }
    : never
  : never;
export type CaveEventOf<K extends CaveEventKind> = Kinded<Event, K>;

/** Where on the table an action is wished: a tile, an opening or passage of it, somebody. */
export type OfferPlace =
  | { readonly kind: 'tile'; readonly cell: string }
  | { readonly kind: 'door'; readonly cell: string; readonly side: TileSide }
  | { readonly kind: 'warrior'; readonly who: string };

export interface CaveDeed<A extends Action> {
  /** What a button or a list calls it. */
  readonly words: (s: Setting, action: A) => string;
  /** What is bought or chosen by it: what that does. */
  readonly good?: (texts: CaveTexts, action: A) => string;
  /** Where the table shows it; without a word it is only a button. */
  readonly aim?: (view: CaveView, action: A) => OfferPlace | null;
  /** The same wished upon somebody else: the rules say why it cannot be them. */
  readonly uponOther?: (who: string) => A;
  /** It waits in the hand until it is taken up: cards, gifts, objects. */
  readonly inHand?: true;
  /** Whether it is what the player holds. */
  readonly isHeld?: (held: HeldInHand, action: A) => boolean;
  /** The panels have a place of its own for it: dice, tiles to turn, the auction. */
  readonly hasPanel?: true;
  /** It takes the match on when nothing else is wished. */
  readonly goesOn?: true;
  /** It changes nothing but whose turn it is. */
  readonly isEmpty?: (view: CaveView) => boolean;
  /** What a warrior does in person, and which one; all else begins with a card, a tile, an area. */
  readonly doer?: (view: CaveView) => string | null;
  /** The tile on which the doer stands afterwards. */
  readonly leadsTo?: (action: A) => string;
  /** Several in a row are called by the last. */
  readonly isStep?: true;
  /** It hangs on dice that are not rolled or a tile that is not drawn; or it is not worth a word. */
  readonly isOpen?: true;
}

/** How an event is told, heard and seen. */
export interface CaveHappening<E extends Event> {
  readonly sentence: (s: Setting, event: E) => string;
  /** Whose doing it is, where neither the seat nor the warrior says so; null: nobody's yet. */
  readonly by?: Party | null;
  /** What is told in one breath with it, where it came first. */
  readonly joins?: readonly CaveEventKind[];
  /** Whether one of its own kind belongs to it; some hold only for plain Troglodytes. */
  readonly joinsAlike?: (event: E, next: E, isPlain: (each: E) => boolean) => boolean;
  /** How the whole of that is told; without a word it is the sentence, and what came of it. */
  readonly passage?: PassageWords;
  /** Told after whatever brought it about, in a sentence of its own. */
  readonly isSequel?: true;
  /** Cards come between its parts without ending it. */
  readonly isLong?: true;
  /** It ends what was going on for long. */
  readonly closes?: true;
  /** What was played before it decided something is told first. */
  readonly decides?: true;
  /** Told by what follows, or by the headings. */
  readonly isSilent?: true;
  /** Told by the one that follows, if that is such a one. */
  readonly toldBy?: CaveEventKind;
  /** It belongs to an attack once that is declared; as a hit that somebody takes. */
  readonly ofAttack?: 'part' | 'hit';
  /** What is heard though nothing moves on the map. */
  readonly sound?: Sound;
  /** What is seen on the map. */
  readonly beat?: (stage: BeatStage, event: E) => SeenBeat | null;
  /** Steps of one warrior in a row are seen as one walk. */
  readonly isStep?: true;
  /** Several in a row are seen together; or each together with what was before it. */
  readonly isSeen?: 'with-alike' | 'with-last';
}

/** The events of a passage in words; each of them by its own sentence. */
export type PassageWords = (
  s: Setting,
  events: readonly Event[],
  say: (event: Event) => string,
) => string;

export type CaveDeeds<K extends Verb> = {
  readonly [D in K]: CaveDeed<ActionOf<D>>;
};
export type CaveHappenings<K extends CaveEventKind> = {
  readonly [D in K]: CaveHappening<CaveEventOf<D>>;
};

export const first = <K extends CaveEventKind>(
  events: readonly Event[],
  kind: K,
): CaveEventOf<K> | undefined =>
  events.find(event => event.kind === kind) as CaveEventOf<K> | undefined;

export const of = <K extends CaveEventKind>(events: readonly Event[], kind: K): CaveEventOf<K>[] =>
  events.filter(event => event.kind === kind) as CaveEventOf<K>[];

/** Who takes a hit and how, as it follows whatever dealt it. */
export const HARM = ['guarded', 'line', 'wounded', 'killed', 'removed'] as const;
