import type { DuelSeat } from '@oubliette/dungeon-twister';
import { createMemo } from 'solid-js';
import { InWords as AnyInWords } from '../../table/in-words/InWords.tsx';
import type { Passage } from '../../table/in-words/told.ts';
import { text as board } from '../board/messages.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { labyrinthOf } from '../seen/labyrinth.ts';
import { doingsOf } from './doings.ts';
import { text } from './messages.ts';
import { positionWords } from './position.ts';

type Props = DuelDesk & {
  /** What a side is called, where it is not by its colour. */
  readonly nameOf?: (seat: DuelSeat) => string;
  /** What else a table tells. */
  readonly more?: readonly Passage[];
};

/** The duel in words: what can be done, and how everything stands. */
export function InWords(props: Props) {
  const { choice } = props;
  const snapshot = () => props.table.snapshot();
  const nameOf = (seat: DuelSeat) => props.nameOf?.(seat) ?? text().sides(seat);
  const passages = createMemo(() => [
    ...positionWords({ texts: text(), board: board(), nameOf }, snapshot().view),
    ...(props.more ?? []),
  ]);
  const doings = createMemo(() => {
    const { view, legal, outlook } = snapshot();
    if (props.table.looking()) return [];
    const wishes = {
      ...{ view, legal, outlook, labyrinth: labyrinthOf(view) },
      ...{ selected: choice.selected(), deed: choice.deed()?.deed ?? null },
    };
    const inMind = { selected: choice.selected(), cell: choice.focus() };
    const told = { texts: text(), board: board(), turned: choice.turned() };
    return doingsOf(told, snapshot(), wishes, inMind, way => void choice.take(way, null));
  });
  return <AnyInWords desk={props} passages={passages()} doings={doings()} />;
}
