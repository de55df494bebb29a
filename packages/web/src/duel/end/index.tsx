import type { Duel, DuelAction, DuelSeat, DuelView } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import type { Chapter } from '../../match/contract.ts';
import { playerName } from '../../match/names.ts';
import { readerOf } from '../../match/reader.ts';
import type { ReviewTelling } from '../../opponent/review/Review.tsx';
import { EndCard as AnyEndCard } from '../../table/end/EndCard.tsx';
import { deedWords } from '../counsel/words.ts';
import type { DuelTableOf } from '../seen/choice.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { newsWords } from '../story/happened.ts';
import { pieceName } from '../words/index.ts';
import { accountOf, endingOf, type PointsAccount } from './account.ts';
import { text } from './messages.ts';
import './End.css';

const TELLING: ReviewTelling = {
  when: view => {
    const { turn } = view as DuelView;
    return turn === 0 ? null : text().turn(turn);
  },
  news: (chapters, view) => newsWords(chapters as readonly Chapter<Duel>[], view as DuelView),
  deed: (actions, view) => deedWords(actions as readonly DuelAction[], view as DuelView),
};

/** The end of a duel: who won and why, and how the points were made. */
export const EndCard = (props: Pick<DuelDesk, 'table' | 'match'>) => (
  <AnyEndCard table={props.match} titled="end-title" board={text().board} telling={TELLING}>
    <EndWords table={props.table} />
  </AnyEndCard>
);

function EndWords(props: { readonly table: DuelTableOf }) {
  const snapshot = () => props.table.snapshot();
  const name = (seat: DuelSeat) => playerName(snapshot().players, seat);
  const winner = () => snapshot().outcome?.winners[0] ?? null;
  const ending = () => endingOf(snapshot());
  const title = () => {
    const winners = snapshot().outcome?.winners ?? [];
    if (winners.length === 0) return text().draw;
    const you = readerOf(snapshot());
    if (you !== null) return winners.includes(you) ? text().youWin : text().youLose;
    return (winners.length > 1 ? text().share : text().wins)(winners.map(name).join(', '));
  };
  const quitter = () => snapshot().resigned ?? snapshot().outOfTime;
  const loser = () => {
    const seat = quitter() ?? seats().find(other => other !== winner());
    return winner() && seat ? name(seat) : '';
  };
  const seats = () => snapshot().view.seats;
  /** Whoever gave up is behind all others. */
  const standing = (seat: DuelSeat) => (seat === quitter() ? -1 : snapshot().view.points[seat]!);
  const rank = (seat: DuelSeat) =>
    1 + seats().filter(other => standing(other) > standing(seat)).length;
  /** Two stand as they sit, more by their rank. */
  const ranked = () =>
    seats().length > 2 ? seats().toSorted((one, other) => rank(one) - rank(other)) : seats();
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
        <For each={ranked()}>
          {seat => (
            <AccountWords
              account={accountOf(snapshot(), seat)}
              name={name(seat)}
              rank={seats().length > 2 ? rank(seat) : null}
              target={snapshot().view.target}
            />
          )}
        </For>
      </div>
    </>
  );
}

function AccountWords(props: {
  readonly account: PointsAccount;
  readonly name: string;
  /** Among more than two. */
  readonly rank: number | null;
  readonly target: number;
}) {
  const names = (tokens: readonly string[]) => tokens.map(pieceName).join(', ');
  return (
    <section class="end-account" data-side={props.account.seat} aria-label={props.name}>
      <h2>
        <Show when={props.rank}>{rank => <span class="end-rank">{rank()}</span>}</Show>
        {props.name}
      </h2>
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
