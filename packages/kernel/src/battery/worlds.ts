import { fingerprint } from '../fingerprint.ts';
import type { Shape, Viewer } from '../game.ts';
import { plainText } from '../plain.ts';
import { fastRandom } from '../random/fast.ts';
import { NotPassed, type Scene } from './trial.ts';

/** Two worlds that a viewer cannot tell from the real one. */
interface World<G extends Shape> {
  readonly viewer: Viewer<G['Seat']>;
  /** The real one as the viewer sees it, as text. */
  readonly seen: string;
  /** By the rules of secrecy, as the trial knows them. */
  readonly twin: G['State'];
  /** By what the viewer sees, as the game itself guesses it. */
  readonly guess: G['State'];
}

export interface Worlds<G extends Shape> extends Scene<G> {
  readonly worlds: readonly World<G>[];
}

export function withWorlds(scene: Scene<Shape>): Worlds<Shape> {
  const { game, trial, match, viewers, random } = scene;
  const worlds = viewers.map(viewer => {
    const view = game.view(match.state, viewer);
    const seen = plainText(view);
    const twin = trial.twin(match.state, viewer, random);
    return { viewer, seen, twin, guess: game.guess(view, random) };
  });
  return { ...scene, worlds };
}

/** By chance a twin may be no other: fewer looks than that prove nothing. */
const ENOUGH_LOOKS = 5;

/** Remembers through a match for whom there ever was a world that differs. */
export interface TwinWatch {
  look(scene: Worlds<Shape>): void;
  /** Secrecy is tested only by twins that differ. */
  requireDifference(): void;
}

export function twinWatch({ trial, viewers, match: begun }: Scene<Shape>): TwinWatch {
  const same = new Set(viewers.filter(viewer => !trial.openTo?.includes(viewer)));
  let looks = 0;
  const compare = (state: object, twins: readonly Pick<World<Shape>, 'viewer' | 'twin'>[]) => {
    if (same.size === 0) return;
    const here = fingerprint(state);
    for (const { viewer, twin } of twins) {
      if (same.has(viewer) && fingerprint(twin) !== here) same.delete(viewer);
    }
  };
  // Most is hidden at the beginning: it is looked at in any case, with a chance of its own.
  for (let look = 0; look < ENOUGH_LOOKS; look++) {
    const { state } = begun;
    compare(
      state,
      viewers.map(viewer => ({ viewer, twin: trial.twin(state, viewer, fastRandom(look)) })),
    );
  }
  return {
    look({ match, worlds }) {
      looks++;
      compare(match.state, worlds);
    },
    requireDifference() {
      if (looks < ENOUGH_LOOKS || same.size === 0) return;
      const names = [...same].join(', ');
      throw new NotPassed('sound twins', `in the whole match no twin was another one for ${names}`);
    },
  };
}
