import { fingerprint } from '../fingerprint.ts';
import type { Shape } from '../game.ts';
import { plainText } from '../plain.ts';
import { difference } from './tokens.ts';
import { type Check, seatOf } from './trial.ts';
import type { BatteryWorlds } from './worlds.ts';

type SecrecyCheck = Check<BatteryWorlds<Shape>>;

/** The first thing that is wrong with any of these. */
function firstWrong<T>(items: Iterable<T>, judge: (item: T) => string | null): string | null {
  for (const item of items) {
    const wrong = judge(item);
    if (wrong !== null) return wrong;
  }
  return null;
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${one.slice(from, at + 40)}… against …${other.slice(from, at + 40)}…`;
}

/** The twin of a world has the same tokens, or the trial itself is wrong. */
const soundTwins: SecrecyCheck = {
  name: 'sound twins',
  run({ trial, match, worlds }) {
    const tokens = trial.census(match.state);
    return firstWrong(worlds, ({ viewer, twin }) => {
      const other = difference(tokens, trial.census(twin));
      return other && `the twin for ${viewer} has other tokens: ${other}`;
    });
  },
};

const secretViews: SecrecyCheck = {
  name: 'secret views',
  run: ({ game, worlds }) =>
    firstWrong(worlds, ({ viewer, view, seen, twin }) => {
      const there = game.view(twin, viewer);
      return fingerprint(there) === seen
        ? null
        : `${viewer} sees what is hidden: ${firstDifference(plainText(view), plainText(there))}`;
    }),
};

/** A guess is a whole world that looks exactly like the view. */
const honestGuess: SecrecyCheck = {
  name: 'guess',
  run({ game, trial, match, worlds }) {
    const tokens = trial.census(match.state);
    return firstWrong(worlds, ({ viewer, seen, guess }) => {
      if (fingerprint(game.view(guess, viewer)) !== seen) {
        return `the guessed world looks different to ${viewer}`;
      }
      const other = difference(tokens, trial.census(guess));
      return other && `the world guessed for ${viewer} has other tokens: ${other}`;
    });
  },
};

const secretLegalLists: SecrecyCheck = {
  name: 'secret legal lists',
  run({ game, match, seats, worlds }) {
    const question = plainText(game.decision(match.state));
    return firstWrong(worlds, ({ viewer, twin, guess }) => {
      const others = [twin, guess];
      if (others.some(other => plainText(game.decision(other)) !== question)) {
        return `the question depends on what ${viewer} may not know`;
      }
      const seat = seatOf(viewer, seats);
      if (seat === null) return null;
      const list = (state: object) =>
        game
          .legal(state, seat)
          .map(action => game.notation.printAction(action))
          .join(', ');
      const here = list(match.state);
      return firstWrong(others.map(list), there =>
        here === there
          ? null
          : `${viewer}'s list tells what is hidden: ${firstDifference(here, there)}`,
      );
    });
  },
};

const secretRefusals: SecrecyCheck = {
  name: 'secret refusals',
  run: ({ game, match, wishes, seats, worlds }) =>
    firstWrong(worlds, ({ viewer, twin, guess }) => {
      const seat = seatOf(viewer, seats);
      if (seat === null) return null;
      return firstWrong(wishes.get(seat)!, wish => {
        const reason = (state: object) => plainText(game.refusal(state, seat, wish));
        const here = reason(match.state);
        return reason(twin) === here && reason(guess) === here
          ? null
          : `why ${viewer} may not “${game.notation.printAction(wish)}” tells what is hidden`;
      });
    }),
};

export const SECRECY_CHECKS: readonly SecrecyCheck[] = [
  soundTwins,
  secretViews,
  honestGuess,
  secretLegalLists,
  secretRefusals,
];
