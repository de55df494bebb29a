import type { Trace as Reasoning } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Trace } from '../../components/Trace.tsx';
import { cardOf } from '../npc/card.ts';
import { dieValue } from '../panels/Answers.tsx';
import { text as words } from '../words/messages.ts';
import { targetWords } from '../words/target.ts';
import { traceRows } from './rows.ts';
import './Reasons.css';

/** Why somebody of the prison does what it does: objectives in order, the way, the ties. */
export function Reasons(props: { readonly trace: Reasoning }) {
  const card = () => cardOf(props.trace.npc);
  const choice = () => props.trace.choice;
  return (
    <div class="reasons">
      <p class="reasons-rule">
        <Show when={choice()} fallback={words().trace.nothing}>
          {made =>
            made().reached ? words().trace.rule : words().trace.nearing(words().aims[made().aim])
          }
        </Show>
      </p>
      <Trace rows={traceRows(props.trace, card())} />
      <Show when={choice()}>
        {made => (
          <p>
            <b>{words().trace.way(made().ap, made().squares)}</b> → {targetWords(made().end)}{' '}
            <RuleLink id={made().rule} />
          </p>
        )}
      </Show>
      <For each={props.trace.ties} fallback={<p>{words().trace.noTie}</p>}>
        {tie => (
          <p class="reasons-tie">
            <For each={tie.dice}>{value => <Die value={dieValue(value)} size={26} />}</For>
            <span>
              {words().trace.tie(tie.options.map(targetWords), tie.dice)} <RuleLink id={tie.rule} />
            </span>
          </p>
        )}
      </For>
    </div>
  );
}
