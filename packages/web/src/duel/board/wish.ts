import {
  type CellId,
  columnOf,
  type DuelAction,
  isRevealed,
  planUnder,
  rowOf,
} from '@oubliette/dungeon-twister';
import type { Refusal } from '@oubliette/kernel';
import { deedAt } from '../deeds/index.ts';
import { strikeAt } from '../deeds/strike.ts';
import type { BoardIntent } from '../deeds/wishes.ts';
import { cellIn, isCharacter, tokensAt } from '../seen/reading.ts';
import { seatOf } from '../words/mention.ts';
import { roomAt } from './offers.ts';

/** An answer that is known already, or an action to ask about. */
export type BoardAnswer = { readonly refusal: Refusal } | { readonly ask: DuelAction } | null;

const answer = (rule: string): BoardAnswer => ({ refusal: { rule } });

/** Why nothing happens on a square: what a click there was most likely meant to do. */
export function answerAt(wishes: BoardIntent, cell: CellId): BoardAnswer {
  const { view, legal, labyrinth, selected, deed } = wishes;
  const kind = view.asked?.kind;
  const plan = planUnder(labyrinth);
  const room = roomAt(labyrinth, cell);
  if (legal.length === 0) return null;
  if (kind === 'put' || kind === 'starters' || kind === 'hiding') {
    const first = legal.find(action => 'token' in action);
    if (first === undefined || !('token' in first)) return null;
    const token = selected ?? first.token;
    const [x, y] = [columnOf(plan, cell), rowOf(plan, cell)];
    if (kind === 'put') return { ask: { do: 'put', token, x, y } };
    if (kind === 'starters') return { ask: { do: 'starter', token, dot: y } };
    return { ask: { do: 'hide', token, room: room ?? plan.positions.length } };
  }
  if (kind !== 'turn' && kind !== 'move') return null;
  if (room !== null && !isRevealed(labyrinth, room) && kind === 'turn') {
    return { ask: { do: 'reveal', room } };
  }
  const token = selected;
  if (token === null || !isCharacter(token)) return null;
  if (deed !== null && deed !== 'move') return answerToDeed(wishes, token, deed, cell);
  const character = wishes.outlook?.characters.find(each => each.token === token);
  if (character === undefined) return { ask: { do: 'move', token } };
  const enemy = tokensAt(view, cell).find(
    ({ name }) => isCharacter(name) && seatOf(name) !== seatOf(token),
  );
  if (enemy !== undefined && kind === 'turn') return { ask: strikeAt(wishes, token, enemy.name) };
  if (cellIn(view, token) === cell) return null;
  const barred = character.barred.find(each => each.cell === cell);
  if (barred !== undefined) return answer(barred.rule);
  const move = character.deeds.find(each => each.deed === 'move');
  return answer(move?.rule ?? 'DT-MOVE-01');
}

function answerToDeed(wishes: BoardIntent, token: string, deed: string, cell: CellId): BoardAnswer {
  const ask = deedAt(deed).wish?.(wishes, token, cell) ?? null;
  if (ask !== null) return { ask };
  const chosen = wishes.outlook?.characters
    .find(each => each.token === token)
    ?.deeds.find(each => each.deed === deed);
  return chosen === undefined ? null : answer(chosen.rule ?? chosen.general);
}
