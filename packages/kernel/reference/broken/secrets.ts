import { type LanternAction, type LanternState, lantern, trial } from '../index.ts';
import { cloneState, countOf, seatIndex, VALUES, valuesOf } from '../state.ts';
import { type Broken, isTurn, telling, top } from './broken.ts';

const sealedOf = (state: LanternState) => {
  const frame = top(state);
  return frame?.kind === 'duel' ? frame.sealed : {};
};

function sixesOfOther(state: LanternState, seat: 'red' | 'white'): number {
  return state.hands[(1 - seatIndex(seat)) * VALUES + 5]!;
}

const refusalWithSixes: typeof lantern.refusal = (state, seat, action) => {
  const refusal = lantern.refusal(state, seat, action);
  return refusal === null ? null : { ...refusal, params: { sixes: sixesOfOther(state, seat) } };
};

/** Faults by which somebody learns what they may not know, or by which nobody would notice. */
export const LEAKING: readonly Broken[] = [
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
    change: { refusal: refusalWithSixes },
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
    fault: 'a view that is a window into the bytes of the state',
    caughtBy: 'detached views',
    change: {
      view: (state, viewer) => ({
        ...lantern.view(state, viewer),
        scores: state.scores.subarray() as unknown as number[],
      }),
      guess: (seen, random) => lantern.guess({ ...seen, scores: [...seen.scores] }, random),
    },
  },
  {
    fault: 'a sealed card that everybody is told',
    caughtBy: 'secret answers',
    change: telling((event, action) => (event.kind === 'chose' ? { ...event, action } : event)),
  },
  {
    fault: 'a tucked card that everybody is told',
    caughtBy: 'secret answers',
    change: telling(event => (event.kind === 'tucked' ? { ...event, to: 'all' } : event)),
  },
  {
    fault: 'an undo that is open or not by what another holds',
    caughtBy: 'secret undo',
    change: {
      apply(state, seat, action, random) {
        if (action.do === 'tuck' && sixesOfOther(state, seat) > 0) random.below('dice', 6);
        return lantern.apply(state, seat, action, random);
      },
    },
  },
  {
    fault: 'a twin with other cards',
    caughtBy: 'sound twins',
    trial: {
      twin(state, viewer, random) {
        const other = trial.twin(state, viewer, random);
        if (countOf(other.hands, 1) > 0) other.hands.fill(0, VALUES);
        return other;
      },
    },
  },
  {
    fault: 'a twin that is never another',
    caughtBy: 'sound twins',
    trial: { twin: cloneState },
  },
  {
    fault: 'a refusal that tells what is hidden, and a twin that would not notice',
    caughtBy: 'secret refusals',
    change: { refusal: refusalWithSixes },
    trial: { twin: cloneState },
  },
];

/** Peeks: a card below the lowest of the other hand is not offered in a duel. */
function losesTo(state: LanternState, seat: 'red' | 'white', action: LanternAction): boolean {
  if (isTurn(state)) return false;
  const own = seatIndex(seat);
  const [lowest = 0] = valuesOf(state.hands, 1 - own);
  const rest = valuesOf(state.hands, own).filter(card => card >= lowest);
  return action.do === 'choose' && action.card < lowest && rest.length > 0;
}
