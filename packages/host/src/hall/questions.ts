import { isOver, type Viewer } from '@oubliette/kernel';
import { momentOf } from '../moment.ts';
import type { WireFrameOf } from '../wire/frames.ts';
import { noMoment, unfinished, unreadableAction } from './faults.ts';
import { fileText } from './file.ts';
import { sent } from './sights.ts';
import type { TableOfHall } from './table.ts';
import { refused, type SentAnswer, told } from './told.ts';

type Question = WireFrameOf<'why' | 'look' | 'file'>;

/** The match that somebody looked back on last: only of one are all the states kept. */
let lookedAt: WeakRef<TableOfHall> | null = null;

/** Answers what changes nothing. */
export function answered(table: TableOfHall, frame: Question, viewer: Viewer): SentAnswer {
  switch (frame.do) {
    case 'why':
      return why(table, frame, viewer);
    case 'look':
      return look(table, frame, viewer);
    case 'file':
      return file(table, frame);
  }
}

function why(
  table: TableOfHall,
  { id, match, action }: WireFrameOf<'why'>,
  viewer: Viewer,
): SentAnswer {
  const { game, state } = table.hosted.match;
  const read = game.notation.parseAction(action);
  if (!read.ok) return refused(id, unreadableAction(read.faults[0]?.text ?? action));
  return told({ tell: 'why', id, match, refusal: game.refusal(state, viewer, read.value) });
}

/** Before the end nobody sees more of the past than they could know then. */
function look(table: TableOfHall, frame: WireFrameOf<'look'>, own: Viewer): SentAnswer {
  const { id, match, moment, known, viewer = own } = frame;
  const { hosted } = table;
  const last = hosted.match.log.length;
  if (moment > last) return refused(id, noMoment(last));
  const before = lookedAt?.deref();
  if (before !== undefined && before !== table) before.hosted.past = null;
  lookedAt = new WeakRef(table);
  const eyes = isOver(hosted.match) ? viewer : own;
  const snapshot = momentOf(hosted, moment, eyes, known && { [eyes]: known });
  return told({ tell: 'look', id, match, snapshot: sent(table, snapshot) as never });
}

function file(table: TableOfHall, { id, match }: WireFrameOf<'file'>): SentAnswer {
  if (!isOver(table.hosted.match)) return refused(id, unfinished());
  return told({ tell: 'file', id, match, text: fileText(table) });
}
