import type { ClaimView, KnownStories, Snapshot } from '@oubliette/host';
import type { Shape, Viewer } from '@oubliette/kernel';

type Story = Pick<Snapshot<Shape>, 'chapters' | 'timeUps'>;

/** The stories of a match, by viewer: an answer brings only the chapters that the page lacks. */
export interface Stories {
  /** What need not be told again. */
  readonly known: () => KnownStories;
  /** The snapshot with its whole story. */
  readonly whole: (snapshot: Snapshot<Shape>) => Snapshot<Shape>;
  /** The same for the present, which is known from then on. */
  readonly learned: <View extends ClaimView>(view: View) => View;
}

export function createStories(): Stories {
  const stories = new Map<Viewer, Story & { readonly head: number }>();

  function whole(snapshot: Snapshot<Shape>): Snapshot<Shape> {
    const { since, viewer } = snapshot;
    const story = stories.get(viewer);
    if (since === 0 || story === undefined) return snapshot;
    return {
      ...snapshot,
      since: 0,
      chapters: [...story.chapters.slice(0, since), ...snapshot.chapters],
      timeUps: [...story.timeUps.filter(moment => moment <= since), ...snapshot.timeUps],
    };
  }

  return {
    known: () =>
      Object.fromEntries(
        [...stories].map(([viewer, { head, chapters }]) => [
          viewer,
          { head, moments: chapters.length },
        ]),
      ),
    whole,
    learned(view) {
      const snapshot = whole(view.snapshot);
      const { viewer, chapters, timeUps } = snapshot;
      stories.set(viewer, { head: view.head, chapters, timeUps });
      return { ...view, snapshot };
    },
  };
}
