import type { Duel, DuelEvent, DuelSeat } from '@oubliette/dungeon-twister';
import type { Chapter } from '../../match/contract.ts';
import type { DuelStoryPassage, TellingManner, ToldLine } from '../deeds/account.ts';
import { aftermathWords, isAftermath } from '../deeds/aftermath.ts';
import type { DuelTelling } from '../deeds/telling.ts';
import { accountOf, sentence } from '../deeds/told.ts';

const mannerOf = (event: DuelEvent): TellingManner | null => accountOf(event).manner ?? null;

export function passagesOf(chapters: readonly Chapter<Duel>[]): DuelStoryPassage[] {
  const passages: DuelStoryPassage[] = [];
  for (const { seat, moment, events } of chapters) {
    const [first] = events;
    if (first === undefined) continue;
    const last = passages.at(-1);
    if (last && continues(last, seat, first)) {
      passages[passages.length - 1] = { ...last, moment, events: [...last.events, ...events] };
    } else passages.push({ manner: mannerOf(first), seat, moment, events });
  }
  return passages;
}

/** Whether an action belongs to what is being told: the same walk, the same combat, one more of a kind. */
function continues(passage: DuelStoryPassage, seat: DuelSeat, next: DuelEvent): boolean {
  const manner = mannerOf(next);
  return manner !== null && manner === passage.manner && manner.continues(passage, seat, next);
}

/** One line, seldom two; none for what needs no words. */
export function tellingsOf(t: DuelTelling, passage: DuelStoryPassage): ToldLine[] {
  const { manner, seat, events } = passage;
  const say = (event: DuelEvent) => sentence(t, event);
  const told = manner === null ? plainWords(t, events, say) : manner.words(t, events, say);
  return told
    .map(line => (typeof line === 'string' ? { seat, words: line } : line))
    .filter(({ words }) => words !== '');
}

/** What happened, then what came of it. */
function plainWords(
  t: DuelTelling,
  events: readonly DuelEvent[],
  say: (event: DuelEvent) => string,
): string[] {
  const main = events.filter(event => !isAftermath(event) && event.kind !== 'turn-ended').map(say);
  return [[...main, ...aftermathWords(t, events)].join(' ')];
}
