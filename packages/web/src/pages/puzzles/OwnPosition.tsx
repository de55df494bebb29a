import type { Result } from '@oubliette/kernel';
import { createMemo, createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { OpenedTable } from '../../match/opened-table.ts';
import { openExercise, openPuzzle } from '../../playing/open.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
import { address } from '../../router/address.ts';
import { text } from './messages.ts';
import { type OwnPuzzle, readOwn, whyNot } from './own.ts';
import { PuzzleFrame } from './PuzzleFrame.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { createTrial } from './trial.ts';
import { verdict } from './verdict.ts';

/** Somebody’s own position out of the address: to be solved if it has a goal, else to be played on from. */
export function OwnPosition() {
  const read = createMemo(() => readOwn(address().query));
  const broken = () => {
    const found = read();
    return found.ok ? null : text().brokenWhy[whyNot(found.faults[0]!.code)];
  };
  const found = () => {
    const puzzle = read();
    return puzzle.ok ? puzzle.value : null;
  };
  return (
    <Show
      when={found()}
      keyed
      fallback={
        <Notice title={text().broken} text={broken() ?? ''}>
          <LinkButton kind="primary" href="#/puzzles">
            {text().all}
          </LinkButton>
        </Notice>
      }
    >
      {puzzle => <Laid puzzle={puzzle} />}
    </Show>
  );
}

function Laid(props: { readonly puzzle: OwnPuzzle }) {
  const [tries, setTries] = createSignal(1);
  const wanted = createMemo(() => ({ tries: tries(), puzzle: props.puzzle }));
  const again = () => setTries(tries() + 1);
  return (
    <PuzzleTable
      wanted={wanted()}
      lay={({ puzzle }) => lay(puzzle)}
      why={([first]) => text().brokenWhy[whyNot(first?.code ?? '')]}
    >
      {table => (
        <Show
          when={props.puzzle.goal.length > 0}
          fallback={<Played table={table} onAgain={again} />}
        >
          <Solved puzzle={props.puzzle} table={table} onAgain={again} />
        </Show>
      )}
    </PuzzleTable>
  );
}

/** Against a goal everybody answers the worst; without one the machine plays as well as it can. */
function lay(puzzle: OwnPuzzle): Promise<Result<OpenedTable>> {
  if (puzzle.goal.length > 0) return openPuzzle(puzzle);
  const { game, given, seat } = puzzle;
  return openExercise({ game, given: given.join('\n'), seat }, 'swordsman');
}

interface OnTable {
  readonly table: OpenedTable;
  readonly onAgain: () => void;
}

function Played(props: OnTable) {
  return (
    <PlayedMatch
      key={props.table.present().key}
      table={props.table}
      onRetry={props.onAgain}
      above={
        <PuzzleFrame title={text().ownTitle} tone="task" ways={<Again {...props} />}>
          <p>{text().ownPlay}</p>
        </PuzzleFrame>
      }
    />
  );
}

function Again(props: OnTable) {
  return (
    <Button size="small" onClick={props.onAgain}>
      {text().again}
    </Button>
  );
}

function Solved(props: OnTable & { readonly puzzle: OwnPuzzle }) {
  const trial = createTrial(props.table, () => {});
  const said = () => {
    const found = trial.appraisal();
    return found && verdict(found, 1, null);
  };
  return (
    <PlayedMatch
      key={props.table.present().key}
      table={trial.table}
      onRetry={props.onAgain}
      above={
        <PuzzleFrame
          title={text().ownTitle}
          tone={said() ? (trial.isSolved() ? 'solved' : 'wrong') : 'task'}
          ways={
            <>
              <Show when={said() && !trial.isSolved() && trial.table.snapshot().canUndo}>
                <Button size="small" kind="primary" onClick={() => void trial.table.undo()}>
                  {text().back}
                </Button>
              </Show>
              <Again {...props} />
            </>
          }
        >
          <p>{said() ?? text().ownTask(props.puzzle.goal.join('; '))}</p>
        </PuzzleFrame>
      }
    />
  );
}
