import type { AwaitedEntry, SoloView } from '@oubliette/dungeon-twister';
import { For, Match, Show, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Die } from '../../components/Die.tsx';
import { dieValue } from '../../solo/asked/Answers.tsx';
import { combatWaiting } from '../../solo/combat/ahead.ts';
import { ToCome } from '../../solo/combat/ToCome.tsx';
import { RotationDie } from '../../solo/dice/RotationDie.tsx';
import { optionWords } from '../../solo/words/target.ts';
import { withLeft } from './editing.ts';
import { text } from './messages.ts';
import type { CompanionPlay } from './play.ts';
import { RoomChoice } from './Rooms.tsx';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const OUTCOMES = ['won', 'tied', 'lost'] as const;

interface WaitingProps {
  readonly play: CompanionPlay;
  readonly onChange: (view: SoloView) => void;
}

const of = <What extends AwaitedEntry['for']>(awaited: AwaitedEntry, what: What) =>
  awaited.for === what ? (awaited as Extract<AwaitedEntry, { for: What }>) : false;

/** What the person has to tell before the activation goes on. */
export function Waiting(props: WaitingProps) {
  const awaits = () => props.play.awaits();
  const view = () => props.play.view();
  const goOn = () => (
    <Button kind="primary" onClick={() => props.play.goOn()}>
      {text().goOn}
    </Button>
  );
  return (
    <section class="companion-waiting" aria-live="polite">
      <Switch fallback={goOn()}>
        <Match when={of(awaits(), 'die')}>{die => <Rolling die={die()} play={props.play} />}</Match>
        <Match when={of(awaits(), 'combat')}>
          <Show when={combatWaiting(view())} keyed>
            {ahead => <ToCome ahead={ahead} view={view()} />}
          </Show>
          <p>{text().fight}</p>
          <div class="companion-answers">
            <For each={OUTCOMES}>
              {outcome => (
                <Button onClick={() => props.play.fought(outcome)}>
                  {text().outcomes[outcome]}
                </Button>
              )}
            </For>
          </div>
        </Match>
        <Match when={of(awaits(), 'room')}>
          {room => (
            <>
              <p>{text().revealed}</p>
              <RoomChoice view={view()} position={room().room} onChange={props.onChange} />
              {goOn()}
            </>
          )}
        </Match>
        <Match when={of(awaits(), 'reinforcements')}>
          {call => (
            <>
              <p>{text().reinforcements(call().count)}</p>
              {goOn()}
            </>
          )}
        </Match>
      </Switch>
      <Show when={awaits().for !== 'die'}>
        <ActionsLeft view={view()} onChange={props.onChange} />
      </Show>
    </section>
  );
}

/** A die of the table, typed in or rolled here. */
function Rolling(props: {
  readonly die: Extract<AwaitedEntry, { for: 'die' }>;
  readonly play: CompanionPlay;
}) {
  const roll = () => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    props.play.rolled((number % FACES.length) + 1);
  };
  const faceName = (face: number) =>
    props.die.die === 'rotation' ? text().turns(face <= 3, ((face - 1) % 3) + 1) : `${face}`;
  return (
    <>
      <p>{text().dice[props.die.die] ?? text().dice.tie}</p>
      <Show when={props.die.options.length > 0}>
        <ol>
          <For each={props.die.options}>
            {option => <li>{optionWords(option, props.play.view())}</li>}
          </For>
        </ol>
      </Show>
      <div class="companion-answers">
        <For each={FACES}>
          {face => (
            <button
              type="button"
              class="companion-face"
              aria-label={faceName(face)}
              onClick={() => props.play.rolled(face)}
            >
              <Show
                when={props.die.die === 'rotation'}
                fallback={<Die value={dieValue(face)} size={36} />}
              >
                <RotationDie value={face} size={36} />
              </Show>
            </button>
          )}
        </For>
        <Button onClick={roll}>{text().roll}</Button>
      </div>
    </>
  );
}

/** Where the table counts otherwise, it is right. */
function ActionsLeft(props: {
  readonly view: SoloView;
  readonly onChange: (view: SoloView) => void;
}) {
  const by = (change: number) => props.onChange(withLeft(props.view, props.view.left + change));
  return (
    <div class="companion-left">
      <span>{text().left(props.view.left)}</span>
      <Button size="small" aria-label={text().less} onClick={() => by(-1)}>
        −
      </Button>
      <Button size="small" aria-label={text().more} onClick={() => by(1)}>
        +
      </Button>
    </div>
  );
}
