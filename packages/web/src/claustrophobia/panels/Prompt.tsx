import type { DieValue } from '@oubliette/art';
import { createMemo, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Die } from '../../components/Die.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { playerName } from '../../match/names.ts';
import { next as step } from '../../match/stepping.ts';
import { mayAsk } from '../../opponent/counsel/may-ask.ts';
import { actionWords, goodWords } from '../deeds/words.ts';
import { type CaveDesk, goingOn, isAnybodyIdle } from '../desk/desk.ts';
import type { MapIntent } from '../map/wishes.ts';
import { offersInWords, walkWords } from '../offers/offer-words.ts';
import { tileEffect } from '../pieces/tile-name.ts';
import { roleOf } from '../seen/reading.ts';
import { tellStory } from '../story/happened.ts';
import { questionWords, warriorName } from '../words/index.ts';
import { refusalWords } from '../words/refusal.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Entry } from './Entry.tsx';
import { endedAt } from './ended.ts';
import { Foreseen } from './Foreseen.tsx';
import { text } from './messages.ts';
import { Placing } from './Placing.tsx';
import { heldName, hintFor, isAfterRoll, isOnMap, promptOffers, windowHint } from './prompt.ts';
import './Prompt.css';

/** What is asked, everything that is answered by a button, undo, and going on. */
export function Prompt(props: CaveDesk & { readonly wishes: MapIntent }) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const kind = () => (snapshot().legal.length > 0 ? (view().asked?.kind ?? null) : null);
  const warrior = () => props.choice.warrior();
  const offers = createMemo(() => promptOffers(props.wishes.offers(), kind()));
  const strikes = () => offers().filter(({ strike }) => strike);
  const next = () => goingOn(snapshot());
  const hasDice = () => kind() === 'destiny' && view().dice.length > 0;
  const isOpen = () => props.wishes.offers().some(({ spot }) => spot !== null);
  const isNext = () =>
    (offers().length === 0 && !isAnybodyIdle(snapshot()) && !hasDice() && !isOpen()) ||
    props.isEndAsked();
  const words = createMemo(() => offersInWords(offers(), view()));
  const isCardHeld = () => (props.choice.held()?.kind ?? 'figure') !== 'figure';
  /** Whom a person waits for who plays against the machine: its questions are not theirs. */
  const machine = () => {
    const { machine: sits, decision, legal } = snapshot();
    return legal.length === 0 ? decision?.seats.find(seat => sits?.levels[seat]) : undefined;
  };
  /** What it has just done. */
  const newest = () => {
    const you = roleOf(view());
    const lines = tellStory(props.table.news(), view(), undefined, you);
    return lines.map(line => line.words).join(' ');
  };
  const title = () => {
    const waited = machine();
    if (waited) return text().turnOf(playerName(snapshot().players, waited));
    const held = props.choice.held();
    if (held && held.kind !== 'figure') return heldName(held);
    const chosen = warrior();
    if (chosen && strikes().length > 0) return text().attacks(warriorName(chosen.who, view()));
    if (chosen) return warriorName(chosen.who, view());
    return questionWords(snapshot().decision);
  };
  const pickAgain = (index: number) =>
    void props.choice.perform([{ do: 'pick', value: view().dice[index] ?? 0 }]);
  const nextWords = () => {
    const action = next();
    if (!action) return '';
    return props.isEndAsked() ? text().endAnyway : actionWords(action, view());
  };
  return (
    <Panel class="cave-prompt">
      <div class="cave-prompt-words" role="status">
        <h2>{title()}</h2>
        <Show when={hintFor(snapshot(), props.choice)}>
          {hint => <p data-needed={isOnMap(hint()) || undefined}>{text()[hint()]}</p>}
        </Show>
        <Show when={machine() && newest()}>{words => <p data-needed>{words()}</p>}</Show>
        <Show when={kind() === 'action' && warrior()}>
          {chosen => <p>{text().movesLeft(chosen().mvt)}</p>}
        </Show>
        <Show when={kind() === 'window'}>
          <p data-needed>{windowHint(view())}</p>
        </Show>
        <Show when={snapshot().outlook?.placing}>
          {placing => <p data-needed>{tileEffect(placing().tile)}</p>}
        </Show>
        <Show when={endedAt(props.table)}>
          {why => (
            <p data-needed>
              {text().endedEarly(warriorName(why().who, view()), refusalWords(why()).title)}{' '}
              <RuleLink id={why().rule} />
            </p>
          )}
        </Show>
      </div>
      <Show when={kind() === 'assign'}>
        <DiceTray {...props} onPick={index => props.choice.setDice([index])} />
      </Show>
      <Show when={kind() === 'second-chance'}>
        <DiceTray {...props} onPick={pickAgain} />
      </Show>
      <Show when={snapshot().outlook?.placing}>
        {placing => <Placing {...props} placing={placing()} />}
      </Show>
      <Show when={kind() === 'window' && isAfterRoll(view())}>
        <div class="dice-tray">
          <For each={view().dice}>{value => <Die value={value as DieValue} size={38} />}</For>
        </div>
      </Show>
      <Show when={kind() === 'entry' && !isCardHeld()}>
        <Entry {...props} />
      </Show>
      <Show when={kind() === 'foresee'}>
        <Foreseen tiles={view().pile.tiles.filter(tile => tile !== null)} />
      </Show>
      <Show when={kind() === 'bid' || kind() === 'team'}>
        <AuctionPanel {...props} />
      </Show>
      <div class="cave-prompt-offers">
        <Show when={props.choice.held()}>
          <Button onClick={() => props.choice.hold(null)}>{text().back}</Button>
        </Show>
        <For each={offers()}>
          {(offer, index) => (
            <Button
              kind={offer.strike && index() === 0 ? 'primary' : 'plain'}
              aria-keyshortcuts={String(index() + 1)}
              onPointerEnter={() => props.wishes.show(offer)}
              onPointerLeave={() => props.wishes.show(null)}
              onFocus={() => props.wishes.show(offer)}
              onBlur={() => props.wishes.show(null)}
              onClick={event => props.choice.perform(offer.actions, event.currentTarget)}
            >
              <Show when={offer.strike}>
                <Pictogram name="crossed-swords" />
              </Show>
              <span>
                {words()[index()]}
                <Show when={walkWords(offer, view()) || goodWords(offer.actions.at(-1)!)}>
                  {more => <small>{more()}</small>}
                </Show>
              </span>
            </Button>
          )}
        </For>
        <Show when={step()}>
          <Button kind="primary" onClick={event => props.goOn(event.currentTarget)}>
            {text().nextDeed} <Keycap>E</Keycap>
          </Button>
        </Show>
        <Show when={next()}>
          <Button
            kind={isNext() ? 'primary' : 'plain'}
            data-control="end"
            onClick={event => props.goOn(event.currentTarget)}
          >
            {nextWords()} <Keycap>E</Keycap>
          </Button>
        </Show>
        {/* In the place of “put it back”: what is held must not push the map about. */}
        <Show when={mayAsk(props.table) && !props.choice.held()}>
          <Button data-control="counsel" onClick={() => props.openDialog('counsel')}>
            {text().hint} <Keycap>H</Keycap>
          </Button>
        </Show>
        <Button
          unavailable={!snapshot().canUndo}
          onClick={event => props.undo(event.currentTarget)}
        >
          {text().undo} <Keycap>U</Keycap>
        </Button>
      </div>
    </Panel>
  );
}
