import type { CaveSeat, CaveView, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { harmClauses } from './harm.ts';
import { isHumanName } from './mention.ts';
import type { CaveTexts } from './messages.en.ts';
import { type CaveStoryPassage, passagesOf } from './passage.ts';
import { type Setting, settingOf, tileAt, tileWords, who } from './setting.ts';
import { type CaveEventKind, type CaveEventOf, sentence } from './tell.ts';
import type { Party } from './told.en.ts';

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

const find = <K extends CaveEventKind>(
  events: readonly Event[],
  kind: K,
): CaveEventOf<K> | undefined =>
  events.find(event => event.kind === kind) as CaveEventOf<K> | undefined;
const all = <K extends CaveEventKind>(events: readonly Event[], kind: K): CaveEventOf<K>[] =>
  events.filter(event => event.kind === kind) as CaveEventOf<K>[];

function foughtWords(s: Setting, [attack, ...rest]: readonly Event[]): string {
  const { told } = s.texts;
  const { who: attacker, target } = attack as CaveEventOf<'attacked'>;
  const roll = find(rest, 'rolled');
  if (!roll) return sentence(s, attack as CaveEventOf<'attacked'>);
  const again = all(rest, 'rerolled');
  const hits = again.reduce((sum, event) => sum + event.hits, roll.hits);
  const dealt = find(rest, 'hits')?.hits ?? hits;
  const fought = told.fought(
    who(s, attacker),
    who(s, target),
    roll.dice,
    again.flatMap(event => event.dice),
    roll.def,
    hits,
  );
  const seals = rest
    .filter(event => event.kind === 'seal-hit' || event.kind === 'seal-broken')
    .map(event => sentence(s, event));
  const clauses = [fought, ...(dealt > hits ? [told.doubled(dealt)] : []), ...harmClauses(s, rest)];
  return [told.sentence(clauses), ...seals].join(' ');
}

/** The scenario in which nobody but the Guide explores without having been sent. */
const NEST = 'S8';

function exploredWords(s: Setting, events: readonly Event[]): string {
  const explorer = find(events, 'exploring');
  const explores = explorer ? who(s, explorer.who) : null;
  const { told } = s.texts;
  const ends = all(events, 'dead-end').map(event => sentence(s, event));
  const laid = find(events, 'placed') ?? all(events, 'drawn').at(-1);
  if (find(events, 'found-nothing')) return told.foundNothing(explores);
  // The newest lines alone may begin after somebody has declared where he explores.
  if (laid && !explorer && s.view.facts.scenario !== NEST) {
    return [...ends, sentence(s, laid)].join(' ');
  }
  if (laid) return [...ends, told.explored(explores, tileWords(s, laid.tile).name)].join(' ');
  return explorer ? sentence(s, explorer) : '';
}

function assignedWords(s: Setting, events: readonly Event[]): string {
  const dice = new Map(all(events, 'given').map(event => [event.who, event.die]));
  const pairs = [...dice].map(([name, die]) => [who(s, name), die] as const);
  return s.texts.told.assigned(pairs, find(events, 'assigned')?.aside ?? []);
}

function enteredWords(s: Setting, events: readonly Event[]): string {
  const entered = all(events, 'entered');
  const [first] = entered;
  if (first === undefined) return '';
  if (entered.length === 1) return sentence(s, first);
  return s.texts.told.enteredMany(entered.length, tileAt(s, first.cell).at);
}

/** The first event in words, then what came of it. */
function plainWords(s: Setting, [head, ...rest]: readonly Event[]): string {
  const clauses = harmClauses(s, rest);
  const tail = rest.filter(({ kind }) => kind === 'tp' || kind === 'refreshed');
  const harm = clauses.length > 0 ? [s.texts.told.sentence(clauses)] : [];
  return [sentence(s, head!), ...harm, ...tail.map(event => sentence(s, event))].join(' ');
}

const WORDS: Readonly<
  Partial<Record<CaveEventKind, (s: Setting, events: readonly Event[]) => string>>
> = {
  attacked: foughtWords,
  exploring: exploredWords,
  drawn: exploredWords,
  given: assignedWords,
  entered: enteredWords,
  moved: (s, events) => sentence(s, events.at(-1) as CaveEventOf<'moved'>),
};

const OF_HUMANS: readonly CaveEventKind[] = [
  'action-dice',
  'given',
  'gift',
  'gift-chosen',
  'bought-advantage',
  'blessed',
  'foresaw',
  'cards-dealt',
  'seal',
];
const OF_DEMONS: readonly CaveEventKind[] = [
  'destiny-dice',
  'area',
  'tp',
  'events-drawn',
  'hole',
  'trap',
];

function partyOf(event: Event, view: CaveView): Party | null {
  if (event.kind === 'bid' || event.kind === 'team') return null;
  if ('seat' in event) return event.seat === view.seats.human ? 'human' : 'demon';
  if (OF_HUMANS.includes(event.kind)) return 'human';
  if (OF_DEMONS.includes(event.kind)) return 'demon';
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
  const next = find(told, 'round');
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
  return (WORDS[events[0]!.kind] ?? plainWords)(then, events);
}
