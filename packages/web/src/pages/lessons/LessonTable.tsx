import type { Course, Lesson } from '@oubliette/kernel/lesson';
import { createSignal } from 'solid-js';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
import { LaidTable } from '../../playing/LaidTable.tsx';
import { openExercise } from '../../playing/open.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
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
  const wanted = () => ({ lesson: lesson(), tries: tries() });
  return (
    <LaidTable
      wanted={wanted()}
      lay={({ lesson: begun }) => openExercise(begun)}
      opening={text().opening}
      broken={([fault]) => <Notice title={text().broken} text={fault?.text ?? ''} />}
    >
      {table => (
        <AtTable {...props} lesson={lesson()} table={table} onAgain={() => setTries(tries() + 1)} />
      )}
    </LaidTable>
  );
}

interface AtTableProps extends TableProps {
  readonly lesson: Lesson;
  readonly table: OpenedTable;
  readonly onAgain: () => void;
}

function AtTable(props: AtTableProps) {
  const { course, lesson } = props;
  const underWay = createUnderWay(lesson, props.table, () => markDone(course.id, lesson.id));
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
