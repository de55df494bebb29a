import { type Shape, statesOf, type Viewer } from '@oubliette/kernel';
import type { HostedMatch } from './hosted-match.ts';
import { frame, NOTHING_TO_DO, present } from './present.ts';
import type { Snapshot } from './snapshot.ts';
import type { KnownStories } from './story.ts';

/** What a viewer could know at an earlier moment. */
export function momentOf(
  hosted: HostedMatch,
  moment: number,
  viewer: Viewer,
  known?: KnownStories,
): Snapshot<Shape> {
  const { match } = hosted;
  if (moment >= match.log.length) return { ...present(hosted, viewer, known), ...NOTHING_TO_DO };
  hosted.past ??= statesOf(match);
  const state = hosted.past[moment]!;
  return {
    ...frame(hosted, moment, viewer, known),
    view: match.game.view(state, viewer),
    decision: match.game.decision(state),
    ...NOTHING_TO_DO,
  };
}
