import type { AskedPuzzle } from '@oubliette/host/exercise';
import { fail, fault, ok, type Result } from '@oubliette/kernel';
import { gameCalled } from '../../games/index.ts';

/** Letters of a position and its goal that an address may hold: enough for 32 NPC cards of one's own. */
const LONGEST = 20_000;

export type OwnPuzzle = AskedPuzzle;

/** The address of somebody’s own position. */
export function ownAddress(game: string, seat: string, position: string, goal: string): string {
  const query = new URLSearchParams({ game, seat, given: linesOf(position).join('\n') });
  if (linesOf(goal).length > 0) query.set('goal', linesOf(goal).join('\n'));
  return `#/puzzles/position?${query}`;
}

/** The lines that say something. In the drawing of a room blanks do too: `room cell 91 clockwise`, then its picture. */
function linesOf(text: string): string[] {
  const all = text.split('\n').filter(line => line.trim() !== '');
  let picture = 0;
  let indent = 0;
  return all.map(line => {
    if (picture > 0) {
      picture--;
      return line.slice(indent).trimEnd();
    }
    if (!line.trim().startsWith('room ')) return line.trim();
    picture = PICTURE_LINES;
    indent = line.search(/\S/);
    return line.trim();
  });
}

const PICTURE_LINES = 11;

/** What an address describes; the game itself says later whether there is such a position. */
export function readOwn(query: URLSearchParams): Result<OwnPuzzle> {
  const [game = '', seat = '', given = '', goal = ''] = ['game', 'seat', 'given', 'goal'].map(
    name => query.get(name) ?? '',
  );
  const wrong = (code: string) => fail(fault(code, '', ''));
  if (given.length + goal.length > LONGEST) return wrong('long');
  const known = gameCalled(game);
  if (!known) return wrong('game');
  if (!known.seats.includes(seat)) return wrong('seat');
  if (linesOf(given).length === 0) return wrong('position');
  const span = query.get('span') === 'answer' ? 'answer' : 'turn';
  return ok({ game, seat, given: linesOf(given), goal: linesOf(goal), span, chance: 'certain' });
}

/** Which sentence speaks of a fault. */
export function whyNot(code: string): 'long' | 'game' | 'seat' | 'goal' | 'position' {
  if (code === 'long' || code === 'game' || code === 'seat') return code;
  return code === 'puzzle.goal' ? 'goal' : 'position';
}
