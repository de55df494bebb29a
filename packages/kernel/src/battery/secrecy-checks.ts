import { fingerprint } from '../fingerprint.ts';
import { type Shape, toldTo, type Viewer } from '../game.ts';
import { isBarrier } from '../match/match.ts';
import { plainText } from '../plain.ts';
import { seededRandom } from '../random/seeded.ts';
import { type Check, type Deed, type Scene, seatOf } from './trial.ts';

type SceneCheck = Check<Scene<Shape>>;
type DeedCheck = Check<Deed<Shape>>;

/** Runs a comparison for every viewer and a world that he cannot tell from this one. */
function forEachTwin<S extends Scene<Shape>>(
  scene: S,
  compare: (viewer: Viewer, twin: object) => string | null,
): string | null {
  for (const viewer of scene.viewers) {
    const twin = scene.trial.twin(scene.match.state, viewer, scene.random);
    const wrong = compare(viewer, twin);
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

const secretViews: SceneCheck = {
  name: 'secret views',
  run: scene =>
    forEachTwin(scene, (viewer, twin) => {
      const here = plainText(scene.game.view(scene.match.state, viewer));
      const there = plainText(scene.game.view(twin, viewer));
      return here === there
        ? null
        : `${viewer} sees what is hidden: ${firstDifference(here, there)}`;
    }),
};

const secretLegalLists: SceneCheck = {
  name: 'secret legal lists',
  run: scene =>
    forEachTwin(scene, (viewer, twin) => {
      const { game, match } = scene;
      const seat = seatOf(viewer, scene.seats);
      if (plainText(game.decision(match.state)) !== plainText(game.decision(twin))) {
        return `the question depends on what ${viewer} may not know`;
      }
      if (seat === null) return null;
      const list = (state: object) =>
        game
          .legal(state, seat)
          .map(a => game.notation.printAction(a))
          .join(', ');
      const here = list(match.state);
      const there = list(twin);
      return here === there
        ? null
        : `${viewer}'s list tells what is hidden: ${firstDifference(here, there)}`;
    }),
};

const secretRefusals: SceneCheck = {
  name: 'secret refusals',
  run: scene =>
    forEachTwin(scene, (viewer, twin) => {
      const { game, match, trial, random } = scene;
      const seat = seatOf(viewer, scene.seats);
      if (seat === null) return null;
      for (const wish of trial.wishes(match.state, seat, random)) {
        const here = plainText(game.refusal(match.state, seat, wish));
        const there = plainText(game.refusal(twin, seat, wish));
        if (here !== there) {
          return `why ${viewer} may not “${game.notation.printAction(wish)}” tells what is hidden`;
        }
      }
      return null;
    }),
};

/** A guess is a whole world that looks exactly like the view. */
const honestGuess: SceneCheck = {
  name: 'guess',
  run(scene) {
    const { game, match, viewers, random, trial } = scene;
    const tokens = [...trial.census(match.state)].sort().join();
    for (const viewer of viewers) {
      const seen = game.view(match.state, viewer);
      const guessed = game.guess(seen, random);
      if (plainText(game.view(guessed, viewer)) !== plainText(seen)) {
        return `the guessed world looks different to ${viewer}`;
      }
      if ([...trial.census(guessed)].sort().join() !== tokens) {
        return `the world guessed for ${viewer} has other tokens`;
      }
    }
    return null;
  },
};

interface Twofold {
  readonly viewer: Viewer;
  readonly sameEvents: boolean;
  readonly sameView: boolean;
  readonly barrier: boolean;
}

/** The same deed with the same chance, here and in the worlds that look the same. */
function twofold(deed: Deed<Shape>, judge: (outcome: Twofold) => string | null): string | null {
  const { game, match, seat, action } = deed;
  const play = (state: object) => {
    const random = seededRandom(match.seed, match.random.positions());
    const given = random.given;
    const events = game.apply(state, seat, action, random);
    return { state, events, barrier: isBarrier(events, random.given !== given) };
  };
  return forEachTwin(deed, (viewer, twin) => {
    if (game.refusal(twin, seat, action) !== null) return null;
    const here = play(game.clone(match.state));
    const there = play(twin);
    return judge({
      viewer,
      sameEvents:
        plainText(toldTo(here.events, viewer)) === plainText(toldTo(there.events, viewer)),
      sameView:
        plainText(game.view(here.state, viewer)) === plainText(game.view(there.state, viewer)),
      barrier: here.barrier,
    });
  });
}

/** An event tells a viewer nothing that the view after it does not show. */
const secretEvents: DeedCheck = {
  name: 'secret events',
  run: deed =>
    twofold(deed, ({ viewer, sameEvents, sameView }) =>
      !sameEvents && sameView ? `the events tell ${viewer} what the view hides` : null,
    ),
};

/** Whoever learned something through an action knows it for good: there must be a barrier. */
const undoBarrier: DeedCheck = {
  name: 'undo barrier',
  run: deed =>
    twofold(deed, ({ viewer, sameEvents, sameView, barrier }) =>
      !barrier && !(sameEvents && sameView)
        ? `${viewer} learns something hidden, and it can be taken back`
        : null,
    ),
};

/** The twin of a world has the same tokens, or the trial itself is wrong. */
const soundTwins: SceneCheck = {
  name: 'sound twins',
  run: scene =>
    forEachTwin(scene, (viewer, twin) => {
      const tokens = (state: object) => fingerprint([...scene.trial.census(state)].sort());
      return tokens(twin) === tokens(scene.match.state)
        ? null
        : `the twin for ${viewer} has other tokens`;
    }),
};

export const SECRECY_CHECKS: readonly SceneCheck[] = [
  soundTwins,
  secretViews,
  secretLegalLists,
  secretRefusals,
  honestGuess,
];

export const SECRECY_DEED_CHECKS: readonly DeedCheck[] = [secretEvents, undoBarrier];
