import { ACTION_CARDS, type DuelSeat, dealtCombat } from '@oubliette/dungeon-twister';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { Card } from '../../components/Card.tsx';
import { CardBack } from '../../components/CardBack.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { wholeHand } from '../seen/hand.ts';
import { Controls } from './Controls.tsx';
import { text } from './messages.ts';
import { phaseOf } from './phase.ts';
import './HandPanel.css';

/** The cards of whoever sits here, or the backs of both hands, with undo and the end of the turn. */
export function HandPanel(props: DuelDesk) {
  const viewer = () => props.table.snapshot().view.viewer;
  return (
    <Panel
      class="duel-panel hand"
      title={viewer() === 'table' ? text().hands : text().hand}
      aside={<Controls {...props} />}
    >
      <Hand {...props} />
    </Panel>
  );
}

export function Hand(props: DuelDesk) {
  const seat = () => {
    const { viewer } = props.table.snapshot().view;
    return viewer === 'table' ? null : viewer;
  };
  return (
    <Show
      when={seat()}
      fallback={
        <div class="hand-cards">
          <For each={props.table.snapshot().view.seats}>
            {each => <Backs {...props} seat={each} />}
          </For>
        </div>
      }
    >
      {mine => (
        <div class="hand-cards">
          <ActionCards {...props} seat={mine()} />
          <JumpCards {...props} seat={mine()} />
          <CombatCards {...props} seat={mine()} />
        </div>
      )}
    </Show>
  );
}

type SeatedProps = DuelDesk & { readonly seat: DuelSeat };

const handOf = (props: SeatedProps) => props.table.snapshot().view.hands[props.seat]!;

function Group(props: { readonly title: string; readonly children: JSX.Element }) {
  return (
    <fieldset class="hand-group">
      <legend>{props.title}</legend>
      <div class="hand-row">{props.children}</div>
    </fieldset>
  );
}

function ActionCards(props: SeatedProps) {
  const view = () => props.table.snapshot().view;
  const isHeld = (value: number) => handOf(props).actionCards?.includes(value) ?? false;
  const isInPlay = (value: number) =>
    phaseOf(props.table.snapshot()) === 'play' &&
    view().active === props.seat &&
    handOf(props).last === value;
  const isPlayable = (value: number) =>
    props.table.snapshot().legal.some(action => action.do === 'card' && action.value === value);
  /** Nobody plays: cards are only looked at. */
  const isAtRest = () => props.table.looking() || phaseOf(props.table.snapshot()) === 'over';
  return (
    <Group title={text().groups.action}>
      <For each={ACTION_CARDS}>
        {value => (
          <Card
            kind="action"
            value={value}
            name={text().cards.action(value)}
            chosen={isInPlay(value)}
            spent={!isHeld(value) && !isInPlay(value)}
            unavailable={isHeld(value) && !isPlayable(value) && !isAtRest()}
            onChoose={at => props.choice.perform([{ do: 'card', value }], at)}
          />
        )}
      </For>
    </Group>
  );
}

function JumpCards(props: SeatedProps) {
  const left = () => handOf(props).jumps;
  return (
    <Group title={text().groups.jump}>
      <div class="hand-pile" role="img" aria-label={text().cards.jump(left())}>
        <Card kind="jump" spent={left() === 0} />
        <span class="hand-count" aria-hidden="true">
          {left()}
        </span>
      </div>
    </Group>
  );
}

/** All as they were dealt; those that are gone lie dark in their places. */
function CombatCards(props: SeatedProps) {
  const dealt = () => dealtCombat(props.table.snapshot().options, props.seat);
  const cards = createMemo(() => wholeHand(dealt(), handOf(props).combatCards ?? []));
  return (
    <Group title={text().groups.combat(handOf(props).combat)}>
      <ul class="hand-fan">
        <For each={cards()}>
          {({ value, spent }) => (
            <li>
              <Card kind="combat" value={value} spent={spent} />
            </li>
          )}
        </For>
      </ul>
    </Group>
  );
}

function Backs(props: SeatedProps) {
  const hand = () => handOf(props);
  return (
    <Group title={text().handOf(props.seat)}>
      <Pile words={text().groups.action} {...props} count={hand().actions} />
      <Pile words={text().groups.jump} {...props} count={hand().jumps} />
      <Pile words={text().groups.combat(hand().combat)} {...props} count={hand().combat} />
    </Group>
  );
}

function Pile(props: { readonly words: string; readonly seat: DuelSeat; readonly count: number }) {
  return (
    <div class="hand-backs">
      <CardBack side={props.seat} count={props.count} />
      <span>{props.words}</span>
    </div>
  );
}
