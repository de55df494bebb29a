/** What happened in the tunnels in words, in the reader's language. */
import type { CaveSeat, CaveView, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { harmClauses } from '../deeds/aftermath.ts';
import { settingOf } from '../deeds/setting.ts';
import { text } from '../words/messages.ts';
import type { Party } from '../words/told.en.ts';
import { type CaveStoryLine, storyWords } from './story.ts';

/** Actions in the lines of a chronicle; `name` is what a seat is called while it bids, `you` who reads. */
export const tellStory = (
  chapters: readonly Chapter<Claustrophobia>[],
  view: CaveView,
  name?: (seat: CaveSeat) => string,
  you: Party | null = null,
): CaveStoryLine[] => storyWords(text(), chapters, view, name, you);

/** What came of an attack: “Brute I loses line 3; Redeemer dies”. */
export function harmWords(events: readonly Event[], view: CaveView): string {
  const clauses = harmClauses(settingOf(text(), view), events);
  return text().told.sentence(clauses.length > 0 ? clauses : [text().told.nobodyHurt]);
}
