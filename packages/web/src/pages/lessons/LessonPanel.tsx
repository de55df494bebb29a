import type { Lesson } from '@oubliette/kernel/lesson';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { Coach, CoachPlace } from '../../playing/coach/Coach.tsx';
import { Pointer } from '../../playing/coach/Pointer.tsx';
import { lessonAddress } from './courses.ts';
import { text } from './messages.ts';
import type { UnderWay } from './under-way.ts';

interface PanelProps {
  readonly course: string;
  readonly lesson: Lesson;
  readonly number: number;
  readonly of: number;
  readonly underWay: UnderWay;
  readonly onAgain: () => void;
}

/** The panel, wherever it can be seen. */
export const LessonPlace = (props: PanelProps) => (
  <CoachPlace>{() => <LessonPanel {...props} />}</CoachPlace>
);

/** What the lesson says, and the ways on. */
function LessonPanel(props: PanelProps) {
  const { at, step, answer, goOn, table } = props.underWay;
  const [isHinted, setHinted] = createSignal(false);
  const title = () => props.lesson.title[writtenLanguage()];
  const isDone = () => step() === null;

  /** Whatever has been done, the hint has had its say. */
  const moment = createMemo(() => table.snapshot().moment);
  createEffect(on([at, moment, answer], () => setHinted(false)));

  const words = () => {
    const now = step();
    if (now === null) return props.lesson.done[writtenLanguage()];
    if (isHinted()) return now.hint[writtenLanguage()];
    return (answer()?.say ?? now.say)[writtenLanguage()];
  };
  const tone = () => {
    if (isDone()) return 'done';
    if (isHinted()) return 'hint';
    return answer() ? 'answer' : 'task';
  };

  return (
    <>
      <Coach
        label={text().named(props.number, props.of, title())}
        step={at()}
        tone={tone()}
        head={<LessonHead {...props} title={title()} at={at()} />}
        words={
          <>
            <p>{words()}</p>
            <Show when={isDone()}>
              <p class="coach-rules">
                {text().rules}: <For each={props.lesson.rules}>{id => <RuleLink id={id} />}</For>
              </p>
            </Show>
          </>
        }
        ways={
          <Show when={!isDone()} fallback={<Onward {...props} />}>
            <Show when={step()?.goal.length === 0}>
              <Button size="small" kind="primary" onClick={goOn}>
                {text().onward}
              </Button>
            </Show>
            <Show when={answer()?.isMistake && table.snapshot().canUndo}>
              <Button size="small" kind="primary" onClick={() => void table.undo()}>
                {text().back}
              </Button>
            </Show>
            <Show when={step()?.goal.length !== 0}>
              <Button size="small" aria-pressed={isHinted()} onClick={() => setHinted(!isHinted())}>
                {isHinted() ? text().task : text().hint}
              </Button>
            </Show>
            <Button size="small" onClick={props.onAgain}>
              {text().again}
            </Button>
          </Show>
        }
      />
      <Show when={isHinted() && step()}>{now => <Pointer place={now().point} />}</Show>
    </>
  );
}

/** Which lesson it is, and how far it has come. */
function LessonHead(props: PanelProps & { readonly title: string; readonly at: number }) {
  const steps = () => props.lesson.steps;
  return (
    <>
      <h1 class="coach-name">
        <a href={`#/learn/${props.course}`}>{text().lesson(props.number, props.title)}</a>
      </h1>
      <ol
        class="coach-steps"
        aria-label={text().step(Math.min(props.at + 1, steps().length), steps().length)}
      >
        <For each={steps()}>
          {(_, index) => (
            <li
              data-done={index() < props.at || undefined}
              aria-current={index() === props.at ? 'step' : undefined}
            />
          )}
        </For>
      </ol>
    </>
  );
}

function Onward(props: PanelProps) {
  const isLast = () => props.number === props.of;
  return (
    <>
      <LinkButton
        size="small"
        kind="primary"
        href={isLast() ? `#/learn/${props.course}` : lessonAddress(props.course, props.number + 1)}
      >
        {isLast() ? text().all : text().next}
      </LinkButton>
      <Button size="small" onClick={props.onAgain}>
        {text().again}
      </Button>
    </>
  );
}
