import type { Exercise, Match, Seat, Shape } from '@oubliette/kernel';
import type { InTurn } from '../machine/bot-seats.ts';
import type { BotSeats } from '../machine/contract.ts';
import type { HostInternals } from '../match-host.ts';
import { questionOf } from '../present.ts';
import { wish } from '../wish.ts';

/** The level of a seat that does what an exercise says. */
export const SCRIPTED = 'script';

/** What ends something rather than begins it. */
const LITTLE = /^(end|stop|pass|done|finish|confirm|choose 0|demand 0|card 2)\b/;

/** What a seat does now: the next of its answers that is legal, else as little as it can. */
function answer({ game, log, state }: Match<Shape>, exercise: Exercise, seat: Seat): unknown {
  const { printAction } = game.notation;
  const legal = game.legal(state, seat);
  const printed = legal.map(action => `${seat} ${printAction(action)}`);
  const given = log.filter(entry => entry.seat !== exercise.seat).length;
  const next = exercise.answers!.slice(given).find(each => printed.includes(each));
  if (next !== undefined) return legal[printed.indexOf(next)];
  return legal.find(action => LITTLE.test(printAction(action))) ?? legal[0];
}

/** Seats that do what an exercise says, whenever they are asked; nobody thinks for them. */
export function scriptedSeats(
  exercise: Exercise,
  inside: HostInternals,
  inTurn: InTurn,
): Pick<BotSeats, 'think' | 'play'> {
  const asked = (match: Match<Shape>) =>
    questionOf(match)?.seats.find(seat => seat !== exercise.seat);
  return {
    async think(key) {
      const found = await inTurn(() => inside.fetched(key));
      return found.ok && asked(found.value.match) !== undefined;
    },
    play: claim =>
      inTurn(() =>
        inside.change(claim, hosted => {
          const seat = asked(hosted.match);
          return seat === undefined
            ? null
            : wish(hosted, seat, [answer(hosted.match, exercise, seat)]);
        }),
      ),
  };
}
