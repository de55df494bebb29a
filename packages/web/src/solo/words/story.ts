import type { Duel, DuelEvent, DuelSeat, SoloEvent } from '@oubliette/dungeon-twister';
import { isAftermath } from '../../duel/words/aftermath.ts';
import { type Line, tellStory } from '../../duel/words/index.ts';
import { tellerOf } from '../../duel/words/tell.ts';
import type { Chapter } from '../../match/contract.ts';
import type { SoloSnapshot } from '../as-duel.ts';
import { eventOnBoard, viewAsDuel } from '../view-as-duel.ts';
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

const sideOf = (seat: DuelSeat | 'prison' | null) => (seat === 'blue' ? 'prison' : seat);

function tellerIn([first]: readonly SoloEvent[]): DuelSeat {
  const board = first ? eventOnBoard(first)[0] : undefined;
  return (board && tellerOf(board)) ?? 'blue';
}

/** The whole story of a solo game, a heading for every turn. */
export function soloStory({ chapters, view }: Pick<SoloSnapshot, 'chapters' | 'view'>): Line[] {
  const pieces = piecesOf(chapters);
  // The duel's teller joins walks and combats; its moments are numbers of our pieces.
  const duels = pieces.map(
    ({ events }, index): Chapter<Duel> => ({
      moment: index,
      seat: tellerIn(events),
      events: events.flatMap(eventOnBoard),
    }),
  );
  const told = new Map<number, Line[]>();
  for (const line of tellStory(duels, viewAsDuel(view))) {
    if (!pieces[line.moment]!.isOwn) {
      told.set(line.moment, [...(told.get(line.moment) ?? []), line]);
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
    const lines = isOwn
      ? events.map(event => ({
          seat: tellerIn(events),
          words: ownWords(event, view),
          cells: 'cell' in event && event.cell !== undefined ? [event.cell] : [],
        }))
      : (told.get(index) ?? []);
    return lines
      .filter(({ words }) => words !== '')
      .map(({ seat, words, cells }) => ({
        seat: sideOf(seat),
        words,
        cells,
        moment,
        turn,
        active,
      }));
  });
}
