import { answerOf, type Exercise, type Match, type Shape } from '@oubliette/kernel';
import type { InTurn } from '../machine/bot-seats.ts';
import type { BotSeats } from '../machine/contract.ts';
import type { HostInternals } from '../match-host.ts';
import { questionOf } from '../present.ts';
import { wish } from '../wish.ts';

/** The level of a seat that does what an exercise says. */
export const SCRIPTED = 'script';

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
            : wish(hosted, seat, [answerOf(hosted.match, exercise, seat)]);
        }),
      ),
  };
}
