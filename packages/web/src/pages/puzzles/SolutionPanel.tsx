import type { PlayedPuzzle } from '@oubliette/kernel/puzzles';
import { createSignal, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { text } from './messages.ts';
import { Onward, Taught } from './Onward.tsx';
import { PuzzleFrame } from './PuzzleFrame.tsx';
import { parser } from './parser.ts';

/** Milliseconds between two tries, and how many there are. */
const BREATH = 200;
const PATIENCE = 50;

interface SolutionProps {
  readonly puzzle: PlayedPuzzle;
  readonly table: OpenedTable;
  readonly onAgain: (shown: boolean) => void;
}

/** The solution, step by step, each with its reason; what others answer they do by themselves. */
export function SolutionPanel(props: SolutionProps) {
  const steps = () => props.puzzle.solution;
  const [at, setAt] = createSignal(0);
  const shown = () => steps()[at() - 1];
  let busy = false;

  async function goOn(): Promise<void> {
    const step = steps()[at()];
    if (step === undefined || busy) return;
    busy = true;
    if (step.seat === undefined) {
      const parse = await parser(props.puzzle.game);
      await carriedOut(step.do.map(parse));
    }
    busy = false;
    setAt(at() + 1);
  }

  /** While somebody else is answering, the table takes nothing: then it is tried again. */
  async function carriedOut(actions: readonly unknown[]): Promise<void> {
    const { moment } = props.table.present();
    for (let tries = 0; tries < PATIENCE; tries++) {
      await props.table.act(...actions);
      if (props.table.present().moment > moment) return;
      await new Promise(later => setTimeout(later, BREATH));
    }
  }

  return (
    <PuzzleFrame
      title={props.puzzle.title[writtenLanguage()]}
      tone="hint"
      ways={
        <Show
          when={at() < steps().length}
          fallback={
            <>
              <Onward puzzle={props.puzzle} />
              <Button size="small" onClick={() => props.onAgain(true)}>
                {text().again}
              </Button>
            </>
          }
        >
          <Button size="small" kind="primary" onClick={() => void goOn()}>
            {text().step}
          </Button>
          <Button size="small" onClick={() => props.onAgain(false)}>
            {text().mine}
          </Button>
        </Show>
      }
    >
      <p>
        <Show when={shown()} fallback={props.puzzle.task[writtenLanguage()]}>
          {step => (
            <>
              <b>{text().stepOf(at(), steps().length)}.</b> {step().why[writtenLanguage()]}
            </>
          )}
        </Show>
      </p>
      <Show when={at() === steps().length}>
        <Taught puzzle={props.puzzle} />
      </Show>
    </PuzzleFrame>
  );
}
