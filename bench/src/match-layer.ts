import { decide, startMatch } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { type Benchmark, perSecond } from './benchmark.ts';
import { boardgameIoContender } from './lantern-contender.ts';
import { assertSameEnd, type Recorded, recordMatches } from './lantern-record.ts';
import type { BatchContender } from './measure.ts';

/** What a server does: check, keep the way back, apply, log, fingerprint; our dice are rolled too. */
export const matchLayer: Benchmark = {
  name: 'match-layer',
  about: 'the same actions with log, undo and fingerprint',
  unit: perSecond('actions'),
  peerName: 'boardgame.io reducer',
  contest() {
    const matches = recordMatches(60);
    return { ours: matchContender(matches), peer: boardgameIoContender(matches, false) };
  },
};

function matchContender(recorded: readonly Recorded[]): BatchContender {
  return () => {
    const matches = recorded.map(({ options, seed }) => startMatch(lantern, options, seed));
    return {
      run() {
        let actions = 0;
        for (const [n, match] of matches.entries()) {
          for (const { seat, action } of recorded[n]!.plays) {
            if (!decide(match, seat, action).ok) throw new Error('refused');
            actions++;
          }
        }
        return actions;
      },
      check() {
        for (const [n, { state }] of matches.entries()) {
          assertSameEnd(recorded[n]!, 'our match', lantern.outcome(state)?.scores);
        }
      },
    };
  };
}
