import { type DuelAction, type DuelSeat, dealtCombat } from '@oubliette/dungeon-twister';
import {
  createEffect,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
} from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { playerName } from '../../match/names.ts';
import type { Choice, DuelTableOf } from '../choice.ts';
import { type HeldCard, wholeHand } from '../hand.ts';
import { sideNumber } from '../reading.ts';
import { actionWords } from '../words/index.ts';
import { OTHER } from '../words/sides.ts';
import { Fan } from './Fan.tsx';
import { text } from './messages.ts';
import { type CombatFrame, combatFrameOf } from './scene.ts';
import './Controls.css';

interface ControlsProps {
  readonly table: DuelTableOf;
  readonly choice: Choice;
}

/** What whoever is asked decides about the combat: support, a demand, a card. */
export function Controls(props: ControlsProps) {
  const snapshot = () => props.table.snapshot();
  const frame = () => combatFrameOf(snapshot().view);
  const name = (seat: DuelSeat) => playerName(snapshot().players, seat);
  const asked = () => snapshot().decision?.seats ?? [];
  const isAsked = () => snapshot().legal.length > 0;
  const demandable = () =>
    snapshot().legal.flatMap(action =>
      action.do === 'demand' && action.value > 0 ? [{ value: action.value, spent: false }] : [],
    );
  const handOf = (seat: DuelSeat) =>
    wholeHand(
      dealtCombat(snapshot().options, seat),
      snapshot().view.hands[sideNumber(seat)]!.combatCards ?? [],
    );
  const own = () => asked().find(seat => seat === snapshot().viewer);
  return (
    <Switch
      fallback={
        <p class="fight-question">
          {asked()
            .map(seat => text().waitsFor(name(seat)))
            .join('. ')}
        </p>
      }
    >
      <Match when={isAsked() && frame()?.kind === 'muster'}>
        <Muster {...props} name={name(asked()[0]!)} />
      </Match>
      <Match when={isAsked() && frame()?.kind === 'demand'}>
        <CardQuestion
          {...props}
          title={text().demandTitle(name(asked()[0]!))}
          hint={text().demandHint}
          cards={demandable()}
          action={value => ({ do: 'demand', value: value ?? 0 })}
          label={value => (value === null ? text().demandNone : text().demand(value))}
          mayPass
        />
      </Match>
      <Match when={isAsked() && own()}>
        {seat => (
          <CardQuestion
            {...props}
            title={text().chooseCard(name(seat()))}
            hint={text().chooseHint(!snapshot().openTable)}
            cards={handOf(seat())}
            action={value => ({ do: 'choose', value: value ?? 0 })}
            label={value => (value === null ? text().layNone : text().lay(value))}
          >
            <ShownHand frame={frame()} name={name(OTHER[seat()])} cards={shownTo(seat())} />
          </CardQuestion>
        )}
      </Match>
    </Switch>
  );

  /** The hand that the other side had to show to the Telepath of this one. */
  function shownTo(seat: DuelSeat): readonly number[] {
    return snapshot().view.hands[sideNumber(OTHER[seat])]!.combatCards ?? [];
  }
}

/** The enemy's Combat cards, open before a Telepath (DT-TELEPATH-02). */
function ShownHand(props: {
  readonly frame: CombatFrame | null;
  readonly name: string;
  readonly cards: readonly number[];
}) {
  return (
    <Show when={props.frame?.kind === 'fight' && props.cards.length > 0}>
      <p class="fight-shown">
        {text().shownHand(props.name)} <For each={props.cards}>{card => <b>+{card}</b>}</For>
      </p>
    </Show>
  );
}

function Muster(props: ControlsProps & { readonly name: string }) {
  const snapshot = () => props.table.snapshot();
  const supports = () => snapshot().legal.filter(action => action.do === 'support');
  return (
    <div class="fight-controls">
      <div class="fight-question">
        <b>{text().musterTitle(props.name)}</b>
        <span>{text().musterHint}</span>
      </div>
      <div class="fight-ways">
        <For each={supports()}>
          {action => (
            <Button onClick={event => void props.choice.perform([action], event.currentTarget)}>
              {actionWords(action, snapshot().view)}
            </Button>
          )}
        </For>
        <Button
          kind="primary"
          onClick={event => void props.choice.perform([{ do: 'fight' }], event.currentTarget)}
        >
          {text().toCards}
        </Button>
      </div>
    </div>
  );
}

interface CardQuestionProps extends ControlsProps {
  readonly title: string;
  readonly hint: string;
  readonly cards: readonly HeldCard[];
  readonly action: (value: number | null) => DuelAction;
  readonly label: (value: number | null) => string;
  /** Naming no card is an answer too. */
  readonly mayPass?: boolean;
  readonly children?: JSX.Element;
}

/** A card is raised first and laid with a second press: it cannot be taken back. */
function CardQuestion(props: CardQuestionProps) {
  const [chosen, setChosen] = createSignal<number | null>(null);
  const isLeft = (value: number) => props.cards.some(card => card.value === value && !card.spent);
  const isReady = () => chosen() !== null || props.mayPass === true;

  createEffect(
    on(
      () => props.table.snapshot().moment,
      () => setChosen(null),
    ),
  );

  function raise(value: number, at: Element | null): void {
    if (!isLeft(value)) void props.choice.explain(props.action(value), at);
    else if (chosen() === value) lay(at);
    else setChosen(value);
  }

  function lay(at: Element | null): void {
    if (isReady()) void props.choice.perform([props.action(chosen())], at);
  }

  function press(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) lay(null);
    else if (/^\d$/.test(event.key) && isLeft(Number(event.key))) setChosen(Number(event.key));
    else return;
    event.preventDefault();
  }

  onMount(() => {
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });

  return (
    <div class="fight-controls">
      <div class="fight-question">
        <b>{props.title}</b>
        <span>{props.hint}</span>
        {props.children}
      </div>
      <Fan label={props.title} cards={props.cards} chosen={chosen()} onChoose={raise} />
      <div class="fight-ways">
        <Button kind="primary" unavailable={!isReady()} onClick={event => lay(event.currentTarget)}>
          {props.label(chosen())}
          <Keycap>Enter</Keycap>
        </Button>
      </div>
    </div>
  );
}
