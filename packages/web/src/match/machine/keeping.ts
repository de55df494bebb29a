import type { Crew } from '@oubliette/bots/browser';
import { fail, isOver, ok, type Result } from '@oubliette/kernel';
import { unfinishedMatch } from '../faults.ts';
import type { Inside } from '../keeping.ts';
import type { Kept } from '../kept.ts';
import { questionOf } from '../snapshot.ts';
import { hintFor } from './hint.ts';
import { hintThen, lookedBack } from './look-back.ts';
import type { MachineKeeping } from './questions.ts';
import { tookBack } from './take-back.ts';
import { carryOut, holds, machineAsked, type Thought, thought } from './thought.ts';

/** Lets nobody else change a match meanwhile. */
export type InTurn = <Value>(deed: () => Promise<Value>) => Promise<Value>;

/**
 * The keeper's side of the machine: it hands out what a seat sees, takes in what was thought about
 * it, and carries it out. Thinking happens elsewhere and holds nobody up.
 */
export function createMachine(inside: Inside, inTurn: InTurn, crew: () => Crew): MachineKeeping {
  let known: Thought | null = null;

  const look = <Value>(key: string, what: (kept: Kept) => Promise<Value>) =>
    inTurn(() => inside.fetched(key)).then(
      async (found): Promise<Result<Value>> => (found.ok ? ok(await what(found.value)) : found),
    );

  /** Looks at a match that is over: before that, nobody is told more than his seat knows now. */
  async function afterwards<Value>(
    key: string,
    what: (kept: Kept) => Promise<Value>,
  ): Promise<Result<Value>> {
    const found = await look(key, async kept =>
      isOver(kept.match) ? ok(await what(kept)) : fail(unfinishedMatch()),
    );
    return found.ok ? found.value : found;
  }

  return {
    async think(key) {
      const found = await look(key, async kept => {
        const seat = machineAsked(kept);
        if (seat === null) return false;
        if (!holds(known, kept)) known = await thought(kept, seat, crew());
        return true;
      });
      return found.ok && found.value;
    },

    play: chair =>
      inTurn(() =>
        inside.change(chair, kept => {
          known = holds(known, kept) ? carryOut(kept, known) : null;
          return null;
        }),
      ),

    takeBack: chair =>
      inTurn(() =>
        inside.change(chair, kept => {
          const { house, match } = kept;
          const mayNot = house.machine?.friendly !== true || isOver(match);
          if (mayNot) return { rule: match.game.rules.noTakeBack };
          return tookBack(kept, chair.sitting ?? '', inside.games);
        }),
      ),

    hint: ({ key, sitting }) =>
      look(key, async ({ match }) => {
        const isAsked = sitting !== null && questionOf(match)?.seats.includes(sitting);
        return isAsked ? hintFor(match, sitting, crew()) : null;
      }),

    lookBack: (key, seat, from) => afterwards(key, kept => lookedBack(kept, seat, from, crew())),
    hintThen: (key, at, until) => afterwards(key, kept => hintThen(kept, at, until, crew())),
  };
}
