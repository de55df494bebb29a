import type { DuelSeat } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { below } from '../../match/chance.ts';
import { Controls } from '../panels/Controls.tsx';
import { PieceToken } from '../panels/PieceToken.tsx';
import { pieceName } from '../words/index.ts';
import { text } from './messages.ts';
import { asTheyLie, type Dot, dotsOf, startersAtRandom } from './placing.ts';
import { chosenOf, Screen, type SetUpProps } from './Screen.tsx';

/** Four of the own characters go onto the dots of the own line (DT-SET-02). */
export function StartersPanel(props: SetUpProps) {
  const snapshot = () => props.table.snapshot();
  const chosen = () => chosenOf(props);
  const seat = (): DuelSeat => {
    const { viewer } = snapshot();
    return viewer === 'table' ? 'blue' : viewer;
  };
  const dots = () => {
    const own = dotsOf(snapshot().view, snapshot().legal, seat());
    const { geometry } = props;
    return geometry ? asTheyLie(own, geometry) : own;
  };

  function put({ dot, cell }: Dot): void {
    const token = chosen();
    if (token) void props.choice.perform([{ do: 'starter', token, dot }], cell);
  }

  const rest = () => void props.choice.perform(startersAtRandom(snapshot().legal, below));

  return (
    <Panel
      class="duel-panel set-up"
      title={text().startersTitle}
      aside={
        <div class="set-up-ways">
          <Controls {...props} />
          <Button size="small" onClick={rest}>
            {text().restAtRandom}
          </Button>
        </div>
      }
    >
      <div class="set-up-body">
        <Screen {...props} label={text().starters} />
        <fieldset class="dots" aria-label={text().dots}>
          <For each={dots()}>
            {(dot, index) => (
              <button
                type="button"
                class="dots-dot"
                data-offered={(chosen() && dot.isFree) || undefined}
                aria-label={nameOf(dot, index() + 1)}
                aria-disabled={!dot.isFree || undefined}
                onClick={() => put(dot)}
                onDragOver={event => dot.isFree && event.preventDefault()}
                onDrop={event => {
                  event.preventDefault();
                  put(dot);
                }}
              >
                <Show when={dot.token}>
                  {token => <PieceToken view={snapshot().view} token={token()} size={40} />}
                </Show>
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <p class="set-up-hint">
        <Show when={chosen()} fallback={text().startersHint(!props.table.snapshot().openTable)}>
          {token => <>{text().startersNext(pieceName(token()))}</>}
        </Show>
      </p>
    </Panel>
  );
}

const nameOf = ({ token }: Dot, n: number): string =>
  token ? text().dotTaken(n, pieceName(token)) : text().dot(n);
