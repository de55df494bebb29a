import type { Course, Lesson } from '@oubliette/kernel/lesson';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
import { LaidTable } from '../../playing/LaidTable.tsx';
import { openExercise } from '../../playing/open.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
import { keepStep, stepReached } from '../../storage/lesson-step.ts';
import { markDone } from '../../storage/lessons-done.ts';
import { LessonPlace } from './LessonPanel.tsx';
import { text } from './messages.ts';
import { createUnderWay } from './under-way.ts';

interface TableProps {
  readonly course: Course;
  /** Counted from 1. */
  readonly number: number;
}

/** A lesson on the table; laid anew when somebody wants it again. */
export function LessonTable(props: TableProps) {
  const lesson = () => props.course.lessons[props.number - 1]!;
  const [tries, setTries] = createSignal(1);
  const nameOf = () => `${props.course.id}/${lesson().id}`;
  const wanted = createMemo(() => {
    const reached = tries() === 1 ? stepReached(nameOf()) : 0;
    return { lesson: lesson(), from: reached < lesson().steps.length ? reached : 0 };
  });
  return (
    <LaidTable
      wanted={wanted()}
      lay={({ lesson: begun, from }) => openExercise(begun, undefined, solved(begun, from))}
      opening={text().opening}
      broken={([fault]) => <Notice title={text().broken} text={fault?.text ?? ''} />}
    >
      {table => (
        <AtTable
          {...props}
          lesson={lesson()}
          from={wanted().from}
          table={table}
          onStep={step => keepStep(nameOf(), step)}
          onAgain={() => setTries(tries() + 1)}
        />
      )}
    </LaidTable>
  );
}

/** What leads to a step, as the lesson itself would do it. */
const solved = ({ steps }: Lesson, to: number): readonly string[] =>
  steps.slice(0, to).flatMap(({ solution }) => solution);

interface AtTableProps extends TableProps {
  readonly lesson: Lesson;
  readonly from: number;
  readonly onStep: (step: number) => void;
  readonly table: OpenedTable;
  readonly onAgain: () => void;
}

function AtTable(props: AtTableProps) {
  const { course, lesson } = props;
  const underWay = createUnderWay(lesson, props.table, props.from, () =>
    markDone(course.id, lesson.id),
  );
  createEffect(on(underWay.at, props.onStep));
  return (
    <PlayedMatch
      key={props.table.present().key}
      table={underWay.table}
      onRetry={props.onAgain}
      above={
        <LessonPlace
          course={course.id}
          lesson={lesson}
          number={props.number}
          of={course.lessons.length}
          underWay={underWay}
          onAgain={props.onAgain}
        />
      }
    />
  );
}
