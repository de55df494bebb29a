import type { CaveSeat, CaveView, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { harmClauses } from '../deeds/aftermath.ts';
import { first } from '../deeds/deed.ts';
import { happeningOf, sentence } from '../deeds/index.ts';
import { type Setting, settingOf } from '../deeds/setting.ts';
import { isHumanName } from '../words/mention.ts';
import type { CaveTexts } from '../words/messages.en.ts';
import type { Party } from '../words/told.en.ts';
import { type CaveStoryPassage, passagesOf } from './passage.ts';

type Phase = keyof CaveTexts['phases'];

/** One line of the chronicle. */
export interface CaveStoryLine {
  readonly party: Party | null;
  readonly words: string;
  /** The cells it speaks of. */
  readonly cells: readonly string[];
  /** The moment after it: where one looks to see how it came out. */
  readonly moment: number;
  /** The round it belongs to; 0 in the set-up. */
  readonly round: number;
  readonly phase: Phase;
}

type Heading = Pick<CaveStoryLine, 'round' | 'phase'>;

/** The first event in words, then what came of it. */
function plainWords(s: Setting, [head, ...rest]: readonly Event[]): string {
  const clauses = harmClauses(s, rest);
  const tail = rest.filter(event => happeningOf(event).isSequel);
  const harm = clauses.length > 0 ? [s.texts.told.sentence(clauses)] : [];
  return [sentence(s, head!), ...harm, ...tail.map(event => sentence(s, event))].join(' ');
}

function partyOf(event: Event, view: CaveView): Party | null {
  const { by } = happeningOf(event);
  if (by !== undefined) return by;
  if ('seat' in event) return event.seat === view.seats.human ? 'human' : 'demon';
  return 'who' in event ? (isHumanName(event.who) ? 'human' : 'demon') : null;
}

function cellsOf(events: readonly Event[]): string[] {
  return [...new Set(events.flatMap(event => ('cell' in event ? [event.cell] : [])))];
}

/** Under which round and phase each event stands; without anything to set up the first is under way. */
function headingsOf(
  chapters: readonly Chapter<Claustrophobia>[],
  view: CaveView,
): Map<Event, Heading> {
  const headings = new Map<Event, Heading>();
  const told = chapters.flatMap(({ events }) => events);
  const next = first(told, 'round');
  const begun = next ? next.round - 1 : view.facts.round;
  let now: Heading = { round: begun, phase: begun === 0 ? 'setup' : 'initiative' };
  for (const event of told) {
    if (event.kind === 'round') now = { ...now, round: event.round };
    if (event.kind === 'phase') now = { ...now, phase: event.phase };
    headings.set(event, now);
  }
  return headings;
}

/** The whole story in words, several actions in one line where a person would tell them so. */
export function storyWords(
  texts: CaveTexts,
  chapters: readonly Chapter<Claustrophobia>[],
  view: CaveView,
  name?: (seat: CaveSeat) => string,
  you: Party | null = null,
): CaveStoryLine[] {
  const headings = headingsOf(chapters, view);
  const setting = settingOf(texts, view, name, you);
  return passagesOf(chapters).map(passage => ({
    ...headings.get(passage.events[0]!)!,
    party: partyOf(passage.events[0]!, view),
    words: wordsOf(setting, passage),
    cells: cellsOf(passage.events),
    moment: passage.moment,
  }));
}

function wordsOf(setting: Setting, { events, tough }: CaveStoryPassage): string {
  const then = { ...setting, cast: { ...setting.cast, tough } };
  const { passage } = happeningOf(events[0]!);
  return passage?.(then, events, event => sentence(then, event)) ?? plainWords(then, events);
}
