import { ok, type Random } from '../../src/index.ts';
import { type LanternAction, lantern } from '../index.ts';
import { type Broken, isTurn, telling, top } from './broken.ts';

/** Faults against the contract that have nothing to do with secrets. */
export const LAWLESS: readonly Broken[] = [
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
    fault: 'a fact about the match beside its state',
    caughtBy: 'restored state',
    change: besideTheState(),
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
        if (action.do === 'draw' && state.left > 0) state.left--;
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
  {
    fault: 'a set-up that throws',
    caughtBy: 'set-up',
    change: {
      setup() {
        throw new Error('no cards');
      },
    },
  },
  {
    fault: 'a question that throws',
    caughtBy: 'no exception',
    change: {
      outcome(state) {
        if (state.left < 20) throw new Error('too few cards');
        return lantern.outcome(state);
      },
    },
  },
  {
    fault: 'a set-up that doubles a card',
    caughtBy: 'conservation',
    change: {
      setup(options, random) {
        const state = lantern.setup(options, random);
        state.burnt[0]!++;
        return state;
      },
    },
  },
  {
    fault: 'a clone that shares what only looks frozen',
    caughtBy: 'clone',
    change: {
      clone: state =>
        isTurn(state)
          ? lantern.clone(state)
          : { ...lantern.clone(state), frames: Object.freeze(state.frames) as typeof state.frames },
    },
  },
  {
    fault: 'an event that is a live part of the state',
    caughtBy: 'detached events',
    change: telling((event, _action, state) =>
      event.kind === 'challenged' ? { ...event, frame: top(state) } : event,
    ),
  },
  {
    fault: 'an event of a kind that is not listed',
    caughtBy: 'known events',
    change: telling(event => (event.kind === 'drew' ? { ...event, kind: 'drawn' } : event)),
  },
  {
    fault: 'an event told to a stranger',
    caughtBy: 'known events',
    change: telling(event => (event.kind === 'chose' ? { ...event, to: ['black'] } : event)),
  },
  {
    fault: 'a memory beside the state, in what can be taken back',
    caughtBy: 'undo',
    change: remembering('tuck'),
  },
  {
    fault: 'a memory beside the state, in what cannot',
    caughtBy: 'replay',
    change: remembering('burn'),
  },
  {
    fault: 'options that read differently a second time',
    caughtBy: 'replay',
    change: {
      parseOptions(raw) {
        const options = lantern.parseOptions(raw);
        return options.ok ? ok({ ...options.value, target: options.value.target + 1 }) : options;
      },
    },
  },
];

function isIdle(action: LanternAction): boolean {
  return action.do === 'draw' || action.do === 'tuck';
}

/** More than any single decision is tried out with the same chance. */
const TRIED_OUT = 15;

/** Counts the actions of a match where no state, save or undo sees it, and lets the count matter. */
function remembering(deed: LanternAction['do']): Broken['change'] & object {
  const counts = new WeakMap<Random, number>();
  return {
    apply(state, seat, action, random) {
      const count = (counts.get(random) ?? 0) + 1;
      counts.set(random, count);
      if (action.do === deed && count > TRIED_OUT) state.target = 60 + (count % 2);
      return lantern.apply(state, seat, action, random);
    },
  };
}

/** Remembers which states it has made: those that were restored are not among them. */
function besideTheState(): NonNullable<Broken['change']> {
  const made = new WeakSet<object>();
  const remembered = <State extends object>(state: State): State => {
    made.add(state);
    return state;
  };
  return {
    setup: (options, random) => remembered(lantern.setup(options, random)),
    clone: state => remembered(lantern.clone(state)),
    legal: (state, seat) => (made.has(state) ? lantern.legal(state, seat) : []),
  };
}
