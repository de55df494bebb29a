import { For, Show } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { scenarioWords } from '../words/index.ts';
import { text } from './messages.ts';
import './ScenarioDialog.css';

/** The card of the scenario: its briefing, its own rules, how each side wins. */
export function ScenarioDialog(props: CaveDesk) {
  const id = () => props.table.snapshot().view.facts.scenario;
  const words = () => scenarioWords(id());
  return (
    <Dialog
      title={words().name}
      open={props.dialog() === 'scenario'}
      onClose={() => props.closeDialog('scenario')}
    >
      <div class="scenario-card">
        <p class="scenario-briefing">
          {words().words} <RuleLink id={id()} />
        </p>
        <dl>
          <dt>{text().humansWin}</dt>
          <dd>{words().humansWin}</dd>
          <dt>{text().demonsWin}</dt>
          <dd>{words().demonsWin}</dd>
          <Show when={words().draw}>
            {draw => (
              <>
                <dt>{text().draw}</dt>
                <dd>{draw()}</dd>
              </>
            )}
          </Show>
          <For each={words().rules}>
            {([title, rule]) => (
              <>
                <dt>{title}</dt>
                <dd>{rule}</dd>
              </>
            )}
          </For>
        </dl>
        <p class="scenario-pile">{text().tiles(props.table.snapshot().view.pile.count)}</p>
      </div>
    </Dialog>
  );
}
