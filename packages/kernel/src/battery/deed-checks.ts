import { fingerprint } from '../fingerprint.ts';
import type { Shape } from '../game.ts';
import { encode, NotPlain } from '../plain.ts';
import { aliasOf, partsOf } from './alias.ts';
import { attempt, type DeedOnTrial } from './deed.ts';
import { difference } from './tokens.ts';
import type { Check } from './trial.ts';

type DeedCheck = Check<DeedOnTrial<Shape>>;

/** State and events after the action are data. */
const plainOutcome: DeedCheck = {
  name: 'plain state',
  run({ done }) {
    try {
      encode(done.state);
      encode(done.events);
      return null;
    } catch (error) {
      if (error instanceof NotPlain) return error.message;
      throw error;
    }
  },
};

/** What is done in a clone is not done in the original. */
const untouchedOriginal: DeedCheck = {
  name: 'clone',
  run: ({ game, action, untouched }) =>
    untouched ? null : `“${game.notation.printAction(action)}” in a clone changes the original`,
};

/** The events are of the kinds that the game lists, and told to somebody who is there. */
const knownEvents: DeedCheck = {
  name: 'known events',
  run({ game, viewers, done }) {
    for (const { kind, to } of done.events) {
      if (!game.events.includes(kind)) return `“${kind}” is not among the events of the game`;
      const stranger = to === 'all' ? undefined : to.find(viewer => !viewers.includes(viewer));
      if (stranger !== undefined) return `“${kind}” is told to ${stranger}, who is not here`;
    }
    return null;
  },
};

/** The same action in the same position with the same chance has one outcome. */
const determinism: DeedCheck = {
  name: 'determinism',
  run(deed) {
    const { match, action, done, asked } = deed;
    if (asked.length > 0) return `the action asks ${asked.join(' and ')}`;
    const again = attempt(deed, match.state, action);
    if (fingerprint(done.state) !== fingerprint(again.state)) {
      return 'the same action led to two states';
    }
    return fingerprint(done.events) === fingerprint(again.events)
      ? null
      : 'the same action told two stories';
  },
};

/** An event is told as it was: nothing that happens later changes it. */
const detachedEvents: DeedCheck = {
  name: 'detached events',
  run({ done }) {
    const parts = partsOf(done.state);
    for (const event of done.events) {
      const alias = aliasOf(event, parts, event.kind);
      if (alias !== null) return `${alias} is a live part of the state`;
    }
    return null;
  },
};

/** Every token is somewhere exactly once, before and after. */
const conservation: DeedCheck = {
  name: 'conservation',
  run({ game, trial, match, action, done }) {
    const changed = difference(trial.census(match.state), trial.census(done.state));
    return changed && `“${game.notation.printAction(action)}” changed what there is: ${changed}`;
  },
};

export const DEED_CHECKS: readonly DeedCheck[] = [
  untouchedOriginal,
  plainOutcome,
  knownEvents,
  determinism,
  detachedEvents,
  conservation,
];
