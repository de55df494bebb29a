import type { Refusal } from '@oubliette/kernel';
import type { Lesson, LessonStep, LessonText } from '@oubliette/kernel/lesson';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import { ask } from '../../keeper/ask.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { unended } from '../../playing/unended.ts';

/** What the lesson answers to something that does not lead on. */
interface Answer {
  readonly say: LessonText;
  /** What was done stands: it must be taken back. */
  readonly isMistake: boolean;
}

export interface UnderWay {
  /** The table, at which the lesson hears what the rules refuse. */
  readonly table: OpenedTable;
  /** The number of the step, from 0; as many as there are when all is done. */
  readonly at: Accessor<number>;
  readonly step: Accessor<LessonStep | null>;
  readonly answer: Accessor<Answer | null>;
  /** Where there is only something to look at. */
  readonly goOn: () => void;
}

/** Follows what is done at the table of a lesson. */
export function createUnderWay(
  lesson: Lesson,
  opened: OpenedTable,
  from: number,
  onDone: () => void,
): UnderWay {
  const [at, setAt] = createSignal(from);
  const [answer, setAnswer] = createSignal<Answer | null>(null);
  const step = () => lesson.steps[at()] ?? null;

  function heard(refusal: Refusal | null): Refusal | null {
    const say = refusal && step()?.refusals?.[refusal.rule];
    if (say) setAnswer({ say, isMistake: false });
    return refusal;
  }

  function goOn(): void {
    setAnswer(null);
    setAt(at() + 1);
    if (step() === null) onDone();
    else void judge();
  }

  /** What the position says about the step; by then it may be about another one. */
  async function judge(): Promise<void> {
    const asked = step();
    if (asked === null || asked.goal.length === 0) return;
    const mistakes = asked.mistakes ?? [];
    const claims = Object.fromEntries(mistakes.map(({ when }, index) => [`${index}`, when]));
    const { key, moment } = opened.present();
    const holds = await ask('judge', key, { ...claims, goal: asked.goal });
    if (step() !== asked || opened.present().moment !== moment) return;
    if (holds.includes('goal')) return goOn();
    const made = mistakes.find((_, index) => holds.includes(`${index}`));
    setAnswer(made ? { say: made.say, isMistake: true } : null);
  }

  createEffect(on(opened.present, () => void judge()));

  return {
    table: {
      ...opened,
      snapshot: () => unended(opened.snapshot()),
      act: (...actions) => opened.act(...actions).then(heard),
      why: action => opened.why(action).then(heard),
    },
    at,
    step,
    answer,
    goOn,
  };
}
