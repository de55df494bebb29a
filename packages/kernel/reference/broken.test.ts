import { describe, expect, it } from 'vitest';
import { playTrial } from '../src/battery/index.ts';
import type { Game } from '../src/index.ts';
import { type Lantern, type LanternAction, type LanternState, lantern, trial } from './index.ts';
import { countOf, SEATS, seatIndex, valuesOf } from './state.ts';

/**
 * Lantern with one fault each: the battery is worth something only if it finds every one of them,
 * and by its right name.
 */
interface Broken {
  readonly fault: string;
  readonly caughtBy: string;
  readonly change: Partial<Game<Lantern>>;
}

const top = (state: LanternState) => state.frames.at(-1);
const sealedOf = (state: LanternState) => {
  const frame = top(state);
  return frame?.kind === 'duel' ? frame.sealed : {};
};
const isTurn = (state: LanternState) => top(state)?.kind === 'turn';

const BROKEN: readonly Broken[] = [
  {
    fault: 'a view that leaks one card',
    caughtBy: 'secret views',
    change: {
      view: (state, viewer) => ({
        ...lantern.view(state, viewer),
        next: state.deck[state.left - 1] ?? 0,
      }),
    },
  },
  {
    fault: 'a view that shows a secret choice before both are in',
    caughtBy: 'secret views',
    change: {
      view: (state, viewer) => ({ ...lantern.view(state, viewer), chosen: { ...sealedOf(state) } }),
    },
  },
  {
    fault: 'a refusal that disagrees with the executor',
    caughtBy: 'one legality',
    change: {
      refusal: (state, seat, action) =>
        action.do === 'pass' && isTurn(state) ? null : lantern.refusal(state, seat, action),
    },
  },
  {
    fault: 'a legal action that the executor cannot carry out',
    caughtBy: 'executor agrees',
    change: {
      apply(state, seat, action, random) {
        if (action.do === 'burn' && action.card === 6) throw new Error('no such card');
        return lantern.apply(state, seat, action, random);
      },
    },
  },
  {
    fault: 'a refusal that no ledger knows',
    caughtBy: 'one legality',
    change: {
      refusal: (state, seat, action) =>
        lantern.refusal(state, seat, action) === null ? null : { rule: 'REF-NONE-99' },
    },
  },
  {
    fault: 'a dead end',
    caughtBy: 'no dead end',
    change: {
      legal: (state, seat) => lantern.legal(state, seat).filter(action => action.do !== 'burn'),
      refusal: (state, seat, action) =>
        action.do === 'burn' ? { rule: 'REF-BURN-01' } : lantern.refusal(state, seat, action),
    },
  },
  {
    fault: 'a closure in the state',
    caughtBy: 'plain state',
    change: {
      apply(state, seat, action, random) {
        const events = lantern.apply(state, seat, action, random);
        if (action.do === 'duel') Object.assign(top(state)!, { settle: () => state.scores });
        return events;
      },
    },
  },
  {
    fault: 'Math.random',
    caughtBy: 'determinism',
    change: {
      apply: (state, seat, action) =>
        lantern.apply(state, seat, action, {
          below: (_purpose, count) => Math.floor(Math.random() * count),
        }),
    },
  },
  {
    fault: 'Math.random in the set-up',
    caughtBy: 'determinism',
    change: {
      setup(options, random) {
        const state = lantern.setup(options, random);
        state.turn = Math.random() < 0.5 ? 0 : 1;
        return state;
      },
    },
  },
  {
    fault: 'a clock',
    caughtBy: 'determinism',
    change: {
      apply(state, seat, action, random) {
        const events = lantern.apply(state, seat, action, random);
        if (Date.now() < 0) state.scores[0] = 0;
        return events;
      },
    },
  },
  {
    fault: 'an event sent to the wrong seat',
    caughtBy: 'secret events',
    change: {
      apply: (state, seat, action, random) =>
        lantern
          .apply(state, seat, action, random)
          .map(event =>
            event.kind === 'drew' && event.to !== 'all' ? { ...event, to: 'all' } : event,
          ),
    },
  },
  {
    fault: 'a legal list that depends on hidden things',
    caughtBy: 'secret legal lists',
    change: {
      legal: (state, seat) =>
        lantern.legal(state, seat).filter(action => !losesTo(state, seat, action)),
      refusal: (state, seat, action) =>
        losesTo(state, seat, action)
          ? { rule: 'REF-DUEL-01' }
          : lantern.refusal(state, seat, action),
    },
  },
  {
    fault: 'a refusal whose reason depends on hidden things',
    caughtBy: 'secret refusals',
    change: {
      refusal(state, seat, action) {
        const refusal = lantern.refusal(state, seat, action);
        const other = SEATS[1 - seatIndex(seat)]!;
        const sixes = state.hands[seatIndex(other) * 6 + 5]!;
        return refusal === null ? null : { ...refusal, params: { sixes } };
      },
    },
  },
  {
    fault: 'undo past a reveal',
    caughtBy: 'undo barrier',
    change: {
      apply: (state, seat, action, random) =>
        lantern.apply(state, seat, action, random).map(event => {
          const { reveals: _, ...silent } = event;
          return silent as typeof event;
        }),
    },
  },
  {
    fault: 'a clone that shares an array',
    caughtBy: 'clone',
    change: { clone: state => ({ ...lantern.clone(state), burnt: state.burnt }) },
  },
  {
    fault: 'a clone that forgets something',
    caughtBy: 'clone',
    change: { clone: state => ({ ...lantern.clone(state), turn: 0 }) },
  },
  {
    fault: 'a token that vanishes',
    caughtBy: 'conservation',
    change: {
      apply(state, seat, action, random) {
        const events = lantern.apply(state, seat, action, random);
        if (action.do === 'burn') state.burnt[action.card - 1]!--;
        return events;
      },
    },
  },
  {
    fault: 'a question that changes the state',
    caughtBy: 'pure queries',
    change: {
      outcome(state) {
        state.target = Math.min(60, state.target + 1);
        return lantern.outcome(state);
      },
    },
  },
  {
    fault: 'a view that is a live part of the state',
    caughtBy: 'detached views',
    change: {
      view: (state, viewer) => ({
        ...lantern.view(state, viewer),
        scores: state.scores as unknown as number[],
      }),
    },
  },
  {
    fault: 'a guess that looks different',
    caughtBy: 'guess',
    change: {
      guess(seen, random) {
        const state = lantern.guess(seen, random);
        state.scores[0] = 0;
        return state;
      },
    },
  },
  {
    fault: 'a position that forgets who has the turn',
    caughtBy: 'notation',
    change: {
      notation: {
        ...lantern.notation,
        printPosition: state =>
          lantern.notation.printPosition(state).replace(/^turn .*$/m, 'turn red'),
      },
    },
  },
  {
    fault: 'a match that never ends',
    caughtBy: 'ends',
    change: {
      apply(state, seat, action, random) {
        if (action.do === 'tuck') return [];
        if (action.do !== 'draw') return lantern.apply(state, seat, action, random);
        state.turn = 1 - state.turn;
        return [];
      },
      legal: (state, seat) => lantern.legal(state, seat).filter(isIdle),
      refusal(state, seat, action) {
        const refusal = lantern.refusal(state, seat, action);
        return refusal === null && !isIdle(action) ? { rule: 'REF-TURN-01' } : refusal;
      },
    },
  },
];

