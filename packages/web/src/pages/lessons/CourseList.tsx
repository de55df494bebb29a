import type { Course } from '@oubliette/kernel/lesson';
import { For, Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { hasFirstMatch } from '../../playing/guide/first-match.ts';
import { hasBegun, isDone } from '../../storage/lessons-done.ts';
import { lessonAddress } from './courses.ts';
import { FirstMatch } from './FirstMatch.tsx';
import { text } from './messages.ts';
import { nextLesson } from './progress.ts';
import './CourseList.css';

/** The lessons of one or several courses, with what is done. */
export function CourseList(props: { readonly courses: readonly Course[] }) {
  return (
    <div class="courses">
      <header class="courses-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="courses-all">
        <For each={props.courses}>{course => <CourseCard course={course} />}</For>
      </div>
    </div>
  );
}

function CourseCard(props: { readonly course: Course }) {
  const words = () => text().courses[props.course.id]!;
  const next = () => nextLesson(props.course);
  return (
    <Panel title={words().name} class="course">
      <p>{words().words}</p>
      <Show when={next()} fallback={<FirstMatch course={props.course.id} />}>
        {number => (
          <p class="course-ways">
            <LinkButton kind="primary" href={lessonAddress(props.course.id, number())}>
              {hasBegun(props.course.id) ? text().goOn(number()) : text().start}
            </LinkButton>
            <Show when={hasFirstMatch(props.course.id)}>
              <LinkButton href={`#/learn/${props.course.id}/match`}>{text().firstMatch}</LinkButton>
            </Show>
          </p>
        )}
      </Show>
      <ol class="course-lessons">
        <For each={props.course.lessons}>
          {(lesson, index) => (
            <li data-done={isDone(props.course.id, lesson.id) || undefined}>
              <a href={lessonAddress(props.course.id, index() + 1)}>
                {text().lesson(index() + 1, lesson.title[writtenLanguage()])}
              </a>
              <Show when={isDone(props.course.id, lesson.id)}>
                <span> ✓ {text().done}</span>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Panel>
  );
}
