import type { Course, Lesson } from '@oubliette/kernel/lesson';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
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
  const [laid] = createResource(
    () => ({ lesson: lesson(), tries: tries() }),
    ({ lesson: wanted }) => openExercise(wanted),
  );
  return (
    <Show
      when={laid.state === 'ready' && laid()}
      keyed
      fallback={<p class="shell-loading">{text().opening}</p>}
    >
      {found => (
        <Switch>
          <Match when={!found.ok && found}>
            {broken => <Notice title={text().broken} text={broken().faults[0]?.text ?? ''} />}
          </Match>
          <Match when={found.ok && found.value}>
            {table => (
              <AtTable
                {...props}
                lesson={lesson()}
                table={table()}
                onAgain={() => setTries(tries() + 1)}
              />
            )}
          </Match>
        </Switch>
      )}
    </Show>
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
