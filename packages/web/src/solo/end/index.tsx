import { advisedLevel, type SoloEvent } from '@oubliette/dungeon-twister';
import type { Shape } from '@oubliette/kernel';
import { createEffect, Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Token } from '../../components/Token.tsx';
import { accountOf } from '../../duel/end/account.ts';
import type { DuelTableOf } from '../../duel/seen/choice.ts';
import { pieceName } from '../../duel/words/index.ts';
import type { MatchTable } from '../../match/contract.ts';
import { ownName } from '../../match/names.ts';
import { EndCard as AnyEndCard } from '../../table/end/EndCard.tsx';
import { mottoOf } from '../npc/card.ts';
import { remember } from '../past/past.ts';
import { levelName } from '../seen/level.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { text as words } from '../words/messages.ts';
import { AccountWords } from './AccountWords.tsx';
import { text } from './messages.ts';
import { scoredByTrait } from './traits.ts';
import '../../duel/end/End.css';
import './End.css';

interface EndProps {
  readonly table: SoloTableOf;
  /** The same match for the parts of the duel. */
  readonly duel: DuelTableOf;
}

/** The end of a solo game: the result, what it means for the next one; it is written down. */
export function EndCard(props: EndProps) {
  createEffect(() => {
    const { key, outcome, view } = props.table.snapshot();
    if (outcome === null || props.table.looking()) return;
    remember({
      key,
      level: view.level,
      won: outcome.winners.includes('yellow'),
      points: view.points.yellow,
      against: view.points.np,
      rounds: view.round,
    });
  });
  return (
    <AnyEndCard
      table={props.table as unknown as MatchTable<Shape>}
      titled="end-title"
      board={text().board}
      more={<LinkButton href="#/solo">{text().another}</LinkButton>}
    >
      <EndWords {...props} />
    </AnyEndCard>
  );
}

/** Whoever of the prison acted last has the last word, if it has one. */
function lastActor(events: readonly SoloEvent[]): string | null {
  const last = events.findLast(({ kind }) => kind === 'activated');
  const token = last && 'token' in last ? (last.token as string) : null;
  return token && mottoOf(token) !== '' ? token : null;
}

function EndWords(props: EndProps) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const name = () => ownName(snapshot().players, 'yellow') || words().player;
  const hasWon = () => snapshot().outcome?.winners.includes('yellow') ?? false;
  const isResigned = () => snapshot().resigned !== null;
  const isDraw = () => !hasWon() && !isResigned() && view().points.np === view().points.yellow;
  const winner = (): 'yellow' | 'prison' | null =>
    hasWon() ? 'yellow' : isDraw() ? null : 'prison';
  const title = () => {
    if (isDraw()) return text().drawn;
    return hasWon() ? text().won(ownName(snapshot().players, 'yellow')) : text().lost;
  };
  const speaker = () =>
    winner() === 'prison' ? lastActor(snapshot().chapters.flatMap(({ events }) => events)) : null;
  return (
    <>
      <header class="end-head" data-side={winner() ?? undefined}>
        <Show when={winner()}>
          {side => (
            <Token
              side={side()}
              pictogram={side() === 'prison' ? 'third-eye' : 'torch'}
              size={104}
            />
          )}
        </Show>
        <h1 id="end-title">{title()}</h1>
        <Show when={speaker()}>
          {npc => (
            <p class="end-motto">
              {mottoOf(npc())} <span>{pieceName(npc())}</span>
            </p>
          )}
        </Show>
        <p>
          {isResigned() ? `${text().resigned} ` : ''}
          {text().points(view().points.yellow, view().points.np)}{' '}
          {text().rounds(view().round, levelName(view().level))}{' '}
          {text().advice(levelName(advisedLevel(view().level, view().points)))}{' '}
          <RuleLink id="DS-END-01" />
        </p>
      </header>
      <div class="end-accounts">
        <AccountWords
          account={accountOf(props.duel.snapshot(), 'blue')}
          side="prison"
          name={words().prison}
          target={view().target}
          traits={scoredByTrait(snapshot().chapters.flatMap(({ events }) => events))}
        />
        <AccountWords
          account={accountOf(props.duel.snapshot(), 'yellow')}
          side="yellow"
          name={name()}
          target={view().target}
        />
      </div>
    </>
  );
}
