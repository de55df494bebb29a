import { createEffect, For } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { isHurt, PieceToken } from '../../duel/panels/PieceToken.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { NpcCard } from '../card/NpcCard.tsx';
import type { CombatOnHold } from '../combat/hold.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import type { Reasoning } from '../way/reasoning.ts';
import { text } from './messages.ts';
import { Piles } from './Piles.tsx';
import { RowControls } from './RowControls.tsx';
import './Row.css';

interface RowProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
}

const rowIn = ({ table }: RowProps) => table.snapshot().view.row;

/** The cards of the prison in the order in which they act. */
export function RowPanel(
  props: RowProps & { readonly hold: CombatOnHold; readonly isBusy: boolean },
) {
  return (
    <Panel class="duel-panel row-panel" title={text().title} aside={<RowControls {...props} />}>
      <Scroller axis="across" class="row-cards">
        <RowCards {...props} />
        <Piles view={props.table.snapshot().view} />
      </Scroller>
    </Panel>
  );
}

export function RowCards(props: RowProps) {
  const view = () => viewAsDuel(props.table.snapshot().view);
  const next = () => rowIn(props).find(each => !each.turned)?.name ?? null;
  const inLight = () => props.reasoning.actor() ?? next();
  const chosen = (name: string) => {
    const reasoned = props.reasoning.reasoned();
    return reasoned?.token === name ? (reasoned.trace.choice?.aim ?? null) : null;
  };
  return (
    <ol class="row-list">
      <For each={rowIn(props)} fallback={<p>{text().empty}</p>}>
        {each => {
          let card!: HTMLLIElement;
          const { name } = each;
          createEffect(() => {
            if (inLight() !== name) return;
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
                  turned={each.turned === true && props.reasoning.actor() !== name}
                  acting={props.reasoning.actor() === name}
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

/** The same as small tokens, while the Player has their turn. */
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
