/**
 * Engines that were frozen while views were written in the numbers of the state give their views in words,
 * as the table of today reads them. Whatever both games of the labyrinth share.
 */
import {
  type DuelFrame,
  edgeName,
  edgeOf,
  type LyingRoomView,
  type RoomPosition,
} from '@oubliette/dungeon-twister';
import type { Shape, Viewer } from '@oubliette/kernel';
import type { HostedGame } from '../../src/games/hosted-game.ts';

/** A token: a square or a negative number off the board, and bits. */
export interface NumberedToken {
  readonly name: string;
  readonly place: number;
  readonly marks: number;
}

export interface NumberedRoom {
  readonly name: string | null;
  readonly quarters: number;
  /** Edges of the drawing, from 0 to 59. */
  readonly open: readonly number[];
  readonly broken: readonly number[];
}

export interface NumberedFought {
  readonly attackers: number;
  readonly defenders: number;
  /** By side; -1 for one that had no part. */
  readonly cards: readonly number[];
}

export function roomInWords(
  { name, quarters, open, broken }: NumberedRoom,
  at: number,
): LyingRoomView {
  const named = (edges: readonly number[]) =>
    edges.map(edge => edgeName(edgeOf(at as RoomPosition, edge)));
  return { name, quarters, open: named(open), broken: named(broken) };
}

export type { DuelFrame as NumberedQuestion };

interface Today {
  readonly draw: (view: never) => string;
}

/**
 * The same engine, its views in words. What takes a view is left to the game of today: drawing it, and
 * thinking about it (hints are thought out by the rules of today in any case).
 */
export function inWords<Before, Now extends object>(
  hosted: HostedGame,
  words: (view: Before) => Now,
  today: Today,
): HostedGame {
  const { game } = hosted;
  return {
    ...hosted,
    game: {
      ...game,
      view: (state: object, viewer: Viewer) => words(game.view(state, viewer) as Before),
      guess: () => {
        throw new Error('A match by earlier rules is thought about by those of today.');
      },
      notation: { ...game.notation, draw: (view: Shape['View']) => today.draw(view as never) },
    },
  };
}
