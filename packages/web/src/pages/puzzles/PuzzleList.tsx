import type { Puzzle } from '@oubliette/kernel/puzzles';
import { For, Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { GAMES, gameCalled } from '../../games/index.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { dayOf, isSolved } from '../../storage/puzzles-solved.ts';
import { daily } from './daily.ts';
import { text } from './messages.ts';
import { SendPosition } from './SendPosition.tsx';
import { addressOf, PUZZLES } from './shelf.ts';
import './PuzzleList.css';

const GRADES = [1, 2, 3] as const;

/** All puzzles by game and grade, with what is solved; first of all that of today. */
export function PuzzleList() {
  const today = () => daily(PUZZLES, dayOf(Date.now()));
  const games = () =>
    GAMES.map(({ id }) => id).filter(id => PUZZLES.some(({ game }) => game === id));
  return (
    <div class="puzzles">
      <header class="puzzles-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <Panel title={text().daily} class="puzzles-today">
        <div>
          <b>{today().title[writtenLanguage()]}</b>
          <p>{text().dailyWords}</p>
        </div>
        <LinkButton kind="primary" href={addressOf('daily')}>
          {isSolved(today().id) ? text().solveAgain : text().solve}
        </LinkButton>
      </Panel>
      <For each={games()}>{game => <OfGame game={game} />}</For>
      <SendPosition />
    </div>
  );
}

function OfGame(props: { readonly game: string }) {
  const all = () => PUZZLES.filter(({ game }) => game === props.game);
  const solved = () => all().filter(({ id }) => isSolved(id)).length;
  return (
    <Panel
      title={gameCalled(props.game)!.names().whole}
      aside={text().solvedOf(solved(), all().length)}
      class="puzzles-game"
    >
      <For each={GRADES}>
        {grade => <OfGrade grade={grade} puzzles={all().filter(each => each.grade === grade)} />}
      </For>
    </Panel>
  );
}

function OfGrade(props: { readonly grade: number; readonly puzzles: readonly Puzzle[] }) {
  return (
    <Show when={props.puzzles.length > 0}>
      <section class="puzzles-grade">
        <h3>{text().grades[props.grade]}</h3>
        <ul>
          <For each={props.puzzles}>
            {({ id, title }) => (
              <li>
                <a href={addressOf(id)} data-solved={isSolved(id) || undefined}>
                  {title[writtenLanguage()]}
                  <Show when={isSolved(id)}>
                    <span class="puzzles-done"> ✓ {text().isSolved}</span>
                  </Show>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
