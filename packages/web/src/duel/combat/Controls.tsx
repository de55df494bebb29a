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
import { actionWords } from '../deeds/words.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import { type HeldCard, wholeHand } from '../seen/hand.ts';
import { pieceOf, seatOf } from '../words/mention.ts';
import { Fan } from './Fan.tsx';
import { text } from './messages.ts';
import { raise } from './raising.ts';
import { type CombatFrame, combatFrameOf } from './scene.ts';
import './Controls.css';

interface ControlsProps {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
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
      snapshot().view.hands[seat]!.combatCards ?? [],
    );
  /** Whoever plays two cards always lays two (DT-EXT-10). */
  const count = () =>
    snapshot().legal.some(action => action.do === 'choose' && action.second !== undefined) ? 2 : 1;
  /** Whoever was charmed fights its own side: its owner lays a card for each of them (DT-ALL-14). */
  const both = () => {
    const battle = frame()?.battle;
    // What is asked changes a moment before this leaves the screen.
    if (!battle || count() < 2 || asked().length !== 1) return null;
    const { attacker, target } = battle;
    const isOne = seatOf(attacker) === seatOf(target);
    return isOne ? { attacker: pieceOf(attacker), target: pieceOf(target) } : null;
  };
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
          action={([value = 0]) => ({ do: 'demand', value })}
          label={([value]) => (value === undefined ? text().demandNone : text().demand(value))}
          mayPass
        />
      </Match>
      <Match when={isAsked() && own()}>
        {seat => (
          <CardQuestion
            {...props}
            title={text().chooseCard(name(seat()), count())}
            hint={
              both()
                ? text().chooseBoth(both()!)
                : text().chooseHint(!snapshot().openTable, count())
            }
            cards={both() ? [NOUGHT, ...handOf(seat())] : handOf(seat())}
            count={count()}
            action={both() ? inOrder : chooseOf}
            label={cards => (cards.length < count() ? text().layNone(count()) : text().lay(cards))}
          >
            <ShownHand frame={frame()} name={name(foeOf(seat()))} cards={shownTo(seat())} />
          </CardQuestion>
        )}
      </Match>
    </Switch>
  );

  /** The hand that the other side had to show to the Telepath of this one. */
  function shownTo(seat: DuelSeat): readonly number[] {
    return both() ? [] : (snapshot().view.hands[foeOf(seat)]!.combatCards ?? []);
  }

  /** Two sides fight, however many play (DT-MULTI-06). */
  function foeOf(seat: DuelSeat): DuelSeat {
    const { attacker, target } = frame()?.battle ?? {};
    const fighting = [attacker, target].flatMap(token => (token ? [seatOf(token)] : []));
    return fighting.find(other => other !== seat) ?? seat;
  }
}

/** Two cards are named in their order. */
function chooseOf(cards: readonly number[]): DuelAction {
  const [value = 0, second] = cards.toSorted((one, other) => one - other);
  return { do: 'choose', value, ...(second !== undefined && { second }) };
}

/** The first for the attacker, the second for his target (DT-ALL-14). */
function inOrder([value = 0, second]: readonly number[]): DuelAction {
  return { do: 'choose', value, ...(second !== undefined && { second }) };
}

/** The +0 may serve both sides. */
const NOUGHT: HeldCard = { value: 0, spent: false };

/** The Combat cards that an action names. */
function cardsIn(action: DuelAction): readonly number[] {
  if (action.do === 'demand') return action.value === 0 ? [] : [action.value];
  if (action.do !== 'choose') return [];
  return action.second === undefined ? [action.value] : [action.value, action.second];
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
  const supports = () =>
    snapshot().legal.filter(action => action.do === 'support' || action.do === 'declare');
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
  /** How many are laid at once; one, unless told. */
  readonly count?: number;
  readonly action: (cards: readonly number[]) => DuelAction;
  readonly label: (cards: readonly number[]) => string;
  /** Naming no card is an answer too. */
  readonly mayPass?: boolean;
  readonly children?: JSX.Element;
}

/** A card is raised first and laid with a second press: it cannot be taken back. */
function CardQuestion(props: CardQuestionProps) {
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  const count = () => props.count ?? 1;
  const isLeft = (value: number) => props.cards.some(card => card.value === value && !card.spent);
  const isReady = () => chosen().length === count() || props.mayPass === true;

  createEffect(
    on(
      () => props.table.snapshot().moment,
      () => setChosen([]),
    ),
  );

  function press(value: number, at: Element | null): void {
    if (!isLeft(value)) {
      void props.choice.explain(props.action([value]), at);
      return;
    }
    const next = raise(chosen(), value, count(), props.cards);
    if (next === null) lay(at);
    else setChosen(next);
  }

  function lay(at: Element | null): void {
    if (isReady()) void props.choice.perform([props.action(chosen())], at);
  }

  function type(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const value = /^\d$/.test(event.key) ? Number(event.key) : null;
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) lay(null);
    else if (value !== null && isLeft(value)) {
      setChosen(before => raise(before, value, count(), props.cards) ?? before);
    } else return;
    event.preventDefault();
  }

  onMount(() => {
    document.addEventListener('keydown', type);
    onCleanup(() => document.removeEventListener('keydown', type));
  });

  return (
    <div class="fight-controls">
      <div class="fight-question">
        <b>{props.title}</b>
        <span>{props.hint}</span>
        {props.children}
      </div>
      <Fan
        label={props.title}
        cards={props.cards}
        chosen={chosen()}
        advised={props.choice.advised().flatMap(cardsIn)}
        onChoose={press}
      />
      <div class="fight-ways">
        <Button kind="primary" unavailable={!isReady()} onClick={event => lay(event.currentTarget)}>
          {props.label(chosen())}
          <Keycap>Enter</Keycap>
        </Button>
      </div>
    </div>
  );
}
