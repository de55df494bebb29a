import { PHASES, phaseOf } from '@oubliette/claustrophobia';
import { For, Show } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { playerName } from '../../match/names.ts';
import { TableBar } from '../../table/TableBar.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { phaseName, scenarioWords } from '../words/index.ts';
import { text } from './messages.ts';
import { fateOf, teamOf } from './warriors.ts';
import './TopBar.css';

/** The scenario and how far it is, the phase and whose answer is awaited, in the bar of the page. */
export function TopBar(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const scenario = () => view().facts.scenario;
  const phase = () => phaseOf(view());
  const escaped = () => teamOf(view()).filter(who => fateOf(view(), who) === 'escaped').length;
  const track = () => text().track[scenario()]?.({ ...view().facts, escaped: escaped() });
  const title = () => (snapshot().outcome ? text().over : phaseName(phase()));
  const who = () => {
    const seat = snapshot().decision?.seats[0];
    if (!seat) return null;
    return seat === view().viewer && !snapshot().openTable
      ? text().yourTurn
      : text().turnOf(playerName(snapshot().players, seat));
  };
  return (
    <TableBar class="cave-bar" desk={props} menu={text().menu.open}>
      <button type="button" class="cave-bar-scenario" onClick={() => props.openDialog('scenario')}>
        <b>{scenarioWords(scenario()).name}</b>
        <Show when={track()}>{words => <span> · {words()}</span>}</Show>
      </button>
      <div class="cave-bar-phase">
        <h1>{title()}</h1>
        <span>
          <Show when={view().facts.round > 0}>{text().round(view().facts.round)}</Show>
          <Show when={who()}>
            {words => (
              <span class="cave-bar-who" data-shared={snapshot().openTable || undefined}>
                {view().facts.round > 0 ? ', ' : ''}
                {words()}
              </span>
            )}
          </Show>
        </span>
      </div>
      <ol class="cave-bar-phases" aria-label={text().phases}>
        <For each={PHASES.slice(1)}>
          {name => <li aria-current={name === phase() ? 'step' : undefined}>{phaseName(name)}</li>}
        </For>
      </ol>
      <span class="cave-bar-tp">
        <Pictogram name="daemon-skull" />
        <b>{view().facts.tp}</b>
        <span class="unseen">{text().tp(view().facts.tp)}</span>
      </span>
    </TableBar>
  );
}
