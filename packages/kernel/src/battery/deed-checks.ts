import { fingerprint } from '../fingerprint.ts';
import { type Shape, TABLE } from '../game.ts';
import { encode, NotPlain, plainText } from '../plain.ts';
import { seededRandom } from '../random/seeded.ts';
import { ambientAskedBy } from './ambient.ts';
import type { Check, Deed } from './trial.ts';

type DeedCheck = Check<Deed<Shape>>;

function attempt({ game, match, seat, action }: Deed<Shape>) {
  const state = game.clone(match.state);
  const random = seededRandom(match.seed, match.random.positions());
  const events = game.apply(state, seat, action, random);
  return { state, events };
}

/** What is legal can be carried out. */
const executorAgrees: DeedCheck = {
  name: 'executor agrees',
  run(deed) {
    const text = deed.game.notation.printAction(deed.action);
    try {
      attempt(deed);
      return null;
    } catch (error) {
      return `“${text}” is legal, but throws ${error instanceof Error ? error.message : error}`;
    }
  },
};

/** The same action in the same position with the same chance has one outcome. */
const determinism: DeedCheck = {
  name: 'determinism',
  run(deed) {
    const asked = ambientAskedBy(() => attempt(deed));
    if (asked.length > 0) return `the action asks ${asked.join(' and ')}`;
    const one = attempt(deed);
    const other = attempt(deed);
    try {
      if (fingerprint(one.state) !== fingerprint(other.state))
        return 'the same action led to two states';
      return plainText(one.events) === plainText(other.events)
        ? null
        : 'the same action told two stories';
    } catch (error) {
      if (error instanceof NotPlain) return null;
      throw error;
    }
  },
};

/** State and events after the action are data, and the events name audiences that exist. */
const plainOutcome: DeedCheck = {
  name: 'plain state',
  run(deed) {
    try {
      const { state, events } = attempt(deed);
      encode(state);
      encode(events);
      const known = new Set<string>([...deed.seats, TABLE]);
      for (const event of events) {
        const stranger =
          event.to === 'all' ? undefined : event.to.find(viewer => !known.has(viewer));
        if (stranger !== undefined)
          return `“${event.kind}” is told to ${stranger}, who is not here`;
      }
      return null;
    } catch (error) {
      if (error instanceof NotPlain) return error.message;
      throw error;
    }
  },
};

/** Every token is somewhere exactly once, before and after. */
const conservation: DeedCheck = {
  name: 'conservation',
  run(deed) {
    const count = (state: object) => [...deed.trial.census(state)].sort();
    const before = count(deed.match.state);
    const after = count(attempt(deed).state);
    if (before.join() === after.join()) return null;
    const text = deed.game.notation.printAction(deed.action);
    return `“${text}” changed what there is: ${difference(before, after)}`;
  },
};

function difference(before: readonly string[], after: readonly string[]): string {
  const rest = [...after];
  const lost = before.filter(token => {
    const at = rest.indexOf(token);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return `lost ${lost.join(', ') || 'nothing'}, new ${rest.join(', ') || 'nothing'}`;
}

export const DEED_CHECKS: readonly DeedCheck[] = [
  executorAgrees,
  plainOutcome,
  determinism,
  conservation,
];
