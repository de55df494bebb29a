import { type DuelSeat, SEATS } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import { playerName } from '../../match/names.ts';
import { EndCard as AnyEndCard } from '../../table/end/EndCard.tsx';
import type { DuelTableOf } from '../choice.ts';
import type { Desk } from '../panels/desk.ts';
import { pieceName } from '../words/index.ts';
import { OTHER } from '../words/sides.ts';
import { type Account, accountOf, endingOf } from './account.ts';
import { text } from './messages.ts';
import './End.css';

/** The end of a duel: who won and why, and how the points were made. */
export const EndCard = (props: Pick<Desk, 'table' | 'match'>) => (
  <AnyEndCard table={props.match} titled="end-title" board={text().board}>
    <EndWords table={props.table} />
  </AnyEndCard>
);

function EndWords(props: { readonly table: DuelTableOf }) {
  const snapshot = () => props.table.snapshot();
  const name = (seat: DuelSeat) => playerName(snapshot().players, seat);
  const winner = () => snapshot().outcome?.winners[0] ?? null;
  const ending = () => endingOf(snapshot());
  const title = () => {
    const seat = winner();
    return seat === null ? text().draw : text().wins(name(seat));
  };
  const loser = () => {
    const seat = snapshot().resigned ?? (winner() && OTHER[winner()!]);
    return seat ? name(seat) : '';
  };
  return (
    <>
      <header class="end-head" data-side={winner() ?? undefined}>
        <Show when={winner()}>{seat => <Token side={seat()} pictogram="torch" size={104} />}</Show>
        <h1 id="end-title">{title()}</h1>
        <Show when={ending()}>
          {ended => (
            <p>
              {text().reasons[ended().reason](loser(), snapshot().view.target)}{' '}
              <RuleLink id={ended().rule} />
            </p>
          )}
        </Show>
      </header>
      <div class="end-accounts">
        <For each={SEATS}>
          {seat => (
            <AccountWords
              account={accountOf(snapshot(), seat)}
              name={name(seat)}
              target={snapshot().view.target}
            />
          )}
        </For>
      </div>
    </>
  );
}

function AccountWords(props: {
  readonly account: Account;
  readonly name: string;
  readonly target: number;
}) {
  const names = (tokens: readonly string[]) => tokens.map(pieceName).join(', ');
  return (
    <section class="end-account" data-side={props.account.seat} aria-label={props.name}>
      <h2>{props.name}</h2>
      <p class="end-points">
        <Shields
          side={props.account.seat}
          won={props.account.points}
          of={Math.max(props.target, props.account.points)}
        />
        <b>{text().points(props.account.points)}</b>
      </p>
      <Show when={props.account.left.length > 0}>
        <p>{text().left(names(props.account.left))}</p>
      </Show>
      <Show when={props.account.eliminated.length > 0}>
        <p>{text().eliminated(names(props.account.eliminated))}</p>
      </Show>
      <Show when={props.account.points === 0}>
        <p>{text().nothing}</p>
      </Show>
    </section>
  );
}
