import { createMemo, For, on, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { language } from '../../i18n/language.ts';
import { filled } from '../../storage/drawers.ts';
import { recallPast, talliesOf } from '../past/past.ts';
import { levelName } from '../seen/level.ts';
import { text } from './messages.ts';
import './PastGames.css';

/** Wins, victory points and rounds by level, of this device. */
export function PastGames(props: { readonly title?: string }) {
  const past = createMemo(on(filled, recallPast));
  const tallies = () => talliesOf(past());
  const mean = (value: number) => value.toLocaleString(language(), { maximumFractionDigits: 1 });
  return (
    <Panel title={props.title ?? text().past}>
      <Show when={tallies().length > 0} fallback={<p>{text().pastNone}</p>}>
        <table class="past-games">
          <thead>
            <tr>
              <th>{text().table.level}</th>
              <th>{text().table.games}</th>
              <th>{text().table.wins}</th>
              <th>{text().table.points}</th>
              <th>{text().table.rounds}</th>
            </tr>
          </thead>
          <tbody>
            <For each={tallies()}>
              {({ level, games, wins, points, against, rounds }) => (
                <tr>
                  <th>{levelName(level)}</th>
                  <td>{games}</td>
                  <td>{wins}</td>
                  <td>
                    {mean(points)} : {mean(against)}
                  </td>
                  <td>{mean(rounds)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </Panel>
  );
}
