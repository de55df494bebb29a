import type { Lesson } from '@oubliette/kernel/lesson';
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Button, LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { language } from '../../i18n/language.ts';
import { createScene } from '../../playing/scene.ts';
import { lessonAddress } from './courses.ts';
import { text } from './messages.ts';
import { Pointer } from './Pointer.tsx';
import type { UnderWay } from './under-way.ts';
import './LessonPanel.css';

interface PanelProps {
  readonly course: string;
  readonly lesson: Lesson;
  readonly number: number;
  readonly of: number;
  readonly underWay: UnderWay;
  readonly onAgain: () => void;
}

/** The place of the panel between the bar and the table, or in the scene that covers both. */
export function LessonPlace(props: PanelProps) {
  const scene = createScene();
  return (
    <Show when={scene()} keyed fallback={<LessonPanel {...props} />}>
      {dialog => (
        <>
          <div class="lesson-gap" />
          <Portal mount={dialog} ref={place => place.classList.add('lesson-in-scene')}>
            <LessonPanel {...props} />
          </Portal>
        </>
      )}
    </Show>
  );
}

/** What the lesson says, and the ways on. */
function LessonPanel(props: PanelProps) {
  const { at, step, answer, goOn, table } = props.underWay;
  const [isHinted, setHinted] = createSignal(false);
  const title = () => props.lesson.title[language()];
  const isDone = () => step() === null;

  /** Whatever has been done, the hint has had its say. */
  const moment = createMemo(() => table.snapshot().moment);
  createEffect(on([at, moment, answer], () => setHinted(false)));

  const words = () => {
    const now = step();
    if (now === null) return props.lesson.done[language()];
    if (isHinted()) return now.hint[language()];
    return (answer()?.say ?? now.say)[language()];
  };
  const tone = () => {
    if (isDone()) return 'done';
    if (isHinted()) return 'hint';
    return answer() ? 'answer' : 'task';
  };

  return (
    <section
      class="panel lesson"
      aria-label={text().named(props.number, props.of, title())}
      data-step={at()}
      data-tone={tone()}
    >
      <div class="lesson-head">
        <h1 class="lesson-name">
          <a href={`#/learn/${props.course}`}>{text().lesson(props.number, title())}</a>
        </h1>
        <ol
          class="lesson-steps"
          aria-label={text().step(
            Math.min(at() + 1, props.lesson.steps.length),
            props.lesson.steps.length,
          )}
        >
          <For each={props.lesson.steps}>
            {(_, index) => (
              <li
                data-done={index() < at() || undefined}
                aria-current={index() === at() ? 'step' : undefined}
              />
            )}
          </For>
        </ol>
      </div>
      <div class="lesson-words" aria-live="polite">
        <p>{words()}</p>
        <Show when={isDone()}>
          <p class="lesson-rules">
            {text().rules}: <For each={props.lesson.rules}>{id => <RuleLink id={id} />}</For>
          </p>
        </Show>
      </div>
      <div class="lesson-ways">
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
      </div>
      <Show when={isHinted() && step()}>{now => <Pointer place={now().point} />}</Show>
    </section>
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
