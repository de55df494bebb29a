import { IN_BAG, IN_RESERVE, TURNED } from '@oubliette/dungeon-twister';
import { createEffect, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { CardBack } from '../../components/CardBack.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { isHurt, PieceToken } from '../../duel/panels/PieceToken.tsx';
import { pieceName } from '../../duel/words/index.ts';
import type { SoloTableOf } from '../as-duel.ts';
import { NpcCard } from '../npc/NpcCard.tsx';
import { PACES, type Pace, pace, setPace } from '../pace.ts';
import type { Reasoning } from '../reasoning.ts';
import { viewAsDuel } from '../view-as-duel.ts';
import { goOn, isWaiting } from '../watching.ts';
import { text } from './messages.ts';
import './Row.css';

interface RowProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  /** The board is still moving: the next one waits. */
  readonly isBusy: boolean;
}

const rowIn = ({ table }: RowProps) => table.snapshot().view.row;

/** Whose activation is shown: who acted last, or the first upright card. */
function acting({ table, reasoning }: RowProps): string | null {
  const { actor, active } = table.snapshot().view;
  if (active !== 'np') return null;
  return reasoning.reasoned()?.token ?? actor;
}

/** The cards of the prison in the order in which they act. */
export function RowPanel(props: RowProps) {
  return (
    <Panel class="duel-panel row-panel" title={text().title} aside={<RowControls {...props} />}>
      <Scroller axis="across" class="row-cards">
        <RowCards {...props} />
        <Piles {...props} />
      </Scroller>
    </Panel>
  );
}

export function RowCards(props: RowProps) {
  const view = () => viewAsDuel(props.table.snapshot().view);
  const chosen = (name: string) => {
    const reasoned = props.reasoning.reasoned();
    return reasoned?.token === name ? (reasoned.trace.choice?.aim ?? null) : null;
  };
  return (
    <ol class="row-list">
      <For each={rowIn(props)} fallback={<p>{text().empty}</p>}>
        {({ name, turned }) => {
          let card!: HTMLLIElement;
          createEffect(() => {
            if (acting(props) !== name) return;
            card.closest('.scroller')?.scrollTo({ left: card.offsetLeft - card.offsetWidth / 2 });
          });
          return (
            <li
              ref={card}
              onPointerEnter={event => event.pointerType === 'mouse' && props.reasoning.point(name)}
              onPointerLeave={() => props.reasoning.point(null)}
            >
              <button
                type="button"
                class="row-card"
                aria-label={pieceName(name)}
                onFocus={event =>
                  event.currentTarget.matches(':focus-visible') && props.reasoning.point(name)
                }
                onBlur={() => props.reasoning.point(null)}
                onClick={() => props.reasoning.point(name)}
              >
                <NpcCard
                  token={name}
                  wounded={isHurt(view(), name)}
                  turned={(turned & TURNED) !== 0}
                  acting={acting(props) === name}
                  chosen={chosen(name)}
                />
              </button>
            </li>
          );
        }}
      </For>
    </ol>
  );
}

/** The same as small tokens, while the Player has his turn. */
export function RowTokens(props: RowProps) {
  const view = () => viewAsDuel(props.table.snapshot().view);
  return (
    <fieldset class="row-tokens" aria-label={text().title}>
      <For each={rowIn(props)} fallback={<p>{text().empty}</p>}>
        {({ name }) => (
          <button
            type="button"
            class="roster-token"
            aria-label={pieceName(name)}
            title={pieceName(name)}
            onPointerEnter={event => event.pointerType === 'mouse' && props.reasoning.point(name)}
            onPointerLeave={() => props.reasoning.point(null)}
            onFocus={() => props.reasoning.point(name)}
            onBlur={() => props.reasoning.point(null)}
          >
            <PieceToken view={view()} token={name} size={42} />
          </button>
        )}
      </For>
    </fieldset>
  );
}

/** Pace, and the word that lets the next one act. */
export function RowControls(props: RowProps) {
  return (
    <div class="row-controls">
      <label>
        <span>{text().pace}</span>
        <select value={pace()} onChange={event => setPace(event.currentTarget.value as Pace)}>
          <For each={PACES}>{each => <option value={each}>{text().paces[each]}</option>}</For>
        </select>
      </label>
      <Show when={isWaiting(props.table)}>
        <Button
          kind="primary"
          size="small"
          unavailable={props.isBusy}
          aria-keyshortcuts="Space"
          onClick={() => !props.isBusy && goOn(props.table)}
        >
          {text().goOn} <Keycap>␣</Keycap>
        </Button>
      </Show>
    </div>
  );
}

/** What the prison still has to draw from. */
function Piles(props: RowProps) {
  const view = () => props.table.snapshot().view;
  const lying = (place: number) => view().tokens.filter(token => token.place === place).length;
  return (
    <ul class="row-piles">
      <li>
        <CardBack side="prison" count={view().deck.length} />
        <span>{text().deck}</span>
      </li>
      <li>
        <CardBack side="prison" count={lying(IN_RESERVE)} />
        <span>{text().reserve}</span>
      </li>
      <li>
        <CardBack side="prison" count={lying(IN_BAG)} />
        <span>{text().bag}</span>
      </li>
    </ul>
  );
}
