import type { CaveView, Claustrophobia, Event, WorkViewOf } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { happeningOf } from '../deeds/index.ts';

type Chapters = readonly Chapter<Claustrophobia>[];

export interface BoutDie {
  readonly value: number;
  readonly hit: boolean;
  /** It was rolled a second time, and stands (CL-TAL-03). */
  readonly again: boolean;
}

/** One attack, as far as it has been told. */
export interface AttackBout {
  readonly attacker: string;
  /** A warrior, `TR` for the plain Troglodytes of the tile, or `seal`. */
  readonly target: string;
  readonly cell: string;
  /** Nothing before the roll. */
  readonly dice: readonly BoutDie[] | null;
  readonly def: number | null;
  /** Hits that fall, doubled where the tile doubles them; nothing before they are counted. */
  readonly dealt: number | null;
  /** Hits that somebody has already taken. */
  readonly taken: number;
  /** Dice that cards of this attack gave. */
  readonly fromCards: number;
  readonly events: readonly Event[];
  /** The action that told of it last. */
  readonly moment: number;
  /** Its beginning and how much of it was told: an action that merely ends tells nothing new. */
  readonly told: string;
}

const DICE_OF_CARDS = 2;

interface Told {
  readonly moment: number;
  readonly event: Event;
}

/** The last attack of the story, if nothing else has been done since. */
export function boutOf(chapters: Chapters): AttackBout | null {
  const told: Told[] = [];
  for (let index = chapters.length - 1; index >= 0; index--) {
    const { moment, events } = chapters[index]!;
    for (const event of events.toReversed()) {
      told.unshift({ moment, event });
      if (event.kind === 'attacked') return bout(event, told);
      if (happeningOf(event).ofAttack === undefined) return null;
    }
  }
  return null;
}

function bout(attacked: Extract<Event, { kind: 'attacked' }>, told: readonly Told[]): AttackBout {
  const events = told.map(({ event }) => event);
  const roll = events.find(event => event.kind === 'rolled') ?? null;
  const cards = events.filter(
    event => event.kind === 'card' && (event.card === 'fury' || event.card === 'suicide'),
  ).length;
  const cancelled = events.filter(event => event.kind === 'event-cancelled').length;
  return {
    attacker: attacked.who,
    target: attacked.target,
    cell: attacked.cell,
    dice: roll && diceOf(roll.dice, roll.def, events),
    def: roll?.def ?? null,
    dealt: events.find(event => event.kind === 'hits')?.hits ?? (roll ? hitsIn(events) : null),
    taken: takenIn(events),
    fromCards: DICE_OF_CARDS * (cards - cancelled),
    events,
    moment: told.at(-1)!.moment,
    told: `${told[0]!.moment} ${told.filter(({ event }) => event.kind !== 'acted').length}`,
  };
}

/** The dice as they lie now: rerolled ones stand in the place of the misses. */
function diceOf(rolled: readonly number[], def: number, events: readonly Event[]): BoutDie[] {
  const again = events.flatMap(event => (event.kind === 'rerolled' ? event.dice : []));
  return rolled.map(first => {
    const second = first < def ? again.shift() : undefined;
    const value = second ?? first;
    return { value, hit: value >= def, again: second !== undefined };
  });
}

const hitsIn = (events: readonly Event[]): number =>
  events.reduce(
    (sum, event) => (event.kind === 'rolled' || event.kind === 'rerolled' ? sum + event.hits : sum),
    0,
  );

/** Troglodytes are killed outright; whoever has lines or wounds shows each hit by them. */
function takenIn(events: readonly Event[]): number {
  const outright = events.filter(event => event.kind === 'killed' && event.who.startsWith('TR'));
  return outright.length + events.filter(event => happeningOf(event).ofAttack === 'hit').length;
}

const workIn = <K extends CaveView['work'][number]['kind']>(view: CaveView, kind: K) =>
  view.work.findLast(work => work.kind === kind) as WorkViewOf<K> | undefined;

/** The attack that is still going on, with what only the table knows of it. */
export const attackIn = (view: CaveView): WorkViewOf<'attack'> | undefined =>
  workIn(view, 'attack');

/** Whoever must cancel a line now. */
export function victimIn(view: CaveView): string | null {
  return workIn(view, 'line')?.who ?? null;
}

/** Questions that the scene asks: those of an attack, and every hit on a human. */
export function isAskedHere(view: CaveView): boolean {
  const kind = view.asked?.kind;
  if (kind === undefined) return false;
  if (kind === 'line' || kind === 'critical' || kind === 'guard' || kind === 'reroll') return true;
  return kind === 'window' && attackIn(view) !== undefined;
}

/** Everybody whose card lies on the scene: the target, and whoever takes or could take a hit. */
export function sufferersOf(
  bout: AttackBout | null,
  victim: string | null,
  guards: readonly string[],
): string[] {
  const stepped = (bout?.events ?? []).flatMap(event =>
    event.kind === 'guarded' ? [event.who] : [],
  );
  const all = [bout?.target ?? null, victim, ...stepped, ...guards];
  return [...new Set(all.filter(who => who !== null))];
}
