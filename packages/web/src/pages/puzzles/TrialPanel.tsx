import { claimedChance, type PlayedPuzzle } from '@oubliette/kernel/puzzles';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { text } from './messages.ts';
import { Onward, Taught } from './Onward.tsx';
import { PuzzleFrame, type Tone } from './PuzzleFrame.tsx';
import type { PuzzleTry } from './trial.ts';
import { verdict } from './verdict.ts';

interface TrialProps {
  readonly puzzle: PlayedPuzzle;
  readonly trial: PuzzleTry;
  readonly onAgain: (shown: boolean) => void;
}

/** The task, and what is to be said of a try. */
export function TrialPanel(props: TrialProps) {
  const { appraisal, isSolved, table } = props.trial;
  const [isHinted, setHinted] = createSignal(false);
  createEffect(on([() => table.snapshot().moment], () => setHinted(false)));

  const said = () => {
    const found = appraisal();
    return found && verdict(found, claimedChance(props.puzzle), props.puzzle.deeds);
  };
  const isOver = () => isSolved() || (said() !== null && appraisal()?.is !== 'open');
  const tone = (): Tone => {
    if (said()) return isSolved() ? 'solved' : 'wrong';
    return isHinted() ? 'hint' : 'task';
  };
  const words = () => {
    const told = said();
    if (told) return told;
    return (isHinted() ? props.puzzle.hint : props.puzzle.task)[writtenLanguage()];
  };

  return (
    <PuzzleFrame
      title={props.puzzle.title[writtenLanguage()]}
      tone={tone()}
      ways={
        <Show
          when={!isSolved()}
          fallback={<Onward puzzle={props.puzzle} onSolution={() => props.onAgain(true)} />}
        >
          <Show when={said() !== null && table.snapshot().canUndo}>
            <Button size="small" kind="primary" onClick={() => void table.undo()}>
              {text().back}
            </Button>
          </Show>
          <Show when={said() === null}>
            <Button size="small" aria-pressed={isHinted()} onClick={() => setHinted(!isHinted())}>
              {isHinted() ? text().task : text().hint}
            </Button>
          </Show>
          <Show when={table.snapshot().moment > 0}>
            <Button
              size="small"
              kind={isOver() && !table.snapshot().canUndo ? 'primary' : 'plain'}
              onClick={() => props.onAgain(false)}
            >
              {text().again}
            </Button>
          </Show>
          <Button size="small" onClick={() => props.onAgain(true)}>
            {text().solution}
          </Button>
        </Show>
      }
    >
      <p>{words()}</p>
      <Show when={isSolved()}>
        <Taught puzzle={props.puzzle} />
      </Show>
    </PuzzleFrame>
  );
}
