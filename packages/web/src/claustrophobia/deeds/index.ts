/** Every deed of the table, and everything that can happen, by name. */
import type { Action, CaveView, Event, Verb } from '@oubliette/claustrophobia';
import { acted, acting } from './acting.ts';
import { attack, fought } from './attack.ts';
import { cards, played } from './card.ts';
import { cavedIn } from './cave-in.ts';
import { exploded } from './charges.ts';
import type {
  CaveDeed,
  CaveDeeds,
  CaveEventKind,
  CaveHappening,
  CaveHappenings,
  OfferPlace,
} from './deed.ts';
import { dive, dived } from './dive.ts';
import { entered, entry } from './entry.ts';
import { explore, explored } from './explore.ts';
import { gave, gifts } from './gift.ts';
import { go, moved } from './go.ts';
import { reached } from './goals.ts';
import { harm, harmed } from './harm.ts';
import { dug, hole } from './hole.ts';
import { assigned, initiative } from './initiative.ts';
import { marked, marker } from './marker.ts';
import { ownDeed, ownDie } from './own-deed.ts';
import { ownQuestions } from './own-question.ts';
import { round, wentOn } from './round.ts';
import { seal, sealed } from './seal.ts';
import type { Setting } from './setting.ts';
import { chosen, team } from './team.ts';
import { destiny, threatened } from './threat.ts';
import { sprang, trap } from './trap.ts';
import { carried } from './treasure.ts';

const DEEDS: CaveDeeds<Verb> = {
  ...team,
  ...marker,
  ...seal,
  ...initiative,
  ...gifts,
  ...cards,
  ...acting,
  ...go,
  ...dive,
  ...explore,
  ...attack,
  ...harm,
  ...trap,
  ...hole,
  ...destiny,
  ...entry,
  ...ownQuestions,
  ...ownDeed,
  ...round,
};

const HAPPENINGS: CaveHappenings<CaveEventKind> = {
  ...chosen,
  ...marked,
  ...sealed,
  ...assigned,
  ...gave,
  ...played,
  ...acted,
  ...moved,
  ...dived,
  ...explored,
  ...fought,
  ...harmed,
  ...sprang,
  ...dug,
  ...threatened,
  ...entered,
  ...ownDie,
  ...exploded,
  ...carried,
  ...cavedIn,
  ...reached,
  ...wentOn,
};

/** What an action means at the table. */
export const deedOf = ({ do: verb }: Action): CaveDeed<Action> => DEEDS[verb] as CaveDeed<Action>;

/** How an event is told, heard and seen. */
export const happeningOf = ({ kind }: Event): CaveHappening<Event> =>
  HAPPENINGS[kind] as unknown as CaveHappening<Event>;

/** What an action would do, in a few words: for a button or a list. */
export const wordsOfAction = (s: Setting, action: Action): string =>
  deedOf(action).words(s, action);

/** The warrior who does something in person, if one does: whoever acts, or whoever loses a line. */
export const doerOf = (action: Action, view: CaveView): string | null =>
  deedOf(action).doer?.(view) ?? null;

/** Where the table shows an action. */
export const aimOf = (view: CaveView, action: Action): OfferPlace | null =>
  deedOf(action).aim?.(view, action) ?? null;

/** One event in one sentence. */
export const sentence = (s: Setting, event: Event): string => happeningOf(event).sentence(s, event);
