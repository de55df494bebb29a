import type { Seat } from '@oubliette/claustrophobia';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Token } from '../../components/Token.tsx';
import { ask } from '../../match/ask.ts';
import { freshSeed } from '../../match/fresh.ts';
import { SaveButton } from '../../match/menu/SaveButton.tsx';
import { playerName } from '../../match/names.ts';
import { SeedList } from '../../match/SealedChance.tsx';
import { enterMatch } from '../../newgame/enter.ts';
import { demonPictogram, faceOf } from '../faces.ts';
import type { Desk } from '../panels/desk.ts';
import { demonWords, type ScenarioId, scenarioWords, warriorName } from '../words/index.ts';
import { accountOf, RULES, reasonOf, winnerOf } from './account.ts';
import { text } from './messages.ts';
import './End.css';

/** The end of a match: who won and why, who lives, and what can be done now. */
export function EndCard(props: Desk) {
  let card!: HTMLDialogElement;
  const [isPutAway, putAway] = createSignal(false);
  const isOver = () => props.table.snapshot().outcome !== null && !props.table.looking();
  const isShown = () => isOver() && !isPutAway();

  createEffect(() => {
    if (!isOver()) putAway(false);
    if (isShown() && !card.open) card.showModal();
    if (!isShown() && card.open) card.close();
  });

  return (
    <>
      <dialog
        class="cave-end"
        ref={card}
        aria-labelledby="cave-end-title"
        onCancel={() => putAway(true)}
        onClose={() => isShown() && putAway(true)}
      >
        <Show when={isShown()}>
          <EndWords {...props} />
          <EndWays {...props} onPutAway={() => putAway(true)} />
        </Show>
      </dialog>
      <Show when={isOver() && isPutAway()}>
        <div class="cave-end-again">
          <b>{text().title}</b>
          <Button kind="primary" onClick={() => putAway(false)}>
            {text().result}
          </Button>
        </div>
      </Show>
    </>
  );
}

function EndWords(props: Desk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const winner = () => winnerOf(snapshot());
  const name = (seat: Seat) => playerName(snapshot().players, seat);
  const emblem = () =>
    winner() === 'human'
      ? faceOf(view(), 'RD')
      : ({ side: 'demon', pictogram: demonPictogram(view()) } as const);
  return (
    <>
      <header class="cave-end-head" data-winner={winner() ?? undefined}>
        <Show when={winner()}>
          <Token {...emblem()} letter={undefined} size={104} />
        </Show>
        <h1 id="cave-end-title">{winner() ? text().wins[winner()!] : text().draw}</h1>
        <p>
          {whyWords(props)} <RuleLink id={RULES[reasonOf(snapshot())]} />
        </p>
      </header>
      <Accounts {...props} />
      <details class="cave-end-honest">
        <summary>{text().honest}</summary>
        <p>{text().check}</p>
        <SeedList promises={snapshot().promises} />
      </details>
    </>
  );

  function whyWords({ table }: Desk): string {
    const scenario = scenarioWords(`S${view().facts.scenario}` as ScenarioId);
    const { resigned } = table.snapshot();
    const won = winner() === 'human' ? scenario.humansWin : scenario.demonsWin;
    const words: Record<ReturnType<typeof reasonOf>, string> = {
      won,
      draw: scenario.draw ?? text().both,
      both: text().both,
      still: text().still,
      resigned: resigned === null ? '' : text().resigned(name(resigned)),
      'agreed-draw': text().agreedDraw,
    };
    return words[reasonOf(table.snapshot())];
  }
}

function Accounts(props: Desk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const account = () => accountOf(snapshot());
  const names = (team: readonly string[]) => team.map(who => warriorName(who, view())).join(', ');
  const fates = () =>
    (['escaped', 'alive', 'dead'] as const)
      .map(fate => [fate, account()[fate]] as const)
      .filter(([, team]) => team.length > 0);
  const ledBy = (seat: Seat) => {
    const named = snapshot().players[seat]?.trim();
    return named ? text().ledBy(named) : '';
  };
  return (
    <div class="cave-end-accounts">
      <section class="cave-end-account" data-party="human" aria-label={text().humans}>
        <h2>{text().humans}</h2>
        <p>{ledBy(view().seats.human)}</p>
        <For each={fates()}>{([fate, team]) => <p>{text()[fate](names(team))}</p>}</For>
      </section>
      <section class="cave-end-account" data-party="demon" aria-label={text().demons}>
        <h2>{text().demons}</h2>
        <p>{ledBy(view().seats.demon)}</p>
        <p>{text().fell(account().troglodytes)}</p>
        <Show when={account().demons > 0}>
          <p>{text().demonFell(demonWords(view().facts.scenario).name, account().demons)}</p>
        </Show>
        <p>{text().after(account().rounds, account().tiles)}</p>
      </section>
    </div>
  );
}

function EndWays(props: Desk & { readonly onPutAway: () => void }) {
  const [isRefused, setRefused] = createSignal(false);

  async function rematch(): Promise<void> {
    const { game, options, players, openTable } = props.table.snapshot();
    const begun = await ask('begin', { game, options, players, openTable, seed: freshSeed() });
    if (begun.ok) enterMatch(begun.value);
    else setRefused(true);
  }

  return (
    <>
      <Show when={isRefused()}>
        <p role="alert">{text().noRematch}</p>
      </Show>
      <div class="cave-end-ways">
        <Button kind="primary" autofocus onClick={() => void rematch()}>
          {text().rematch}
        </Button>
        <Button onClick={() => void props.table.look(0)}>{text().replay}</Button>
        <SaveButton table={props.match} />
        <LinkButton href="#/claustrophobia">{text().another}</LinkButton>
        <Button kind="ghost" onClick={() => props.onPutAway()}>
          {text().map}
        </Button>
      </div>
    </>
  );
}
