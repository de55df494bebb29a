import { createResource, Match, Show, Switch } from 'solid-js';
import { Notice } from '../../components/Notice.tsx';
import { hasFirstMatch } from '../../playing/guide/first-match.ts';
import { address } from '../../router/address.ts';
import { CourseList } from './CourseList.tsx';
import { coursesCalled } from './courses.ts';
import { ToFirstMatch } from './FirstMatch.tsx';
import { LessonTable } from './LessonTable.tsx';
import { text } from './messages.ts';
import { nextLesson } from './progress.ts';

/**
 * `#/learn`: all courses; `#/learn/duel`: one of them; `#/learn/duel/3`, `#/learn/duel/next`: a lesson;
 * `#/learn/duel/match`: the first match.
 */
export function LessonsPage() {
  const wanted = () => address().rest[0] ?? '';
  const [courses] = createResource(wanted, coursesCalled);
  /** `next` is the first one that is not done. */
  const number = () => {
    const [, wished = '0'] = address().rest;
    const course = courses()?.[0];
    return wished === 'next' && course ? (nextLesson(course) ?? 0) : Number(wished);
  };
  const isFirstMatch = () => address().rest[1] === 'match' && hasFirstMatch(wanted());
  const lesson = () => courses()?.[0]?.lessons[number() - 1];
  return (
    <Show when={courses()}>
      {found => (
        <Switch fallback={<Notice title={text().unknown} text={text().tagline} />}>
          <Match when={isFirstMatch()}>
            <ToFirstMatch course={wanted()} />
          </Match>
          <Match when={number() === 0}>
            <CourseList courses={found()} />
          </Match>
          <Match when={lesson()} keyed>
            <LessonTable course={found()[0]!} number={number()} />
          </Match>
        </Switch>
      )}
    </Show>
  );
}
