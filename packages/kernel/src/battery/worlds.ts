import { fingerprint } from '../fingerprint.ts';
import type { Shape, Viewer } from '../game.ts';
import { fastRandom } from '../random/fast.ts';
import { type BatteryLook, type BatteryScene, NotPassed } from './trial.ts';

/** Two worlds that a viewer cannot tell from the real one. */
interface World<G extends Shape> {
  readonly viewer: Viewer<G['Seat']>;
  /** The real one as the viewer sees it. */
  readonly view: G['View'];
  /** The fingerprint of that. */
  readonly seen: string;
  /** By the rules of secrecy, as the trial knows them. */
  readonly twin: G['State'];
  /** By what the viewer sees, as the game itself guesses it. */
  readonly guess: G['State'];
}

export interface BatteryWorlds<G extends Shape> extends BatteryLook<G> {
  readonly worlds: readonly World<G>[];
}

/** Where more than that look on they take turns: chance says whose. */
const AT_ONCE = 3;

export function withWorlds(look: BatteryLook<Shape>): BatteryWorlds<Shape> {
  const { game, trial, match, viewers, random } = look;
  const first = viewers.length > AT_ONCE ? random.below('viewer', viewers.length) : 0;
  const watching = [...viewers, ...viewers].slice(first, first + Math.min(AT_ONCE, viewers.length));
  const worlds = watching.map(viewer => {
    const view = game.view(match.state, viewer);
    const twin = trial.twin(match.state, viewer, random);
    return { viewer, view, seen: fingerprint(view), twin, guess: game.guess(view, random) };
  });
  return { ...look, worlds };
}

/** By chance a twin may be no other: fewer looks than that prove nothing. */
const ENOUGH_LOOKS = 5;

/** Remembers through a match for whom there ever was a world that differs. */
export interface TwinWatch {
  look(scene: BatteryWorlds<Shape>): void;
  /** Secrecy is tested only by twins that differ. */
  requireDifference(): void;
}

export function twinWatch({ trial, viewers, match: begun }: BatteryScene<Shape>): TwinWatch {
  const secretive = viewers.filter(viewer => !trial.openTo?.includes(viewer));
  /** For whom no twin was another one so far, and in how many looks. */
  const same = new Map(secretive.map(viewer => [viewer, 0]));
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
      for (const { viewer } of worlds) {
        const looks = same.get(viewer);
        if (looks !== undefined) same.set(viewer, looks + 1);
      }
      compare(match.state, worlds);
    },
    requireDifference() {
      const alike = [...same].filter(([, looks]) => looks >= ENOUGH_LOOKS);
      if (alike.length === 0) return;
      const names = alike.map(([viewer]) => viewer).join(', ');
      throw new NotPassed('sound twins', `in the whole match no twin was another one for ${names}`);
    },
  };
}
