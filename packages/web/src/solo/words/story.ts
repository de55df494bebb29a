import type { Duel, DuelEvent, DuelSeat, SoloEvent } from '@oubliette/dungeon-twister';
import { isAftermath } from '../../duel/deeds/aftermath.ts';
import { tellerOf } from '../../duel/deeds/telling.ts';
import { type DuelStoryLine, storyWords } from '../../duel/story/story.ts';
import { seatOf } from '../../duel/words/mention.ts';
import type { Chapter } from '../../match/contract.ts';
import type { SoloSnapshot } from '../seen/seen.ts';
import { eventOnBoard, viewAsDuel } from '../seen/view-as-duel.ts';
import { wordsToPlayer } from './as-player.ts';
import { callWords } from './calls.ts';
import { text } from './messages.ts';
import { hasOwnWords, ownWords } from './sentences.ts';

/** A piece of the story: one event in words of its own, or a few that the duel's words tell. */
interface Piece {
  readonly moment: number;
  readonly events: SoloEvent[];
  readonly isOwn: boolean;
}

/** Events that only say what came of the one before. */
const ATTACHED = ['fought', 'left', 'must-play', 'hand-shown'];

const attaches = (event: SoloEvent): boolean =>
  ATTACHED.includes(event.kind) || isAftermath(event as DuelEvent);

function piecesOf(chapters: SoloSnapshot['chapters']): Piece[] {
  const pieces: Piece[] = [];
  for (const { moment, events } of chapters) {
    for (const event of events) {
      const last = pieces.at(-1);
      const isOwn = hasOwnWords(event);
      if (!isOwn && last && !last.isOwn && last.moment === moment && attaches(event)) {
        last.events.push(event);
      } else pieces.push({ moment, events: [event], isOwn });
    }
  }
  return pieces;
}

/** Whose doing a piece is. */
function sideIn([first]: readonly SoloEvent[]): 'yellow' | 'prison' {
  const board = first ? eventOnBoard(first)[0] : undefined;
  const token = first && 'token' in first ? (first.token ?? '') : '';
  const seat = board ? tellerOf(board) : seatOf(token);
  return seat === 'yellow' ? 'yellow' : 'prison';
}

/** The whole story of a solo game, a heading for every turn. */
export function soloStory({
  chapters,
  view,
}: Pick<SoloSnapshot, 'chapters' | 'view'>): DuelStoryLine[] {
  const pieces = piecesOf(chapters);
  // The duel's teller joins walks and combats; its moments are numbers of our pieces. Everything is
  // told to the Player: their characters need no owner, and those of the prison have names.
  const duels = pieces.map(
    ({ events }, index): Chapter<Duel> => ({
      moment: index,
      seat: 'yellow',
      events: events.flatMap(eventOnBoard),
    }),
  );
  const byDuel = new Map<number, DuelStoryLine[]>();
  for (const line of storyWords(wordsToPlayer(), duels, viewAsDuel(view))) {
    if (!pieces[line.moment]!.isOwn) {
      byDuel.set(line.moment, [...(byDuel.get(line.moment) ?? []), line]);
    }
  }
  let turn = 0;
  let active: DuelSeat | null = null;
  return pieces.flatMap(({ moment, events, isOwn }, index) => {
    for (const { kind } of events) {
      if (kind !== 'card' && kind !== 'np-turn') continue;
      turn++;
      active = kind === 'card' ? 'yellow' : 'blue';
    }
    // A Vision has told the room that it reveals.
    const isTold =
      events[0]?.kind === 'revealed' && pieces[index - 1]?.events[0]?.kind === 'vision';
    if (isTold) return [];
    const lines = isOwn
      ? events.map(event => ({
          words: ownWords(event, view),
          cells: 'cell' in event && event.cell !== undefined ? [event.cell] : [],
        }))
      : (byDuel.get(index) ?? []);
    const side = sideIn(events);
    const told = lines.map(({ words, cells }) => ({ seat: side, words, cells }));
    const isInVain =
      events[0]?.kind === 'rolled' && pieces[index + 1]?.events[0]?.kind !== 'turned';
    const further = [
      ...(isInVain ? [text().told.nothingTurns] : []),
      ...callWords(events, view),
    ].map(words => ({ seat: 'prison' as const, words, cells: [] }));
    return [...told, ...further]
      .filter(({ words }) => words !== '')
      .map(line => ({ ...line, moment, turn, active }));
  });
}
