import { fingerprint } from '../fingerprint.ts';
import { type Shape, toldTo, type Viewer } from '../game.ts';
import { pick } from '../random/random.ts';
import { attempt, type DeedAttempt, type DeedOnTrial } from './deed.ts';
import type { Check } from './trial.ts';

/** What a viewer has of an attempt: what they were told, and what they see afterwards. */
interface Learned {
  readonly told: string;
  readonly seen: string;
}

/** What everybody learned of an attempt; a viewer's share is worked out once. */
type Lesson = (viewer: Viewer) => Learned;

function lessonOf({ game }: DeedOnTrial<Shape>, done: DeedAttempt<Shape>): Lesson {
  const known = new Map<Viewer, Learned>();
  return viewer => {
    let learned = known.get(viewer);
    if (learned === undefined) {
      const told = fingerprint(toldTo(done.events, viewer));
      learned = { told, seen: fingerprint(game.view(done.state, viewer)) };
      known.set(viewer, learned);
    }
    return learned;
  };
}

/** The same deed with the same chance, here and in a viewer's twin of this world. */
interface Twofold {
  readonly viewer: Viewer;
  readonly sameTold: boolean;
  readonly sameSeen: boolean;
  readonly here: DeedAttempt<Shape>;
  readonly there: DeedAttempt<Shape>;
}

/** A deed, held against the twins in which it is legal as well. */
export interface DeedAmongTwins extends DeedOnTrial<Shape> {
  readonly lesson: Lesson;
  readonly twofold: readonly Twofold[];
}

export function compared(deed: DeedOnTrial<Shape>): DeedAmongTwins {
  const { game, seat, action, worlds, done } = deed;
  const lesson = lessonOf(deed, done);
  const twofold = worlds
    .filter(({ twin }) => game.refusal(twin, seat, action) === null)
    .map(({ viewer, twin }): Twofold => {
      const there = attempt(deed, twin, action);
      const [one, other] = [lesson(viewer), lessonOf(deed, there)(viewer)];
      const sameTold = one.told === other.told;
      return { viewer, sameTold, sameSeen: one.seen === other.seen, here: done, there };
    });
  return { ...deed, lesson, twofold };
}

type ComparedCheck = Check<DeedAmongTwins>;

/** An event tells a viewer nothing that the view after it does not show. */
const secretEvents: ComparedCheck = {
  name: 'secret events',
  run({ twofold }) {
    const leak = twofold.find(({ sameTold, sameSeen }) => !sameTold && sameSeen);
    return leak ? `the events tell ${leak.viewer} what the view hides` : null;
  },
};

/** Whoever learned something through an action knows it for good: there must be a barrier. */
const undoBarrier: ComparedCheck = {
  name: 'undo barrier',
  run({ twofold }) {
    const leak = twofold.find(
      ({ here, sameTold, sameSeen }) => !here.barrier && !(sameTold && sameSeen),
    );
    return leak ? `${leak.viewer} learns something hidden, and it can be taken back` : null;
  },
};

/** Whether they may take their action back tells the actor nothing either. */
const secretUndo: ComparedCheck = {
  name: 'secret undo',
  run({ twofold, seat }) {
    const own = twofold.find(({ viewer }) => viewer === seat);
    if (own === undefined || !own.sameTold || !own.sameSeen) return null;
    return own.here.barrier === own.there.barrier
      ? null
      : `whether ${seat} may undo tells what is hidden`;
  },
};

const ANSWERS = 5;

/**
 * Of two actions that leave a viewer with the same view, the events do not tell them which it was. Where
 * even the actor sees the same afterwards nothing is hidden: what was done in the open has come out even.
 */
const secretAnswers: ComparedCheck = {
  name: 'secret answers',
  run(deed) {
    const { game, match, seat, action, worlds, random, lesson } = deed;
    const legal = game.legal(match.state, seat);
    const others = Array.from({ length: ANSWERS }, () => pick(random, 'answer', legal));
    const answers = [
      { text: game.notation.printAction(action), lesson },
      ...[...new Set(others)].map(other => ({
        text: game.notation.printAction(other),
        lesson: lessonOf(deed, attempt(deed, match.state, other)),
      })),
    ];
    for (const { viewer } of worlds) {
      if (viewer === seat) continue;
      const bySight = new Map<string, (typeof answers)[number]>();
      for (const answer of answers) {
        const { seen, told } = answer.lesson(viewer);
        const first = bySight.get(seen);
        if (first === undefined) bySight.set(seen, answer);
        else if (
          first.lesson(viewer).told !== told &&
          first.lesson(seat).seen !== answer.lesson(seat).seen
        ) {
          return `the events tell ${viewer} “${first.text}” from “${answer.text}”, the view does not`;
        }
      }
    }
    return null;
  },
};

export const DEED_SECRECY_CHECKS: readonly ComparedCheck[] = [
  secretEvents,
  undoBarrier,
  secretUndo,
  secretAnswers,
];
