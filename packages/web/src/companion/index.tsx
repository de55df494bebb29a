import type { Planned, SoloView } from '@oubliette/dungeon-twister';
import { geometry } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { createScreen } from '../board/screen.ts';
import { Button, LinkButton } from '../components/Button.tsx';
import { SharedDefs } from '../components/Drawing.tsx';
import { TextField } from '../components/Field.tsx';
import { Panel } from '../components/Panel.tsx';
import { isWounded } from '../duel/reading.ts';
import { pieceName } from '../duel/words/index.ts';
import { think } from '../solo/thinking/ask.ts';
import { Reasons } from '../solo/trace/Reasons.tsx';
import { wayOf } from '../solo/way.ts';
import { text as words } from '../solo/words/messages.ts';
import { impossible, impossibleIn, withGate, withPlace } from './editing.ts';
import { text } from './messages.ts';
import { RoomsPanel } from './Rooms.tsx';
import { CompanionTable } from './Table.tsx';
import { TokensPanel } from './Tokens.tsx';
import '../duel/panels/RosterPanel.css';
import '../duel/board/Board.css';
import './Companion.css';

const EMPTY = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';

async function bare(): Promise<SoloView> {
  const read = await think('read', EMPTY);
  if (!read.ok) throw new Error(read.faults[0]?.text);
  return read.value;
}

/** `#/companion`: for those who play with the box and want to know what the prison does. */
export function CompanionPage() {
  const [view, { mutate, refetch }] = createResource(bare);
  return (
    <div class="companion">
      <SharedDefs />
      <header>
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <Show when={view()}>
        {now => <Workshop view={now()} onChange={mutate} onClear={() => void refetch()} />}
      </Show>
    </div>
  );
}

interface WorkshopProps {
  readonly view: SoloView;
  readonly onChange: (view: SoloView) => void;
  readonly onClear: () => void;
}

function Workshop(props: WorkshopProps) {
  const [chosen, choose] = createSignal<string | null>(null);
  const [refused, setRefused] = createSignal<string | null>(null);
  const [actor, setActor] = createSignal<string | null>(null);
  const [dice, setDice] = createSignal('');
  const [planned, setPlanned] = createSignal<Planned | null>(null);
  const size = createScreen(() => {});
  const plane = createMemo(() => {
    const [width] = size();
    const isNarrow = width < 760;
    const square = isNarrow ? (width - 24) / 10.6 : Math.min(52, (width - 36) / 23.2);
    return geometry(Math.floor(square * 2) / 2, { portrait: isNarrow, long: props.view.long });
  });
  const actors = () =>
    props.view.row.filter(({ name }) => {
      const token = props.view.tokens.find(each => each.name === name);
      return token !== undefined && !isWounded(token);
    });
  const acting = () => actors().find(({ name }) => name === actor())?.name ?? actors()[0]?.name;
  const wrong = createMemo(() => impossibleIn(props.view));
  const way = () => {
    const plan = planned()?.plan;
    const start = props.view.tokens.find(({ name }) => name === plan?.npc)?.place ?? -1;
    return plan && start >= 0 ? wayOf(plan.actions, start, props.view.long) : [];
  };

  createEffect(
    on(
      () => props.view,
      () => setPlanned(null),
    ),
  );

  function onSquare(cell: number): void {
    const token = chosen();
    const lying = props.view.tokens.find(({ place }) => place === cell);
    setRefused(null);
    if (token === null || lying?.name === token) {
      choose(lying?.name === token ? null : (lying?.name ?? null));
      return;
    }
    const next = withPlace(props.view, token, cell);
    const why = impossible(next, token);
    if (why) setRefused(`${pieceName(token)}: ${text().impossible[why]}.`);
    else props.onChange(next);
  }

  async function activate(): Promise<void> {
    const name = acting();
    if (name === undefined || wrong().length > 0) return;
    const rolled = (dice().match(/[1-6]/g) ?? []).map(Number);
    setPlanned(await think('activate', props.view, name, rolled));
  }

  const roll = () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    setDice(`${dice()} ${(number % 6) + 1}`.trim());
  };

  return (
    <>
      <div class="companion-board">
        <CompanionTable
          view={props.view}
          geometry={plane()}
          chosen={chosen()}
          way={way()}
          onSquare={onSquare}
          onGate={edge => props.onChange(withGate(props.view, edge))}
        />
      </div>
      <Show when={refused()}>
        <p class="companion-refused" role="alert">
          {refused()}
        </p>
      </Show>
      <div class="companion-panels">
        <TokensPanel
          view={props.view}
          chosen={chosen()}
          onChoose={token => choose(now => (now === token ? null : token))}
          onChange={props.onChange}
        />
        <RoomsPanel view={props.view} onChange={props.onChange} />
        <Panel title={text().act} class="companion-act">
          <Show when={acting()} fallback={<p>{text().nobody}</p>}>
            {name => (
              <>
                <label>
                  {text().who}{' '}
                  <select
                    value={name()}
                    onChange={event => {
                      setActor(event.currentTarget.value);
                      setPlanned(null);
                    }}
                  >
                    <For each={actors()}>
                      {each => <option value={each.name}>{pieceName(each.name)}</option>}
                    </For>
                  </select>
                </label>
                <TextField
                  label={text().dice}
                  value={dice()}
                  inputmode="numeric"
                  onInput={event => setDice(event.currentTarget.value)}
                />
                <p>
                  {text().diceHint}{' '}
                  <Button size="small" onClick={roll}>
                    {text().roll}
                  </Button>
                </p>
                <Button
                  kind="primary"
                  unavailable={wrong().length > 0}
                  onClick={() => void activate()}
                >
                  {text().activate}
                </Button>
              </>
            )}
          </Show>
          <Show when={wrong().length > 0}>
            <div class="companion-refused" role="alert">
              <b>{text().refused}</b>
              <ul>
                <For each={wrong()}>
                  {({ name, why }) => (
                    <li>
                      {pieceName(name)}: {text().impossible[why]}.
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </Show>
          <Show when={planned()} keyed>
            {thought => (
              <>
                <h3>{words().trace.title(pieceName(thought.trace.npc))}</h3>
                <Reasons trace={thought.trace} />
              </>
            )}
          </Show>
          <div class="companion-ways">
            <Button onClick={() => props.onClear()}>{text().clear}</Button>
            <LinkButton href="#/solo">{text().solo}</LinkButton>
          </div>
        </Panel>
      </div>
    </>
  );
}
