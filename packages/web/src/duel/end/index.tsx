import { type DuelSeat, SEATS } from '@oubliette/dungeon-twister';
import type { Shape } from '@oubliette/kernel';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import { ask } from '../../match/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import type { Table } from '../../match/contract.ts';
import { freshSeed } from '../../match/fresh.ts';
import { SaveButton } from '../../match/menu/SaveButton.tsx';
import { playerName } from '../../match/names.ts';
import { SeedList } from '../../match/SealedChance.tsx';
import { enterMatch } from '../../newgame/enter.ts';
import type { DuelTableOf } from '../choice.ts';
import { pieceName } from '../words/index.ts';
import { OTHER } from '../words/sides.ts';
import { type Account, accountOf, endingOf } from './account.ts';
import { text } from './messages.ts';
import '../Folded.css';
import './End.css';

/** The end of a match: who won and why, how the points were made, and what can be done now. */
export function EndCard(props: { readonly table: DuelTableOf }) {
  let card!: HTMLDialogElement;
  const snapshot = () => props.table.snapshot();
  const [isPutAway, putAway] = createSignal(false);
  const isOver = () => snapshot().outcome !== null && !props.table.looking();
  const isShown = () => isOver() && !isPutAway();

  createEffect(() => {
    if (!isOver()) putAway(false);
    if (isShown() && !card.open) card.showModal();
    if (!isShown() && card.open) card.close();
  });

  return (
    <>
      <dialog
        class="end"
        ref={card}
        aria-labelledby="end-title"
        onCancel={() => putAway(true)}
        onClose={() => isShown() && putAway(true)}
      >
        <Show when={isShown()}>
          <EndWords table={props.table} />
          <EndWays table={props.table} onPutAway={() => putAway(true)} />
        </Show>
      </dialog>
      <Show when={isOver() && isPutAway()}>
        <div class="folded">
          <b>{text().title}</b>
          <Button kind="primary" onClick={() => putAway(false)}>
            {text().result}
          </Button>
        </div>
      </Show>
    </>
  );
}

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
      <details class="end-honest">
        <summary>{text().honest}</summary>
        <p>{text().check}</p>
        <SeedList promises={snapshot().promises} />
      </details>
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

function EndWays(props: { readonly table: DuelTableOf; readonly onPutAway: () => void }) {
  const { attempt, failure } = createAttempt();

  async function begun(): Promise<string | undefined> {
    const { game, options, players, openTable } = props.table.snapshot();
    const match = await ask('begin', { game, options, players, openTable, seed: freshSeed() });
    if (!match.ok) return text().noRematch;
    enterMatch(match.value);
    return undefined;
  }

  return (
    <>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
      <div class="end-ways">
        <Button kind="primary" autofocus onClick={() => void attempt(begun)}>
          {text().rematch}
        </Button>
        <Button onClick={() => void props.table.look(0)}>{text().replay}</Button>
        <SaveButton table={props.table as unknown as Table<Shape>} />
        <Button kind="ghost" onClick={() => props.onPutAway()}>
          {text().board}
        </Button>
      </div>
    </>
  );
}
