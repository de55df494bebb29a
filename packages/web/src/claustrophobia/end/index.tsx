import type { Action, CaveSeat, CaveView, Claustrophobia } from '@oubliette/claustrophobia';
import { demonPictogram } from '@oubliette/claustrophobia/drawing';
import { For, Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Token } from '../../components/Token.tsx';
import type { Chapter } from '../../match/contract.ts';
import { ownName, playerName } from '../../match/names.ts';
import type { ReviewTelling } from '../../opponent/review/Review.tsx';
import { EndCard as AnyEndCard } from '../../table/end/EndCard.tsx';
import { deedWords } from '../counsel/words.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { ownRole } from '../seen/reading.ts';
import { tellStory } from '../story/happened.ts';
import { demonWords, scenarioWords, warriorName } from '../words/index.ts';
import { accountOf, type CaveOverReason, endingOf, roundOf, winnerOf } from './account.ts';
import { text } from './messages.ts';
import './End.css';

const TELLING: ReviewTelling = {
  when: (view, chapters) => {
    const round = roundOf(chapters as readonly Chapter<Claustrophobia>[], view as CaveView);
    return round === 0 ? null : text().round(round);
  },
  news: (chapters, view) =>
    tellStory(chapters as readonly Chapter<Claustrophobia>[], view as CaveView)
      .map(({ words }) => words)
      .join(' '),
  deed: (actions, view) => deedWords(actions as readonly Action[], view as CaveView),
};

/** The end of a match: who won and why, and who lives. */
export const EndCard = (props: CaveDesk) => (
  <AnyEndCard
    table={props.match}
    titled="end-title"
    board={text().map}
    telling={TELLING}
    more={<LinkButton href="#/claustrophobia">{text().another}</LinkButton>}
  >
    <EndWords {...props} />
  </AnyEndCard>
);

function EndWords(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const winner = () => winnerOf(snapshot());
  const name = (seat: CaveSeat) => playerName(snapshot().players, seat);
  const emblem = () =>
    winner() === 'human'
      ? ({ side: 'humans', pictogram: 'pope-crown' } as const)
      : ({ side: 'demon', pictogram: demonPictogram(view()) } as const);
  /** Against the machine there is one reader, and they have won or lost. */
  const title = () => {
    const won = winner();
    if (won === null) return text().draw;
    const you = ownRole(snapshot());
    if (you === null) return text().wins[won];
    return won === you ? text().youWon : text().youLost;
  };
  return (
    <>
      <header class="end-head" data-winner={winner() ?? undefined}>
        <Show when={winner()}>
          <Token {...emblem()} size={104} />
        </Show>
        <h1 id="end-title">{title()}</h1>
        <p>
          {whyWords()} <RuleLink id={endingOf(snapshot()).rule} />
        </p>
      </header>
      <Accounts {...props} />
    </>
  );

  function whyWords(): string {
    const scenario = scenarioWords(view().facts.scenario);
    const { resigned, outOfTime } = snapshot();
    const lost = winner() === null ? (scenario.draw ?? text().both) : scenario.demonsWin;
    const words: Readonly<Record<CaveOverReason, string>> = {
      goal: scenario.humansWin,
      lost,
      'nobody-left': winner() === null ? lost : text().nobodyLeft,
      both: text().both,
      'round-limit': text().roundLimit,
      still: text().still,
      resigned: resigned === null ? '' : text().resigned(name(resigned)),
      'out-of-time': outOfTime === null ? '' : text().outOfTime(name(outOfTime)),
      'agreed-draw': text().agreedDraw,
    };
    return words[endingOf(snapshot()).reason];
  }
}

function Accounts(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const account = () => accountOf(snapshot());
  const names = (team: readonly string[]) => team.map(who => warriorName(who, view())).join(', ');
  const fates = () =>
    (['escaped', 'alive', 'dead'] as const)
      .map(fate => [fate, account()[fate]] as const)
      .filter(([, team]) => team.length > 0);
  const ledBy = (seat: CaveSeat) => {
    const named = ownName(snapshot().players, seat);
    return named ? text().ledBy(named) : '';
  };
  return (
    <div class="end-accounts">
      <section class="end-account" data-party="human" aria-label={text().humans}>
        <h2>{text().humans}</h2>
        <p>{ledBy(view().seats.human)}</p>
        <For each={fates()}>{([fate, team]) => <p>{text()[fate](names(team))}</p>}</For>
      </section>
      <section class="end-account" data-party="demon" aria-label={text().demons}>
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
