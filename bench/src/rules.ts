import type { Random } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { type Benchmark, perSecond } from './benchmark.ts';
import { boardgameIoContender } from './lantern-contender.ts';
import { assertSameEnd, type Recorded, recordMatches } from './lantern-record.ts';
import type { BatchContender } from './measure.ts';

/** Bare rules: is the action legal, and what does it do? */
export const rules: Benchmark = {
  name: 'rules',
  about: 'check and apply actions of the reference game',
  unit: perSecond('actions'),
  peerName: 'boardgame.io reducer, undo off',
  contest() {
    const matches = recordMatches(60);
    return { ours: kernelContender(matches), peer: boardgameIoContender(matches, true) };
  },
};

function kernelContender(matches: readonly Recorded[]): BatchContender {
  const scripts = matches.map(match => ({
    match,
    dice: match.plays.flatMap(play => (play.die === null ? [] : [play.die])),
  }));
  return () => {
    const games = scripts.map(({ match, dice }) => ({
      match,
      state: lantern.clone(match.start),
      random: rolling(dice),
    }));
    return {
      run() {
        let actions = 0;
        for (const { match, state, random } of games) {
          for (const { seat, action } of match.plays) {
            if (lantern.refusal(state, seat, action) !== null) throw new Error('refused');
            lantern.apply(state, seat, action, random);
            actions++;
          }
        }
        return actions;
      },
      check() {
        for (const { match, state } of games) {
          assertSameEnd(match, 'our kernel', lantern.outcome(state)?.scores);
        }
      },
    };
  };
}

/** The recorded dice once more; boardgame.io gets them with its moves. */
function rolling(dice: readonly number[]): Random {
  let rolled = 0;
  return { below: () => dice[rolled++]! - 1 };
}
