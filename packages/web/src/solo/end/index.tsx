import { advisedLevel } from '@oubliette/dungeon-twister';
import { createEffect, createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Shields } from '../../components/Shields.tsx';
import { Token } from '../../components/Token.tsx';
import { SeedList } from '../../match/SealedChance.tsx';
import type { SoloTableOf } from '../as-duel.ts';
import { levelName } from '../level.ts';
import { remember } from '../past/past.ts';
import { text } from './messages.ts';
import '../../duel/Folded.css';
import '../../duel/end/End.css';

/** The end of a solo game: the result, what it means for the next one; it is written down. */
export function EndCard(props: { readonly table: SoloTableOf }) {
  let card!: HTMLDialogElement;
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const [isPutAway, putAway] = createSignal(false);
  const isOver = () => snapshot().outcome !== null && !props.table.looking();
  const isShown = () => isOver() && !isPutAway();
  const winners = () => snapshot().outcome?.winners ?? [];
  const hasWon = () => winners().includes('yellow');
  const isDraw = () => !hasWon() && view().points.np === view().points.yellow;
  const title = () => {
    if (snapshot().resigned !== null) return text().resigned;
    if (hasWon()) return text().won;
    return isDraw() ? text().drawn : text().lost;
  };

  createEffect(() => {
    if (!isOver()) {
      putAway(false);
      return;
    }
    const { points, round, level } = view();
    remember({
      key: snapshot().key,
      level,
      won: hasWon(),
      points: points.yellow,
      against: points.np,
      rounds: round,
    });
  });
  createEffect(() => {
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
          <header class="end-head" data-side={hasWon() ? 'yellow' : 'prison'}>
            <Token side={hasWon() ? 'yellow' : 'prison'} pictogram="torch" size={104} />
            <h1 id="end-title">{title()}</h1>
            <p>
              {text().points(view().points.yellow, view().points.np)}.{' '}
              {text().rounds(view().round, levelName(view().level))}{' '}
              {text().advice(levelName(advisedLevel(view().level, view().points)))}{' '}
              <RuleLink id="DS-END-01" />
            </p>
            <p>
              <Shields side="yellow" won={view().points.yellow} of={view().target} />{' '}
              <Shields side="prison" won={view().points.np} of={view().target} />
            </p>
          </header>
          <SeedList promises={snapshot().promises} />
          <div class="end-ways">
            <LinkButton kind="primary" href="#/solo">
              {text().again}
            </LinkButton>
            <Button onClick={() => putAway(true)}>{text().board}</Button>
            <LinkButton href="#/">{text().home}</LinkButton>
          </div>
        </Show>
      </dialog>
      <Show when={isOver() && isPutAway()}>
        <div class="folded">
          <b>{title()}</b>
          <Button kind="primary" onClick={() => putAway(false)}>
            {text().result}
          </Button>
        </div>
      </Show>
    </>
  );
}
