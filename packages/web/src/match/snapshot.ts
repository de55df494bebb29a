import {
  closingOf,
  type Decision,
  drawOffer,
  isOver,
  type Match,
  outcomeOf,
  type Shape,
  statesOf,
  toldTo,
  type Viewer,
  viewOf,
} from '@oubliette/kernel';
import type { Chapter, Snapshot } from './contract.ts';
import type { Kept } from './kept.ts';
import { mayTakeBack, whoTakesBack } from './wish.ts';

/** What a match waits for now; nothing when it is over. */
export function questionOf(match: Match<Shape>): Decision | null {
  return isOver(match) ? null : match.game.decision(match.state);
}

/** What a viewer may know of the present. */
export function present(kept: Kept, viewer: Viewer): Snapshot<Shape> {
  const { match, playable } = kept;
  const { game, state } = match;
  const decision = questionOf(match);
  const asked = decision?.seats.includes(viewer) === true;
  return {
    ...frame(kept, match.log.length, viewer),
    view: game.view(state, viewer),
    decision,
    legal: asked ? game.legal(state, viewer) : [],
    outlook: asked ? playable.outlook(state, viewer) : null,
    canUndo: mayTakeBack(kept, whoTakesBack(kept, viewer)),
    clock: decision === null ? null : playable.clock(state, match.options),
  };
}

/** What a viewer could know at an earlier moment. */
export function momentOf(kept: Kept, moment: number, viewer: Viewer): Snapshot<Shape> {
  const { match } = kept;
  if (moment >= match.log.length) return { ...present(kept, viewer), ...NOTHING_TO_DO };
  kept.past ??= statesOf(match);
  const state = kept.past[moment]!;
  return {
    ...frame(kept, moment, viewer),
    view: match.game.view(state, viewer),
    decision: match.game.decision(state),
    ...NOTHING_TO_DO,
  };
}

const NOTHING_TO_DO = { legal: [], outlook: null, canUndo: false, clock: null } as const;

type Frame = Omit<Snapshot<Shape>, 'view' | 'decision' | keyof typeof NOTHING_TO_DO>;

function frame({ key, match, house, timeUps }: Kept, moment: number, viewer: Viewer): Frame {
  const { game, options, log } = match;
  const now = moment === log.length;
  const closing = now ? closingOf(match) : null;
  const { promises } = viewOf(match, viewer);
  return {
    key,
    game: game.id,
    options,
    seats: game.seats(options),
    ...house,
    moment,
    last: log.length,
    viewer,
    outcome: now ? outcomeOf(match) : null,
    drawOffer: now ? drawOffer(match) : null,
    resigned: closing?.how === 'resigned' ? closing.seat : null,
    agreedDraw: closing?.how === 'agreed-draw',
    said: match.said.filter(({ at }) => now || at <= moment),
    chapters: chaptersOf(match, moment, viewer),
    timeUps: timeUps.filter(at => at <= moment),
    promises,
  };
}

function chaptersOf({ log }: Match<Shape>, moment: number, viewer: Viewer): Chapter<Shape>[] {
  return log.slice(0, moment).map(({ seat, events }, index) => ({
    moment: index + 1,
    seat,
    events: toldTo(events, viewer),
  }));
}
