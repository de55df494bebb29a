import {
  closingOf,
  type Decision,
  drawOffer,
  isOver,
  type Match,
  outcomeOf,
  promisesOf,
  type Shape,
  type Viewer,
} from '@oubliette/kernel';
import type { HostedMatch } from './hosted-match.ts';
import type { Snapshot } from './snapshot.ts';
import { chaptersOf, type KnownStories, knownUntil, timeUpsOf } from './story.ts';
import { mayTakeBack, whoTakesBack } from './wish.ts';

/** What a match waits for now; nothing when it is over. */
export function questionOf(match: Match<Shape>): Decision | null {
  return isOver(match) ? null : match.game.decision(match.state);
}

/** What a viewer may know of the present. */
export function present(
  hosted: HostedMatch,
  viewer: Viewer,
  known?: KnownStories,
  tellsOutlook = true,
): Snapshot<Shape> {
  const { match, hostedGame } = hosted;
  const { game, state } = match;
  const decision = questionOf(match);
  const asked = decision?.seats.includes(viewer) === true;
  return {
    ...frame(hosted, match.log.length, viewer, known),
    view: game.view(state, viewer),
    decision,
    legal: asked ? game.legal(state, viewer) : [],
    outlook: asked && tellsOutlook ? hostedGame.outlook(state, viewer) : null,
    canUndo: mayTakeBack(hosted, whoTakesBack(hosted, viewer)),
    clock: decision === null ? null : hostedGame.clock(state, match.options),
  };
}

/** Of what is past. */
export const NOTHING_TO_DO = { legal: [], outlook: null, canUndo: false, clock: null } as const;

type Frame = Omit<Snapshot<Shape>, 'view' | 'decision' | keyof typeof NOTHING_TO_DO>;

/** What does not depend on the position. */
export function frame(
  { key, match, settings, hostedGame }: HostedMatch,
  moment: number,
  viewer: Viewer,
  known?: KnownStories,
): Frame {
  const { game, options, log } = match;
  const now = moment === log.length;
  const closing = now ? closingOf(match) : null;
  const since = Math.min(knownUntil(match, viewer, known), moment);
  return {
    key,
    game: game.id,
    options,
    byEarlierRules: hostedGame.byEarlierRules === true,
    seats: game.seats(options),
    ...settings,
    moment,
    last: log.length,
    viewer,
    outcome: now ? outcomeOf(match) : null,
    drawOffer: now ? drawOffer(match) : null,
    resigned: closing?.how === 'resigned' ? closing.seat : null,
    outOfTime: closing?.how === 'out-of-time' ? closing.seat : null,
    agreedDraw: closing?.how === 'agreed-draw',
    said: match.said.filter(({ at }) => now || at <= moment),
    since,
    chapters: chaptersOf(match, viewer, since, moment),
    timeUps: timeUpsOf(match, since, moment),
    promises: promisesOf(match),
  };
}
