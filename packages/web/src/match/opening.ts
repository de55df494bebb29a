import {
  type Fault,
  fail,
  type Match,
  ok,
  openMatch,
  type Result,
  readDocument,
  type Shape,
} from '@oubliette/kernel';
import type { Players } from './contract.ts';
import type { Games } from './games.ts';
import type { Machine } from './machine/machine.ts';
import type { Playable } from './playable.ts';

interface Opened {
  readonly playable: Playable;
  /** Whoever played it, as far as the file says. */
  readonly players: Players;
  readonly match: Match<Shape>;
  readonly machine: Machine | undefined;
}

/** Reads a match file with the rules of its game, fetched for that. */
export async function opening(text: string, games: Games): Promise<Result<Opened>> {
  const document = readDocument(text);
  if (!document.ok) return document;
  const { game, players = {}, options, machine } = document.value;
  const playable = Object.hasOwn(games, game) ? await games[game]!(options) : null;
  const match = openMatch(text, playable === null ? {} : { [game]: playable.game });
  if (!match.ok) return match;
  const faults = machine ? await faultsOf(machine, match.value) : [];
  if (faults.length > 0) return fail(...faults);
  return ok({ playable: playable!, match: match.value, players, machine });
}

async function faultsOf(machine: Machine, match: Match<Shape>): Promise<readonly Fault[]> {
  const { machineFaults } = await import('./machine/faults.ts');
  return machineFaults(machine, match.game.seats(match.options));
}