function isIdle(action: LanternAction): boolean {
  return action.do === 'draw' || action.do === 'tuck';
}

/** Peeks: a card below the lowest of the other hand is not offered in a duel. */
function losesTo(state: LanternState, seat: 'red' | 'white', action: LanternAction): boolean {
  if (isTurn(state)) return false;
  const own = seatIndex(seat);
  const [lowest = 0] = valuesOf(state.hands, 1 - own);
  const rest = valuesOf(state.hands, own).filter(card => card >= lowest);
  return action.do === 'choose' && action.card < lowest && rest.length > 0;
}

describe('the battery bites', () => {
  it.each(BROKEN)('$fault → “$caughtBy”', ({ caughtBy, change }) => {
    const game: Game<Lantern> = { ...lantern, ...change };
    for (let seed = 0; seed < 200; seed++) {
      for (const mode of Object.keys(game.modes)) {
        const { fault } = playTrial({ game, trial }, { mode, seed: String(seed) });
        if (fault === null) continue;
        expect(fault.check).toBe(caughtBy);
        return;
      }
    }
    expect.fail('200 matches of every mode found nothing');
  });

  it('and a trial with a bad twin is caught as well', () => {
    const bad = {
      ...trial,
      twin: (state: LanternState, viewer: string, random: Parameters<typeof trial.twin>[2]) => {
        const other = trial.twin(state, viewer as 'red', random);
        if (countOf(other.hands, 1) > 0) other.hands.fill(0, 6);
        return other;
      },
    };
    const { fault } = playTrial({ game: lantern, trial: bad }, { mode: 'plain', seed: '1' });
    expect(fault?.check).toBe('sound twins');
  });
});
