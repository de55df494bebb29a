import {
  type Fault,
  fail,
  failAll,
  fault,
  type Match,
  ok,
  type Result,
  resumeMatch,
  type Shape,
  standingUntil,
} from '@oubliette/kernel';
import { FROZEN, isFrozen } from '../frozen/index.ts';
import type { HostedGame } from './games/hosted-game.ts';
import type { HostedGames } from './games/index.ts';
import type { Machine } from './machine/machine.ts';
import type { Players } from './snapshot.ts';
import type { StoredMatch } from './store/match-store.ts';

export { fileOf } from './stored-file.ts';

interface Opened {
  readonly hostedGame: HostedGame;
  readonly match: Match<Shape>;
}

interface Read extends Opened {
  /** Whoever played it, as far as the file says. */
  readonly players: Players;
  readonly machine: Machine | undefined;
}

/** Reads a match file with the rules of its game, fetched for that. */
export async function openFile(text: string, games: HostedGames): Promise<Result<Read>> {
  const { readDocument } = await import('./reading.ts');
  const document = readDocument(text);
  if (!document.ok) return document;
  const { log, players = {}, ...head } = document.value;
  const opened = await openStored({ head, entries: log, snapshot: null }, games);
  if (!opened.ok) return opened;
  const { machine } = head;
  const faults = machine ? await faultsOf(machine, opened.value.match) : [];
  return faults.length > 0 ? failAll(faults) : ok({ ...opened.value, players, machine });
}

/** Opens a match from what a store has of it. */
export async function openStored(
  { head, entries, snapshot }: Omit<StoredMatch, 'card'>,
  games: HostedGames,
): Promise<Result<Opened>> {
  if (!Object.hasOwn(games, head.game)) return fail(unknownGame(head.game, games));
  const hostedGame = await hostedBy(head, games);
  const match = resumeMatch(hostedGame.game, head, entries, snapshot);
  return match.ok ? ok({ hostedGame, match: match.value }) : match;
}

/** The game by the rules that the match was begun with, if they are kept; else by those of today. */
async function hostedBy(
  { game, rules, options }: StoredMatch['head'],
  games: HostedGames,
): Promise<HostedGame> {
  if (isFrozen(game, rules)) {
    const { hosted } = await FROZEN[game]![rules]!();
    return { ...hosted, byEarlierRules: true };
  }
  return games[game]!(options);
}

/** A match that begins with the first actions of another one. */
export function openEarlier(
  match: Match<Shape>,
  moment: number,
  games: HostedGames,
): Promise<Result<Opened>> {
  const { log, ...head } = standingUntil(match, moment);
  return openStored({ head, entries: log, snapshot: null }, games);
}

async function faultsOf(machine: Machine, match: Match<Shape>): Promise<readonly Fault[]> {
  const { machineFaults } = await import('./machine/faults.ts');
  return machineFaults(machine, match.game.seats(match.options));
}

export function unknownGame(game: string, games: HostedGames): Fault {
  const known = Object.keys(games).join(', ');
  return fault('match.unknown-game', 'game', `There is no such game here; known: ${known}.`, {
    game,
    known,
  });
}
