import { For, Match, type ParentProps, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Die } from '../../components/Die.tsx';
import { Panel } from '../../components/Panel.tsx';
import { pieceName } from '../../duel/words/index.ts';
import type { SoloTableOf } from '../as-duel.ts';
import { text } from './messages.ts';
import './Answers.css';

/** What the rules leave to the Player in between: a single 6, a card to pick; else what lies there. */
export function Answers(props: ParentProps<{ readonly table: SoloTableOf }>) {
  const snapshot = () => props.table.snapshot();
  const sixes = () =>
    snapshot().legal.flatMap(action =>
      action.do === 'row' || action.do === 'column' ? [action] : [],
    );
  const picks = () => snapshot().legal.flatMap(action => (action.do === 'pick' ? [action] : []));
  const teleport = () => {
    const frame = snapshot().view.work.at(-1);
    return frame?.kind === 'teleport' ? frame : null;
  };
  const arriving = () => pieceName(snapshot().view.names[teleport()?.tokens[0] ?? -1] ?? '');
  return (
    <Switch fallback={props.children}>
      <Match when={sixes().length > 0 && teleport()}>
        {frame => (
          <Panel class="duel-panel answers" title={text().six(arriving())}>
            <p>
              <Die value={dieValue(frame().red)} face="blood" size={36} />
              <Die value={dieValue(frame().white)} size={36} />
              {text().sixWords}
            </p>
            <div class="answers-row">
              <For each={sixes()}>
                {action => (
                  <Button kind="primary" onClick={() => void props.table.act(action)}>
                    {(action.do === 'row' ? text().sixRow : text().sixColumn)(action.number)}
                  </Button>
                )}
              </For>
            </div>
          </Panel>
        )}
      </Match>
      <Match when={picks().length > 0}>
        <Panel class="duel-panel answers" title={text().pick}>
          <p>{text().pickWords}</p>
          <div class="answers-row">
            <For each={picks()}>
              {action => (
                <Card
                  kind="combat"
                  value={action.value}
                  onChoose={() => void props.table.act(action)}
                />
              )}
            </For>
          </div>
        </Panel>
      </Match>
    </Switch>
  );
}

type DieValue = Parameters<typeof Die>[0]['value'];
export const dieValue = (value: number): DieValue => value as DieValue;
