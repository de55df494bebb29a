import { For, Show } from 'solid-js';
import { Token } from '../../components/Token.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { faceOf } from '../pieces/faces.ts';
import { isHuman } from '../seen/reading.ts';
import { demonWords, humanWords, warriorName } from '../words/index.ts';
import { type AttackBout, attackIn } from './bout.ts';
import { Dice } from './Dice.tsx';
import { text } from './messages.ts';
import './Attacker.css';

interface AttackerProps extends CaveDesk {
  readonly bout: AttackBout;
  readonly tumble: number;
}

interface Term {
  readonly value: number;
  readonly name: string;
}

/** The half of whoever attacks: the figure, its dice one by one, and the sum of the dice. */
export function Attacker(props: AttackerProps) {
  const view = () => props.table.snapshot().view;
  const who = () => props.bout.attacker;
  const name = () => warriorName(who(), view());
  const gist = () => {
    if (isHuman(who())) return humanWords(who()).words;
    return who() === 'D' ? demonWords(view().facts.scenario).words : '';
  };
  const mayReroll = () => {
    const asked = view().asked?.kind;
    return asked === 'reroll' || (asked === 'window' && attackIn(view()) !== undefined);
  };
  return (
    <section class="bout-attacker" aria-label={name()}>
      <div class="bout-figure">
        <Token {...faceOf(view(), who())} />
        <h2>{name()}</h2>
        <p>{gist()}</p>
      </div>
      <Show when={props.bout.dice} fallback={<p class="bout-waits">{text().toRoll}</p>}>
        {dice => (
          <Dice
            dice={dice()}
            face={isHuman(who()) ? 'parchment' : 'blood'}
            mayReroll={mayReroll()}
            tumble={props.tumble}
          />
        )}
      </Show>
      <Sum {...props} name={name()} />
    </section>
  );
}

/** Where the dice come from, and what they must reach. */
function Sum(props: AttackerProps & { readonly name: string }) {
  const view = () => props.table.snapshot().view;
  const total = () => props.bout.dice?.length ?? 0;
  const watched = () => attackIn(view())?.watched ?? 0;
  const terms = (): readonly Term[] => {
    const base = total() - props.bout.fromCards - watched();
    const ability = view().facts.scenario === 'S1' ? text().fromBlood : text().fromCrowd;
    return [
      { value: base, name: props.name },
      { value: watched(), name: ability },
      { value: props.bout.fromCards, name: text().fromCards },
    ].filter(({ value }, index) => index === 0 || value > 0);
  };
  return (
    <Show when={props.bout.dice}>
      <p class="bout-sum">
        <Show when={terms().length > 1}>
          <For each={terms()}>
            {(term, index) => (
              <>
                <Show when={index() > 0}>+</Show>
                <Box {...term} />
              </>
            )}
          </For>
          =
        </Show>
        <Box value={total()} name={text().dice(total())} tone="dice" />
        <span>{text().against}</span>
        <Box value={props.bout.def ?? 0} name={text().defence} tone="defence" />
      </p>
    </Show>
  );
}

function Box(props: Term & { readonly tone?: 'dice' | 'defence' }) {
  return (
    <span class="bout-term" data-tone={props.tone}>
      <b>{props.value}</b>
      <small>{props.name}</small>
    </span>
  );
}
