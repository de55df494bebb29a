import type { NpcCard, Trace as Reasoning, SoloView, Tie } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Trace } from '../../components/Trace.tsx';
import { dieValue } from '../asked/Answers.tsx';
import { cardOf } from '../npc/card.ts';
import type { WayHazard } from '../way/means.ts';
import { text as words } from '../words/messages.ts';
import { optionWords, squareWords } from '../words/target.ts';
import { traceRows } from './rows.ts';
import './Reasons.css';

type Choice = NonNullable<Reasoning['choice']>;

interface ReasonsProps {
  readonly trace: Reasoning;
  /** The table that it was thought on. */
  readonly view: SoloView;
  /** Abilities that made its way possible. */
  readonly means?: readonly WayHazard[];
  /** Told which objective is pointed at. */
  readonly onPoint?: (look: number | null) => void;
}

/** Why somebody of the prison does what it does: objectives in order, the way, the ties. */
export function Reasons(props: ReasonsProps) {
  const card = () => cardOf(props.trace.npc);
  const choice = () => props.trace.choice;
  const point = (row: number | null) =>
    props.onPoint?.(row !== null && row < props.trace.looks.length ? row : null);
  return (
    <div class="reasons">
      <p class="reasons-rule">
        <Show when={choice()} fallback={nothingWords(props.trace, card())}>
          {made => <>{ruleWords(made(), card())}</>}
        </Show>
      </p>
      <Trace rows={traceRows(props.trace, card(), props.view)} onPoint={point} />
      <Show when={choice()}>
        {made => (
          <p>
            <b>
              {wayWords(made(), props.view)}
              <For each={props.means}>{each => `; ${words().trace.means[each]}`}</For>
            </b>{' '}
            <RuleLink id={made().rule} />
          </p>
        )}
      </Show>
      <For each={props.trace.ties} fallback={<p>{words().trace.noTie}</p>}>
        {tie => <TieWords tie={tie} view={props.view} />}
      </For>
    </div>
  );
}

const wayWords = ({ ap, squares, end, reached }: Choice, view: SoloView): string =>
  words().trace.way(ap, squares, squareWords(end, view), reached);

/** What led to the choice: the first objective that fits, the primary one, or more of the same. */
function ruleWords({ aim, reached }: Choice, { primary }: NpcCard): string {
  if (reached) return words().trace.rule;
  return (aim === primary ? words().trace.nearing : words().trace.goingOn)(words().aims[aim]);
}

/** At the beginning every objective is asked; later only the one that it has taken up (DS-MODE-02). */
function nothingWords({ looks }: Reasoning, { objectives }: NpcCard): string {
  const [only] = looks;
  const isUnderWay = only !== undefined && looks.length < objectives.length;
  return isUnderWay ? words().trace.noMore(words().aims[only.aim]) : words().trace.nothing;
}

/** Equal options in the order of the die; the one that it took in bold. */
function TieWords(props: { readonly tie: Tie; readonly view: SoloView }) {
  const isRolled = () => props.tie.dice.length > 0;
  return (
    <div class="reasons-tie">
      <p>
        <For each={props.tie.dice}>{value => <Die value={dieValue(value)} size={26} />}</For>
        <span>
          {isRolled() ? words().trace.tied : words().trace.tie} <RuleLink id={props.tie.rule} />
        </span>
      </p>
      <ol>
        <For each={props.tie.options}>
          {(option, index) => (
            <li data-picked={(isRolled() && index() === props.tie.picked) || undefined}>
              {optionWords(option, props.view)}
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
