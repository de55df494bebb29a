import { createEffect, createMemo, For, Show } from 'solid-js';
import { PieceToken } from '../../duel/panels/PieceToken.tsx';
import { hear } from '../../senses/hear.ts';
import { wantsStillness } from '../../senses/speed.ts';
import { text } from '../asked/messages.ts';
import { pace, speedAt } from '../seen/pace.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import { ownWords } from '../words/sentences.ts';
import { optionWords } from '../words/target.ts';
import { type Roll, rollsIn } from './rolls.ts';
import { ThrownDie } from './ThrownDie.tsx';
import './Rolls.css';

const TUMBLE = 650;
/** From one throw to the next. */
const BETWEEN = 420;
/** Faster than this nothing is seen of a throw. */
const HURRIED = 10;

/** What chance has just brought: dice that roll, and who has come by them. */
export function Rolls(props: { readonly table: SoloTableOf }) {
  const view = () => props.table.snapshot().view;
  const rolls = createMemo(() => rollsIn(props.table.news().flatMap(({ events }) => events)));
  createEffect(() => hear(rolls().length > 0 ? 'dice' : null));
  const speed = () => (wantsStillness() ? Number.POSITIVE_INFINITY : speedAt(pace()));
  const scaled = (time: number) => (speed() > HURRIED ? 0 : time / speed());
  const words = ({ event, tie }: Roll) =>
    tie
      ? text().tie(optionWords(tie.options[tie.picked]!, view()), tie.options.length)
      : ownWords(event, view());
  return (
    <Show when={rolls().length > 0}>
      <ul class="rolls" aria-label={text().dice}>
        <For each={rolls()}>
          {(roll, index) => (
            <li style={{ '--delay': `${scaled(BETWEEN) * index()}ms` }}>
              <For each={roll.dice}>
                {die => (
                  <ThrownDie
                    {...die}
                    size={32}
                    delay={scaled(BETWEEN) * index()}
                    tumble={scaled(TUMBLE)}
                  />
                )}
              </For>
              <Show when={roll.event.kind === 'reinforcement' && roll.event}>
                {come => <PieceToken view={viewAsDuel(view())} token={come().token} size={32} />}
              </Show>
              <span style={{ '--delay': `${scaled(BETWEEN) * index() + scaled(TUMBLE)}ms` }}>
                {words(roll)}
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
