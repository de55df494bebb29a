import { playerName } from '../../match/names.ts';
import { readerOf } from '../../match/reader.ts';
import { Lead } from '../../table/chronicle/Lead.tsx';
import { Roll } from '../../table/chronicle/Roll.tsx';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import type { DuelStoryLine } from '../story/story.ts';
import { leadOf } from './lead.ts';
import { text } from './messages.ts';
import { roundOf } from './round.ts';
import { taleOf } from './tale.ts';
import { createWordsTo } from './words-to.ts';

export interface StoryProps {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  /** Who tells the story, where it is not the duel's. */
  readonly story?: (() => readonly DuelStoryLine[]) | undefined;
  /** Two turns make a round, and rounds are counted. */
  readonly rounds?: boolean;
}

/** Everything that happened; a line points at its squares and leads to its moment. */
export function Story(props: StoryProps) {
  const snapshot = () => props.table.snapshot();
  const words = createWordsTo(snapshot);

  function headingOf(
    { turn, active }: DuelStoryLine,
    before: DuelStoryLine | undefined,
  ): string | undefined {
    if (before?.turn === turn) return undefined;
    if (turn === 0 || active === null) return text().setUp;
    const isYou = props.rounds ? active === 'yellow' : active === readerOf(snapshot());
    const name = isYou ? text().you : playerName(snapshot().players, active);
    return props.rounds ? text().roundHeading(roundOf(turn), name) : text().heading(turn, name);
  }

  return (
    <Roll
      lines={props.story?.() ?? taleOf(snapshot(), words())}
      sideOf={({ seat }) => seat}
      wordsOf={({ words }) => <Lead words={words} lead={leadOf(words)} />}
      headingOf={headingOf}
      onReplay={({ moment }) => void props.table.look(moment)}
      onPoint={({ cells }, here) => props.choice.mark(here ? cells : [])}
      empty={text().empty}
    />
  );
}
