import { ICONS, planOf } from '@oubliette/dungeon-twister';
import { For, Match, type ParentProps, Show, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { Die } from '../../components/Die.tsx';
import { Panel } from '../../components/Panel.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { squareName } from '../../duel/words/square-name.ts';
import { NpcCard } from '../card/NpcCard.tsx';
import { hasCard } from '../npc/card.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { sixAsked, sixesIn } from '../seen/six.ts';
import { text } from './messages.ts';
import './Answers.css';

interface AnswersProps {
  readonly table: SoloTableOf;
  /** Points at squares of the board. */
  readonly mark: (cells: readonly number[]) => void;
}

/** What the rules leave to the Player in between: a single 6, a card to pick; else what lies there. */
export function Answers(props: ParentProps<AnswersProps>) {
  const snapshot = () => props.table.snapshot();
  const sixes = () => sixesIn(snapshot());
  const picks = () =>
    snapshot().legal.flatMap(action => (action.do === 'pick' && 'value' in action ? [action] : []));
  const arriving = () => sixes()[0]?.token ?? '';
  return (
    <Switch fallback={props.children}>
      <Match when={sixes().length > 0 && sixAsked(snapshot().view)}>
        {frame => (
          <Panel class="duel-panel answers" title={text().six(pieceName(arriving()))}>
            <div class="answers-body">
              <Show when={hasCard(arriving())}>
                <NpcCard token={arriving()} wounded={false} />
              </Show>
              <div>
                <p class="answers-words">
                  <Die value={dieValue(frame().red)} face="blood" size={36} />
                  <Die value={dieValue(frame().white)} size={36} />
                  {sixes()[0]?.action.do === 'row' ? text().sixRows : text().sixColumns}
                </p>
                <div class="answers-row">
                  <For each={sixes()}>
                    {({ action, cell }) => (
                      <Button
                        kind="primary"
                        onPointerEnter={() => props.mark([cell])}
                        onPointerLeave={() => props.mark([])}
                        onFocus={() => props.mark([cell])}
                        onBlur={() => props.mark([])}
                        onClick={() => void props.table.act(action)}
                      >
                        {(action.do === 'row' ? text().sixRow : text().sixColumn)(
                          action.number,
                          squareName(planOf(snapshot().view.long), cell),
                        )}
                      </Button>
                    )}
                  </For>
                </div>
              </div>
            </div>
          </Panel>
        )}
      </Match>
      <Match when={picks().length > 0}>
        <Panel class="duel-panel answers" title={text().pick}>
          <p class="answers-words">{text().pickWords}</p>
          <div class="answers-row">
            <For each={picks()}>
              {action => (
                <div class="answers-card">
                  <Card
                    kind="combat"
                    value={action.value}
                    onChoose={() => void props.table.act(action)}
                  />
                  <Show when={ICONS[snapshot().view.level].np.includes(action.value)}>
                    <small>{text().pickCalls}</small>
                  </Show>
                </div>
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
