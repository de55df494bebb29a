/** Deeds of the vocabulary: all that the table does with them follows from what they are aimed at. */
import {
  AIMED,
  type AimedAction,
  type AimKind,
  type AllAims,
  type CellId,
  cellAt,
  neighbour,
  planUnder,
} from '@oubliette/dungeon-twister';
import { cellIn } from '../seen/reading.ts';
import { gone, loadsIn, placed } from '../seen/shown.ts';
import { deedWording, filled } from '../words/abilities.ts';
import { pieceOf } from '../words/mention.ts';
import type { TableDeed, TableHappenings } from './deed.ts';
import { type DeedSetting, roomNamed, side, squareAt, way } from './setting.ts';
import { at, atEdge, atRoom, atToken, type BoardAim, type BoardIntent } from './wishes.ts';

function aimOf(wishes: BoardIntent, action: AimedAction): BoardAim {
  const plan = planUnder(wishes.labyrinth);
  const aims = { ...action } as unknown as AllAims & { readonly token: string };
  switch (AIMED[action.do] as AimKind) {
    case 'way':
      return at(neighbour(plan, cellIn(wishes.view, action.token) as CellId, aims.to));
    case 'edge':
      return atEdge(wishes, aims);
    case 'target':
    case 'loot':
      return atToken(wishes, aims.target);
    case 'square':
      return at(cellAt(plan, aims.x, aims.y));
    case 'room':
      return atRoom(wishes, aims);
    case 'none':
      return atToken(wishes, action.token);
  }
}

function words(s: DeedSetting, action: AimedAction): string {
  const { to, side: edge, target, what, x, y, room } = action as Partial<AllAims>;
  return filled(deedWording(action.do, s.texts.language).aim, role => {
    if (role === 'way' && to !== undefined) return way(s, to);
    if (role === 'side' && edge !== undefined) return side(s, edge);
    if (role === 'target' && target !== undefined) return s.texts.nameOf(pieceOf(target));
    if (role === 'what' && what !== undefined) return s.texts.nameOf(pieceOf(what));
    if (role === 'room' && room !== undefined) return roomNamed(s, room);
    return role === 'square' && x !== undefined ? squareAt(s, x, y!) : '';
  });
}

export const aimed: TableDeed<AimedAction> = { words, aim: aimOf };

/** Through a wall, which stands in the box: it leads where a walk may lead too. */
export const wallWalk: TableDeed<AimedAction> = { ...aimed, click: true, leaps: true };

export const did: TableHappenings<'did'> = {
  did: {
    after(shown, { token, from, cell, what, spent }) {
      const left = spent === undefined ? shown : gone(shown, spent);
      if (from !== undefined && cell !== undefined) {
        return placed(left, [token, ...loadsIn(left, token)], cell);
      }
      const there = left.pieces.get(token)?.cell;
      return what === undefined || there === undefined ? left : placed(left, [what], there);
    },
    sound: 'stone',
  },
};
