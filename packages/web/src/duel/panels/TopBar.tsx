import { sideLetters } from '@oubliette/art';
import type { DuelSeat } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Diamonds } from '../../components/Diamonds.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { isNamed, playerName } from '../../match/names.ts';
import { readerOf } from '../../match/reader.ts';
import { TableBar } from '../../table/TableBar.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { faceOf } from '../seen/pieces.ts';
import { pointsLeft, sideNumber } from '../seen/reading.ts';
import { tokenOf } from '../words/mention.ts';
import { text } from './messages.ts';
import { phaseOf } from './phase.ts';
import './TopBar.css';

/** All sides and whose turn it is, in the bar of the page; blue stands where its line lies. */
export function TopBar(props: DuelDesk) {
  return (
    <TableBar
      class="standing"
      desk={props}
      menu={text().menu.open}
      players={props.table.snapshot().view.seats.length}
    >
      <Half {...props} of={0} />
      <Turn {...props} />
      <Half {...props} of={1} />
    </TableBar>
  );
}

/** Blue, Purple and Red to the left, Green and Yellow to the right. */
function Half(props: DuelDesk & { readonly of: 0 | 1 }) {
  const seats = () => {
    const all = props.table.snapshot().view.seats.filter((_, side) => side % 2 === props.of);
    return props.of === 0 ? all : all.toReversed();
  };
  return (
    <div class="standing-half" data-of={props.of}>
      <For each={seats()}>{seat => <Side {...props} seat={seat} />}</For>
    </div>
  );
}

function Side(props: DuelDesk & { readonly seat: DuelSeat }) {
  const view = () => props.table.snapshot().view;
  const hand = () => view().hands[props.seat]!;
  const points = () => view().points[props.seat]!;
  const name = () => playerName(props.table.snapshot().players, props.seat);
  const emblem = () => faceOf(tokenOf(props.seat, EMBLEMS[sideNumber(props.seat)]!));
  /** In the set-up whoever is asked, then whoever has the turn. */
  const isOn = () => {
    const snapshot = props.table.snapshot();
    if (phaseOf(snapshot) === 'set-up') return snapshot.decision?.seats.includes(props.seat);
    return view().active === props.seat;
  };
  const cards = () => {
    const { combat, jumps, last } = hand();
    const isOver = view().active !== props.seat || view().left === 0;
    return [text().standing(combat, jumps), isOver && last > 0 && text().lastPlayed(last)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <button
      type="button"
      class="standing-side"
      data-seat={props.seat}
      data-active={isOn() || undefined}
      onClick={() => props.openDialog('standings')}
    >
      <Token
        side={props.seat}
        pictogram={emblem().pictogram}
        letter={sideLetters[writtenLanguage()][props.seat]}
        size={40}
      />
      <span class="unseen">{[name(), cards()].join(', ')}</span>
      <span class="standing-who" aria-hidden="true">
        <span class="standing-name">{name()}</span>
        <span class="standing-cards">{cards()}</span>
      </span>
      <Show when={phaseOf(props.table.snapshot()) !== 'set-up'}>
        <Shields side={props.seat} won={points()} of={view().target} />
        <span class="standing-points" aria-hidden="true">
          {points()} <small>{text().vp}</small>
        </span>
      </Show>
    </button>
  );
}

/** Pieces on the emblems of the sides. */
const EMBLEMS = ['mekanork', 'naga', 'wizard', 'cleric', 'colossus'];

function Turn(props: DuelDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const phase = () => phaseOf(snapshot());
  /** Where two people share the screen, their names tell more than “you”. */
  const isOwn = (seat: DuelSeat) => seat === readerOf(snapshot());
  const nameOf = (seat: DuelSeat) =>
    [playerName(snapshot().players, seat), isNamed(snapshot().players, seat)] as const;
  const title = () => {
    if (phase() === 'over') return text().over;
    const { active } = view();
    const seats = snapshot().decision?.seats ?? [];
    if (phase() === 'set-up' && seats.length !== 1) return text().setUp;
    if (seats.length === 1 && (seats[0] !== active || phase() === 'set-up')) {
      return isOwn(seats[0]!) ? text().youDecide : text().decides(...nameOf(seats[0]!));
    }
    return isOwn(active) ? text().yourTurn : text().turnOf(...nameOf(active));
  };
  const card = () => view().hands[view().active]!.last;
  return (
    <div class="standing-turn">
      <h1 class="standing-title">{title()}</h1>
      <Show when={phase() === 'card' && snapshot().legal.length > 0}>
        <span class="standing-asked">{text().chooseCard}</span>
      </Show>
      <Show when={phase() === 'play' && card() > 0}>
        <span class="standing-card">{text().actionCard(card())}</span>
        <Diamonds left={view().left} of={Math.max(card(), view().left)} big />
        <Show when={pointsLeft(view()) - view().left}>
          {own => (
            <span class="standing-potion">
              <Pictogram name="round-potion" />
              <span class="unseen">{text().stocks.own}</span>+{own()}
            </span>
          )}
        </Show>
      </Show>
    </div>
  );
}
