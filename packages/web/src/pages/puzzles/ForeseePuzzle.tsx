import { type ForeseenPuzzle, rightChoice } from '@oubliette/kernel/puzzles';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { openExercise } from '../../playing/open.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
import { text } from './messages.ts';
import { Onward, Taught } from './Onward.tsx';
import { PuzzleFrame } from './PuzzleFrame.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { parser } from './parser.ts';
import { solve } from './solved.ts';

/** What will happen? The engine knows, and shows it afterwards. */
export function ForeseePuzzle(props: { readonly puzzle: ForeseenPuzzle }) {
  const [tries, setTries] = createSignal(1);
  const wanted = createMemo(() => ({ tries: tries(), puzzle: props.puzzle }));
  return (
    <PuzzleTable
      wanted={wanted()}
      lay={({ puzzle: { game, given, seat, options } }) =>
        openExercise({ game, given: given.join('\n'), seat, ...(options && { options }) })
      }
    >
      {table => (
        <PlayedMatch
          key={table.present().key}
          table={table}
          onRetry={() => setTries(tries() + 1)}
          above={<Choices puzzle={props.puzzle} table={table} />}
        />
      )}
    </PuzzleTable>
  );
}

function Choices(props: { readonly puzzle: ForeseenPuzzle; readonly table: OpenedTable }) {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const [isRight, setRight] = createSignal(false);
  const [isWatched, setWatched] = createSignal(false);
  const [isHinted, setHinted] = createSignal(false);
  const choice = () => props.puzzle.choices[chosen() ?? -1];

  async function choose(index: number): Promise<void> {
    const { soloPuzzles } = await import('@oubliette/dungeon-twister/puzzles');
    const right = rightChoice(props.puzzle, soloPuzzles);
    setChosen(index);
    setRight(right.ok && right.value === index);
    if (isRight()) solve(props.puzzle.id);
  }

  async function watch(): Promise<void> {
    const parse = await parser(props.puzzle.game);
    setWatched(true);
    await props.table.act(parse('watch'));
  }

  return (
    <PuzzleFrame
      title={props.puzzle.title[writtenLanguage()]}
      tone={choice() ? (isRight() ? 'solved' : 'wrong') : isHinted() ? 'hint' : 'task'}
      ways={
        <Show
          when={isRight()}
          fallback={
            <Button size="small" aria-pressed={isHinted()} onClick={() => setHinted(!isHinted())}>
              {isHinted() ? text().task : text().hint}
            </Button>
          }
        >
          <Show when={!isWatched()}>
            <Button size="small" onClick={() => void watch()}>
              {text().watch}
            </Button>
          </Show>
          <Onward puzzle={props.puzzle} />
        </Show>
      }
    >
      <p>{(isHinted() ? props.puzzle.hint : props.puzzle.task)[writtenLanguage()]}</p>
      <div class="puzzle-choices">
        <For each={props.puzzle.choices}>
          {({ say }, index) => (
            <Button
              size="small"
              aria-pressed={chosen() === index()}
              unavailable={isRight() && chosen() !== index()}
              onClick={() => !isRight() && void choose(index())}
            >
              {say[writtenLanguage()]}
            </Button>
          )}
        </For>
      </div>
      <Show when={choice()}>
        {told => (
          <p>
            <b>{isRight() ? text().right : text().wrong}</b> {told().why[writtenLanguage()]}
          </p>
        )}
      </Show>
      <Show when={isRight()}>
        <Taught puzzle={props.puzzle} />
      </Show>
    </PuzzleFrame>
  );
}
