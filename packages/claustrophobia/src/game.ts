import type { Decision, Game } from '@oubliette/kernel';
import { RULE_IDS } from '../rules/ids.ts';
import type { Action } from './action.ts';
import { advance } from './advance.ts';
import type { Claustrophobia } from './claustrophobia.ts';
import { EARLIER_CONTENT } from './content/earlier.ts';
import { PRINTS } from './content/prints.ts';
import { draw } from './draw.ts';
import { outcome } from './end.ts';
import { type CaveStory, STORY_KINDS } from './event.ts';
import { guess } from './guess.ts';
import { frozen } from './interned.ts';
import { parseAction, printAction } from './notation/action.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import { MODES, parseOptions } from './options.ts';
import { POINTS, whyNotAnswer } from './points.ts';
import { QUESTIONS, type QuestionKind } from './question.ts';
import { type CaveSeat, type Role, SEATS } from './seats.ts';
import { setup } from './setup.ts';
import { cloneState, roleOf, type State, seatOf } from './state.ts';
import { view } from './view.ts';

/** Decisions are values, made once. */
const DECISIONS = Object.fromEntries(
  QUESTIONS.map(question => [question, SEATS.map(seat => ({ question, seats: [seat] }))]),
) as unknown as Readonly<Record<QuestionKind, readonly Decision<CaveSeat>[]>>;

function isAsked(state: State, role: Role): boolean {
  return state.frames[0]?.role === role;
}

/** What others may know of an action that was done: how tiles were put back is nobody's business. */
function seenDeed(action: Action): Action | null {
  return action.do === 'keep' || action.do === 'swap' ? null : frozen(action);
}

/** Claustrophobia for two. */
export const claustrophobia: Game<Claustrophobia> = {
  id: 'claustrophobia',
  rules: {
    version: 2,
    ids: new Set(RULE_IDS),
    noTakeBack: 'CL-ROUND-08',
    agreement: 'CL-WIN-05',
  },
  ...PRINTS,
  earlierContent: EARLIER_CONTENT,
  purposes: { setup: { from: 0 }, dice: { from: 1 }, lot: { from: 1 } },
  events: STORY_KINDS,
  modes: MODES,
  notation: { printAction, parseAction, printPosition, parsePosition, draw },
  parseOptions,
  seats: () => SEATS,
  setup,
  outcome,
  clone: cloneState,
  view,
  guess,
  decision(state) {
    const asked = state.frames[0];
    if (asked === undefined) return null;
    return DECISIONS[asked.kind][SEATS.indexOf(seatOf(state, asked.role))]!;
  },
  legal(state, seat) {
    const role = roleOf(state, seat);
    return isAsked(state, role) ? POINTS[state.frames[0]!.kind].legal(state, role) : [];
  },
  refusal(state, seat, action) {
    const asked = state.frames[0];
    if (asked === undefined) return { rule: 'CL-WIN-01' };
    const role = roleOf(state, seat);
    if (asked.role !== role) return { rule: 'CL-ROUND-02' };
    const rule = whyNotAnswer(state, asked, action);
    return rule === null ? null : { rule };
  },
  apply(state, seat, action, random) {
    const asked = state.frames.pop()!;
    const story: CaveStory = [];
    state.last = seenDeed(action);
    POINTS[asked.kind].answer(state, action, random, story, roleOf(state, seat));
    advance(state, random, story);
    return story;
  },
};
