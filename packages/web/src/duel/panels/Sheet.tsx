import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  Match,
  on,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Diamonds } from '../../components/Diamonds.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { ReplaySlot } from '../../table/ReplaySlot.tsx';
import type { DuelSnapshot } from '../seen/choice.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { pointsLeft } from '../seen/reading.ts';
import { pieceOf, questionWords, yourQuestionWords } from '../words/index.ts';
import { Portrait } from './CharacterPanel.tsx';
import { Deeds } from './Deeds.tsx';
import { Hand } from './HandPanel.tsx';
import { text } from './messages.ts';
import { waitingTokens } from './offers.ts';
import { Pointed } from './Pointed.tsx';
import { phaseOf } from './phase.ts';
import { Roster, Waiting } from './RosterPanel.tsx';
import { SmallMap } from './SmallMap.tsx';
import { Stocks } from './Stocks.tsx';
import './Sheet.css';

const RefusalWords = lazy(() =>
  import('./Refusal.tsx').then(module => ({ default: module.RefusalWords })),
);

interface SheetProps {
  readonly geometry: Geometry;
  readonly stage: () => HTMLElement;
  /** The panels of the set-up, while it lasts. */
  readonly setUp: JSX.Element;
  /** How the game asks, where it is not the duel. */
  readonly asks?: (decision: DuelSnapshot['decision']) => string;
  /** What the game opens besides. */
  readonly opener?: JSX.Element;
  /** What has just happened, above the sheet. */
  readonly news?: JSX.Element;
}

/** On phones the panels lie in a sheet at the bottom: whom it is about, what can be done, drawers. */
export function Sheet(props: DuelDesk & SheetProps) {
  let dock!: HTMLDivElement;
  const snapshot = () => props.table.snapshot();
  const phase = () => phaseOf(snapshot());
  const waiting = createMemo(() => waitingTokens(snapshot()));
  const question = () => {
    const { decision, view, openTable } = snapshot();
    const token = waiting().find(each => each === props.choice.selected());
    if (decision && token) return text().puts(pieceOf(token));
    if (props.asks) return props.asks(decision);
    const isOwn = decision?.seats.length === 1 && decision.seats[0] === view.viewer && !openTable;
    return isOwn ? yourQuestionWords(decision) : questionWords(decision);
  };
  const [isHandOpen, openHand] = createSignal(false);

  createEffect(on(phase, now => openHand(now === 'card')));
  createEffect(on(props.choice.selected, token => token && openHand(false)));

  return (
    <div class="duel-dock" ref={dock}>
      <Show when={props.choice.refusal()}>{refused => <RefusalWords refused={refused()} />}</Show>
      {props.news}
      <div class="duel-sheet">
        <div class="sheet-head">
          <Show
            when={waiting().length === 0 && props.choice.selected()}
            fallback={<p class="sheet-question">{question()}</p>}
          >
            {token => <Portrait {...props} token={token()} />}
          </Show>
          <Points {...props} />
          <SmallMap {...props} sheet={() => dock} />
        </div>
        <Show when={props.table.looking()}>
          <ReplaySlot />
        </Show>
        <Show
          when={phase() !== 'set-up' || props.table.looking()}
          fallback={<Suspense>{props.setUp}</Suspense>}
        >
          <Switch>
            <Match when={isHandOpen()}>
              <Scroller axis="across" class="sheet-hand">
                <Hand {...props} />
              </Scroller>
            </Match>
            <Match when={!props.table.looking() && waiting().length > 0}>
              <Waiting {...props} tokens={waiting()} />
            </Match>
            <Match when={!props.table.looking() && props.choice.selected()}>
              {token => (
                <>
                  <Stocks {...props} token={token()} />
                  <Deeds {...props} />
                </>
              )}
            </Match>
            <Match when={!props.table.looking() && phase() === 'play'}>
              <Roster {...props} />
              <Pointed {...props} />
            </Match>
          </Switch>
        </Show>
        <div class="sheet-openers">
          <Show when={phase() !== 'set-up'}>
            <Button aria-expanded={isHandOpen()} onClick={() => openHand(!isHandOpen())}>
              {text().sheet.hand}
            </Button>
          </Show>
          {props.opener}
          <Button onClick={() => props.openDialog('chronicle')}>{text().sheet.chronicle}</Button>
          <Button
            unavailable={!snapshot().canUndo}
            onClick={event => props.undo(event.currentTarget)}
          >
            {text().undo}
          </Button>
          <Show when={phase() === 'play'}>
            <Button
              kind={pointsLeft(snapshot().view) === 0 || props.isEndAsked() ? 'primary' : 'plain'}
              data-control="end"
              unavailable={!snapshot().legal.some(action => action.do === 'end')}
              onClick={event => props.endTurn(event.currentTarget)}
            >
              {props.isEndAsked() ? text().endAnyway(pointsLeft(snapshot().view)) : text().endTurn}
            </Button>
          </Show>
          <Show when={props.mayAsk()}>
            <Button data-control="counsel" onClick={() => props.openDialog('counsel')}>
              {text().hint}
            </Button>
          </Show>
          <Button onClick={() => props.openDialog('menu')}>{text().sheet.more}</Button>
        </div>
      </div>
    </div>
  );
}

function Points(props: DuelDesk) {
  const view = () => props.table.snapshot().view;
  const card = () => view().hands[view().active]!.last;
  return (
    <Show when={phaseOf(props.table.snapshot()) === 'play'}>
      <div class="sheet-points">
        <Diamonds left={view().left} of={Math.max(card(), view().left)} big />
        <span>
          {card() < view().left ? text().apLeft(view().left) : text().ap(view().left, card())}
        </span>
      </div>
    </Show>
  );
}
