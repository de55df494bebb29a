import type { PlayedPuzzle } from '@oubliette/kernel/puzzles';
import { createMemo, createSignal, Show } from 'solid-js';
import type { OpenedTable } from '../../match/opened-table.ts';
import { openExercise, openPuzzle } from '../../playing/open.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
import { unended } from '../../playing/unended.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { SolutionPanel } from './SolutionPanel.tsx';
import { solve } from './solved.ts';
import { TrialPanel } from './TrialPanel.tsx';
import { createTrial } from './trial.ts';

/** A puzzle on the table: to be tried, or with its solution being shown. */
export function PlayPuzzle(props: { readonly puzzle: PlayedPuzzle }) {
  const [tries, setTries] = createSignal(1);
  const [isShown, setShown] = createSignal(false);
  const again = (shown: boolean) => {
    setShown(shown);
    setTries(tries() + 1);
  };
  /** Laid anew by every try. */
  const wanted = createMemo(() => ({ try: tries(), isShown: isShown() }));
  return (
    <PuzzleTable
      wanted={wanted()}
      lay={({ isShown: shown }) =>
        shown ? openExercise(shownExercise(props.puzzle)) : openPuzzle(props.puzzle)
      }
    >
      {table => (
        <Show
          when={isShown()}
          fallback={<Tried puzzle={props.puzzle} table={table} onAgain={again} />}
        >
          <PlayedMatch
            key={table.present().key}
            table={{ ...table, snapshot: () => unended(table.snapshot()) }}
            onRetry={() => again(true)}
            above={<SolutionPanel puzzle={props.puzzle} table={table} onAgain={again} />}
          />
        </Show>
      )}
    </PuzzleTable>
  );
}

/** What the others answer in the solution, and how chance falls. */
function shownExercise({ game, options, given, random, seat, solution }: PlayedPuzzle) {
  const answers = solution.flatMap(step =>
    step.seat === undefined ? [] : step.do.map(action => `${step.seat} ${action}`),
  );
  return {
    game,
    given: given.join('\n'),
    seat,
    answers,
    ...(options && { options }),
    ...(random && { random: random.join('\n') }),
  };
}

interface TriedProps {
  readonly puzzle: PlayedPuzzle;
  readonly table: OpenedTable;
  readonly onAgain: (shown: boolean) => void;
}

function Tried(props: TriedProps) {
  const trial = createTrial(props.table, () => solve(props.puzzle.id));
  return (
    <PlayedMatch
      key={props.table.present().key}
      table={trial.table}
      onRetry={() => props.onAgain(false)}
      above={<TrialPanel puzzle={props.puzzle} trial={trial} onAgain={props.onAgain} />}
    />
  );
}
