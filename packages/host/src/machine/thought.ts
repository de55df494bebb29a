import type { Crew, ThinkingTask } from '@oubliette/bots/crew';
import { levelFor, type OpponentLevel } from '@oubliette/bots/levels';
import { decide, type Match, type Seat, type Shape } from '@oubliette/kernel';
import type { HostedMatch } from '../hosted-match.ts';
import { questionOf } from '../present.ts';
import { wish } from '../wish.ts';
import type { Machine } from './machine.ts';
import { seenBy, thinkingSeed } from './seen.ts';

/** What the machine means to do, and where. */
export interface MachineThought {
  readonly key: string;
  readonly seat: Seat;
  readonly moment: number;
  /** Fingerprint of the match there. */
  readonly hash: string;
  readonly play: readonly unknown[];
  /** Moves that it will make after this one, without another thought. */
  readonly rest: readonly (readonly unknown[])[];
}

const hashAt = ({ log }: Match<Shape>, moment: number): string => log[moment - 1]?.hash ?? '';

/** The seat that the machine owes an answer for. */
export function machineAsked({ match, settings: { machine } }: HostedMatch): Seat | null {
  return questionOf(match)?.seats.find(seat => machine?.levels[seat] !== undefined) ?? null;
}

/** Whether a thought is still about the present: nobody but others, unseen, has answered since. */
export function holds(
  thought: MachineThought | null,
  hosted: HostedMatch,
): thought is MachineThought {
  if (thought === null || thought.key !== hosted.key) return false;
  const { match } = hosted;
  const { seat, moment, hash } = thought;
  return (
    machineAsked(hosted) === seat &&
    hashAt(match, moment) === hash &&
    match.log.slice(moment).every(entry => entry.seat !== seat) &&
    match.game.refusal(match.state, seat, thought.play[0]) === null
  );
}

/** Thinks for a seat from what it sees; the match is not touched. */
export async function thought(
  hosted: HostedMatch,
  seat: Seat,
  crew: Crew,
): Promise<MachineThought> {
  const { key, match, settings } = hosted;
  const { game, options, log } = match;
  const seen = seenBy(match, seat);
  const seed = thinkingSeed(match, `thought ${seat}`);
  const level = levelOf(game.id, settings.machine!, seen);
  const wondering = {
    game: game.id,
    seats: game.seats(options),
    seen,
    budget: level.budget,
    settings: level.settings,
  };
  const about = { key, seat, moment: log.length, hash: hashAt(match, log.length) };
  try {
    const { play, rest } = await crew.choose({ ...wondering, seed }, level.policy);
    return { ...about, play, rest };
  } catch (error) {
    // A match goes on, whatever becomes of a thought.
    globalThis.reportError?.(error);
    return { ...about, play: [seen.legal[seed % seen.legal.length]], rest: [] };
  }
}

function levelOf(game: string, { levels }: Machine, seen: ThinkingTask['seen']): OpponentLevel {
  const id = levels[seen.seat] ?? '';
  const level = levelFor(game, id, seen);
  if (level === null) throw new RangeError(`no level “${id}”`);
  return level;
}

/**
 * Carries out a whole move, as far as it goes: what is found on the way may end it. Says what is meant to
 * come next, if anything is.
 */
export function carryOut(hosted: HostedMatch, thought: MachineThought): MachineThought | null {
  const { match } = hosted;
  const { seat, play, rest } = thought;
  const [first, ...others] = play;
  if (wish(hosted, seat, [first]) !== null) return null;
  for (const action of others) {
    if (!decide(match, seat, action, { joined: true }).ok) return null;
  }
  const [next, ...later] = rest;
  if (next === undefined) return null;
  const moment = match.log.length;
  return { ...thought, moment, hash: hashAt(match, moment), play: next, rest: later };
}
