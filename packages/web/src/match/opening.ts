import {
  type Match,
  ok,
  openMatch,
  type Result,
  readDocument,
  type Shape,
} from '@oubliette/kernel';
import type { Players } from './contract.ts';
import type { Games } from './games.ts';
import type { Playable } from './playable.ts';

interface Opened {
  readonly playable: Playable;
  /** Whoever played it, as far as the file says. */
  readonly players: Players;
  readonly match: Match<Shape>;
}

/** Reads a match file with the rules of its game, fetched for that. */
export async function opening(text: string, games: Games): Promise<Result<Opened>> {
  const document = readDocument(text);
  if (!document.ok) return document;
  const { game, players = {}, options } = document.value;
  const playable = Object.hasOwn(games, game) ? await games[game]!(options) : null;
  const match = openMatch(text, playable === null ? {} : { [game]: playable.game });
  if (!match.ok) return match;
  return ok({ playable: playable!, match: match.value, players });
}
