import type { PictogramName } from '@oubliette/art';
import { LEVEL_IDS } from '@oubliette/bots/levels';
import { createResource, For, Show } from 'solid-js';
import { scenarioTitle } from '../../claustrophobia/words/titles.ts';
import { LinkButton } from '../../components/Button.tsx';
import { SharedDefs } from '../../components/Drawing.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { type MatchResult, noteResults, recallResults } from '../../kept/results.ts';
import { levelName } from '../../opponent/names.ts';
import { PastGames } from '../../solo/tally/PastGames.tsx';
import { filled } from '../../storage/drawers.ts';
import { lessonsDone } from '../../storage/lessons-done.ts';
import { dailyDays, dayOf, puzzlesSolved } from '../../storage/puzzles-solved.ts';
import { honoursOf, tallyBy } from './honours.ts';
import { text } from './messages.ts';
import { streakOf } from './streak.ts';
// The pictograms of Claustrophobia.
import '@oubliette/claustrophobia/drawing';
import './Honours.css';

const SIGNS: Readonly<Record<string, PictogramName>> = {
  'first-lesson': 'boot-prints',
  lessons: 'pointy-hat',
  duel: 'cloak-dagger',
  'duel-captain': 'crossed-sabres',
  'duel-warden': 'mailed-fist',
  solo: 'third-eye',
  'solo-levels': 'rolling-dices',
  humans: 'torch',
  demons: 'daemon-skull',
  scenarios: 'treasure-map',
  puzzles: 'skeleton-key',
  streak: 'prayer',
};

const SCENARIOS = Array.from({ length: 8 }, (_, index) => `${index + 1}`);

/** `#/honours`: how matches against the machine ended on this device, and what they earned. */
export function HonoursPage() {
  const [results] = createResource(filled, noteResults, { initialValue: recallResults() });
  const streak = () => streakOf(dailyDays(), dayOf(Date.now()));
  const of = (game: string) => results.latest.filter(result => result.game === game);
  const honours = () =>
    honoursOf({
      results: results.latest,
      lessons: lessonsDone(),
      puzzles: puzzlesSolved(),
      longestStreak: streak().longest,
    });
  return (
    <div class="honours">
      <SharedDefs />
      <header>
        <h1>{text().title}</h1>
        <p>{text().words}</p>
      </header>
      <Panel title={text().honours}>
        <ul class="honours-all">
          <For each={honours()}>
            {({ id, done, of: all }) => (
              <li data-given={done >= all || undefined}>
                <Pictogram name={SIGNS[id]!} />
                <span>
                  <b>{text().each[id]![0]}</b>
                  <span class="honours-words">{text().each[id]![1]}</span>
                  <Show when={done >= all || all > 1}>
                    <span class="honours-done">
                      {done >= all ? text().given : text().progress(done, all)}
                    </span>
                  </Show>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Panel>
      <div class="honours-tables">
        <Panel title={text().duel}>
          <ByLevel results={of('duel')} />
        </Panel>
        <Panel title={text().cave}>
          <For each={['human', 'demon'] as const}>
            {side => {
              const own = () => of('claustrophobia').filter(({ seat }) => seat === side);
              return (
                <Show when={own().length > 0}>
                  <h3>{text().ofSide[side]}</h3>
                  <ByLevel results={own()} />
                  <Tally
                    title={text().scenario}
                    rows={tallyBy(own(), SCENARIOS, ({ scenario }) => `${scenario}`)}
                    nameOf={name => scenarioTitle(Number(name))}
                  />
                </Show>
              );
            }}
          </For>
          <Show when={of('claustrophobia').length === 0}>
            <p>{text().none}</p>
          </Show>
        </Panel>
        <PastGames title={text().solo} />
        <Panel title={text().learning}>
          <dl class="honours-figures">
            <Figure name={text().lessons} value={lessonsDone()} />
            <Figure name={text().puzzles} value={puzzlesSolved()} />
            <Figure name={text().streak} value={streak().now} />
            <Figure name={text().longest} value={streak().longest} />
          </dl>
          <LinkButton href="#/puzzles/daily">{text().daily}</LinkButton>
        </Panel>
      </div>
      <p class="honours-keep">
        {text().keep} <a href="#/matches">{text().file}</a>
      </p>
    </div>
  );
}

function ByLevel(props: { readonly results: readonly MatchResult[] }) {
  return (
    <Show when={props.results.length > 0} fallback={<p>{text().none}</p>}>
      <Tally
        title={text().level}
        rows={tallyBy(props.results, LEVEL_IDS, ({ level }) => level)}
        nameOf={levelName}
      />
    </Show>
  );
}

interface TallyProps {
  readonly title: string;
  readonly rows: ReturnType<typeof tallyBy>;
  readonly nameOf: (name: string) => string;
}

function Tally(props: TallyProps) {
  return (
    <table class="past-games">
      <thead>
        <tr>
          <th>{props.title}</th>
          <th>{text().played}</th>
          <th>{text().won}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {({ name, played, won }) => (
            <tr>
              <th>{props.nameOf(name)}</th>
              <td>{played}</td>
              <td>{won}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Figure(props: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>{props.value}</dd>
    </div>
  );
}
