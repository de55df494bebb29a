import type { Crew } from '@oubliette/bots/crew';
import { fail, isOver, ok, type Result } from '@oubliette/kernel';
import { unfinishedMatch } from '../faults.ts';
import type { HostedMatch } from '../hosted-match.ts';
import type { HostInternals } from '../match-host.ts';
import { questionOf } from '../present.ts';
import type { BotSeats } from './contract.ts';
import { hintFor } from './hint.ts';
import { hintThen, lookedBack } from './look-back.ts';
import { tookBack } from './take-back.ts';
import { carryOut, holds, type MachineThought, machineAsked, thought } from './thought.ts';

/** Lets nobody else change a match meanwhile. */
export type InTurn = <Value>(deed: () => Promise<Value>) => Promise<Value>;

/**
 * The keeper's side of the machine: it hands out what a seat sees, takes in what was thought about
 * it, and carries it out. Thinking happens elsewhere and holds nobody up.
 */
export function createBotSeats(inside: HostInternals, inTurn: InTurn, crew: () => Crew): BotSeats {
  let known: MachineThought | null = null;

  const look = <Value>(key: string, what: (hosted: HostedMatch) => Promise<Value>) =>
    inTurn(() => inside.fetched(key)).then(
      async (found): Promise<Result<Value>> => (found.ok ? ok(await what(found.value)) : found),
    );

  /** Looks at a match that is over: before that, nobody is told more than their seat knows now. */
  async function afterwards<Value>(
    key: string,
    what: (hosted: HostedMatch) => Promise<Value>,
  ): Promise<Result<Value>> {
    const found = await look(key, async hosted =>
      isOver(hosted.match) ? ok(await what(hosted)) : fail(unfinishedMatch()),
    );
    return found.ok ? found.value : found;
  }

  return {
    async think(key) {
      const found = await look(key, async hosted => {
        const seat = machineAsked(hosted);
        if (seat === null) return false;
        if (!holds(known, hosted)) known = await thought(hosted, seat, crew());
        return true;
      });
      return found.ok && found.value;
    },

    play: claim =>
      inTurn(() =>
        inside.change(claim, hosted => {
          known = holds(known, hosted) ? carryOut(hosted, known) : null;
          return null;
        }),
      ),

    takeBack: claim =>
      inTurn(() =>
        inside.change(claim, hosted => {
          const { settings, match } = hosted;
          const mayNot = settings.machine?.friendly !== true || isOver(match);
          if (mayNot) return { rule: match.game.rules.noTakeBack };
          return tookBack(hosted, claim.sitting ?? '');
        }),
      ),

    hint: ({ key, sitting }) =>
      look(key, async ({ match }) => {
        const isAsked = sitting !== null && questionOf(match)?.seats.includes(sitting);
        return isAsked ? hintFor(match, sitting, crew()) : null;
      }),

    lookBack: (key, seat, from) =>
      afterwards(key, hosted => lookedBack(hosted, seat, from, crew())),
    hintThen: (key, at, until) => afterwards(key, hosted => hintThen(hosted, at, until, crew())),
  };
}
