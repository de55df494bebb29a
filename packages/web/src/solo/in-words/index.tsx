import type { DuelSeat, SoloView } from '@oubliette/dungeon-twister';
import { InWords as OfDuel } from '../../duel/in-words/index.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import { pieceName } from '../../duel/words/index.ts';
import type { Passage } from '../../table/in-words/told.ts';
import { text as row } from '../row/messages.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { text as words } from '../words/messages.ts';
import { text } from './messages.ts';

interface Props {
  readonly desk: DuelDesk;
  readonly table: SoloTableOf;
}

const nameOf = (seat: DuelSeat): string => (seat === 'blue' ? words().prison : words().player);

/** The cards of the prison in the order in which they act. */
const rowPassage = (view: SoloView): Passage => ({
  title: row().title,
  lines: view.row.map(({ name, turned }) =>
    turned ? text().acted(pieceName(name)) : pieceName(name),
  ),
});

/** The solo game in words: the duel's, and the row of the prison. */
export const InWords = (props: Props) => (
  <OfDuel
    {...props.desk}
    nameOf={nameOf}
    more={[rowPassage(props.table.snapshot().view)].filter(({ lines }) => lines.length > 0)}
  />
);
