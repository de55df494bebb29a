/** The table of questions: what the match waits for, what may be answered, and what the answer does. */
import type { Game, Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { DuelAction } from '../duel/action.ts';
import { muster } from '../duel/fight.ts';
import { move } from '../duel/move.ts';
import type { DuelFrame } from '../duel/state.ts';
import { turn } from '../duel/turn.ts';
import type { SoloAction } from './action.ts';
import { answerCombat, combatActions, combatQuestion, whyNotInCombat } from './combat.ts';
import type { SoloStory } from './event.ts';
import { answerWatch } from './np-turn.ts';
import { proceed } from './proceed.ts';
import { placeStarter, starterActions, whyNotStarter } from './setup.ts';
import type { Solo } from './solo.ts';
import { SOLO_SEATS, type SoloFrame, type SoloState } from './state.ts';
import { answerSix, sixActions, whyNotSix } from './teleport.ts';
import {
  adoptCombat,
  cardActions,
  playCard,
  spendAction,
  turnActions,
  whyNotPlayed,
  whyNotSolo,
} from './turn.ts';

interface Question<F> {
  readonly name: (frame: F) => string;
  legal(state: SoloState, frame: F): SoloAction[];
  whyNot(state: SoloState, frame: F, action: SoloAction): RuleId | null;
  answer(state: SoloState, frame: F, action: SoloAction, random: Random, story: SoloStory): void;
}

type Asked = SoloFrame | DuelFrame;
type FrameOf<K extends Asked['kind']> = Extract<Asked, { kind: K }>;
type Table = { readonly [K in (typeof ASKED)[number]]: Question<FrameOf<K>> };

const ASKED = [
  'starters',
  'watch',
  'combat',
  'teleport',
  'card',
  'turn',
  'move',
  'muster',
] as const;

const WATCH: SoloAction = { do: 'watch' };

/** An action of the duel; solo answers are none. */
function isDuels(action: SoloAction): action is DuelAction {
  return !['watch', 'row', 'column', 'pick'].includes(action.do);
}

function ruleOf(refusal: { readonly rule: string } | null): RuleId | null {
  return refusal === null ? null : (refusal.rule as RuleId);
}

const QUESTIONS: Table = {
  starters: {
    name: () => 'starters',
    legal: starterActions,
    whyNot: (state, _frame, action) => whyNotStarter(state, action),
    answer(state, _frame, action, _random, story) {
      if (action.do === 'starter') placeStarter(state, action, story);
    },
  },
  watch: {
    name: () => 'watch',
    legal: () => [WATCH],
    whyNot: (_state, _frame, action) => (action.do === 'watch' ? null : 'DS-NP-07'),
    answer: (state, _frame, _action, _random, story) => answerWatch(state, story),
  },
  combat: {
    name: combatQuestion,
    legal: combatActions,
    whyNot: whyNotInCombat,
    answer: answerCombat,
  },
  teleport: {
    name: () => 'six',
    legal: sixActions,
    whyNot: whyNotSix,
    answer(state, frame, action, _random, story) {
      if (action.do === 'row' || action.do === 'column')
        answerSix(state, frame, action.number, story);
    },
  },
  card: {
    name: () => 'card',
    legal: cardActions,
    whyNot: (state, _frame, action) => whyNotPlayed(state, action),
    answer(state, _frame, action, _random, story) {
      if (action.do === 'card') playCard(state, action.value, story);
    },
  },
  turn: {
    name: () => 'turn',
    legal: turnActions,
    whyNot: (state, frame, action) =>
      isDuels(action)
        ? (ruleOf(turn.refusal(state, 'yellow', action, frame)) ?? whyNotSolo(state, action))
        : 'DS-TURN-03',
    answer(state, frame, action, random, story) {
      if (isDuels(action)) spendAction(state, action, frame, random, story);
    },
  },
  move: {
    name: () => 'move',
    legal: (state, frame) => move.legal(state, 'yellow', frame),
    whyNot: (state, frame, action) =>
      isDuels(action) ? ruleOf(move.refusal(state, 'yellow', action, frame)) : 'DS-TURN-03',
    answer(state, frame, action, random, story) {
      if (isDuels(action)) story.push(...move.apply(state, 'yellow', action, random, frame));
    },
  },
  muster: {
    name: () => 'muster',
    legal: (state, frame) => muster.legal(state, 'yellow', frame),
    whyNot: (state, frame, action) =>
      isDuels(action) ? ruleOf(muster.refusal(state, 'yellow', action, frame)) : 'DS-TURN-03',
    answer(state, frame, action, random, story) {
      if (!isDuels(action)) return;
      story.push(...muster.apply(state, 'yellow', action, random, frame));
      adoptCombat(state);
    },
  },
};

/** Work that goes on by itself; only a written position stops in the middle of it. */
const GOING_ON: Question<Asked> = { ...QUESTIONS.watch, answer: () => {} } as Question<Asked>;

function asked(state: SoloState): Asked | undefined {
  return state.solo.work.at(-1) ?? state.frames.at(-1);
}

function questionOf(frame: Asked): Question<Asked> {
  const table = QUESTIONS as unknown as Readonly<Partial<Record<string, Question<Asked>>>>;
  return table[frame.kind] ?? GOING_ON;
}

export const questions: Pick<Game<Solo>, 'decision' | 'legal' | 'refusal' | 'apply'> = {
  decision(state) {
    const frame = asked(state);
    if (frame === undefined) return null;
    return { question: questionOf(frame).name(frame), seats: SOLO_SEATS };
  },
  legal(state) {
    const frame = asked(state);
    return frame === undefined ? [] : questionOf(frame).legal(state, frame);
  },
  refusal(state, _seat, action) {
    const frame = asked(state);
    if (frame === undefined) return { rule: 'DS-WIN-02' };
    const rule = questionOf(frame).whyNot(state, frame, action);
    return rule === null ? null : { rule };
  },
  apply(state, _seat, action, random) {
    const frame = asked(state)!;
    const story: SoloStory = [];
    questionOf(frame).answer(state, frame, action, random, story);
    proceed(state, random, story);
    return story;
  },
};
