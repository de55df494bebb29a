import { DEMONS } from '@oubliette/claustrophobia';
import { For, Match, Show, Switch } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Token } from '../../components/Token.tsx';
import { WarriorCard } from '../../components/WarriorCard.tsx';
import { Wounds } from '../../components/Wounds.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { dieOf, linesOf } from '../panels/warriors.ts';
import { faceOf } from '../pieces/faces.ts';
import { TALENT_SIGNS } from '../pieces/signs.ts';
import { cancelledOf, demonCardOf, isHuman, warriorIn, warriorsAt } from '../seen/reading.ts';
import { humanWords, warriorName } from '../words/index.ts';
import type { AttackBout } from './bout.ts';
import { LinePicker } from './LinePicker.tsx';
import { text } from './messages.ts';
import './Sufferers.css';

interface SufferersProps extends CaveDesk {
  readonly bout: AttackBout | null;
  readonly who: readonly string[];
  /** Whoever must cancel a line now, if it is asked here. */
  readonly picks: string | null;
  /** Answers may be given: the dice lie. */
  readonly ready: boolean;
}

/** The half of those who are attacked: a card for each human, a figure for everybody else. */
export function Sufferers(props: SufferersProps) {
  return (
    <ul class="sufferers" data-many={props.who.length > 2 || undefined}>
      <For each={props.who}>
        {who => (
          <li class="sufferer">
            <Switch fallback={<Figure {...props} name={who} />}>
              <Match when={props.picks === who && props.ready}>
                <Picker {...props} name={who} />
              </Match>
              <Match when={isHuman(who)}>
                <HumanCard {...props} name={who} />
              </Match>
            </Switch>
          </li>
        )}
      </For>
    </ul>
  );
}

type OneProps = SufferersProps & { readonly name: string };

function Picker(props: OneProps) {
  const view = () => props.table.snapshot().view;
  function pick(value: number, at: Element | null): void {
    const action = { do: 'cancel', value } as const;
    if (cancelledOf(view(), props.name).includes(value)) void props.choice.explain(action, at);
    else void props.choice.perform([action], at);
  }
  return (
    <LinePicker
      name={warriorName(props.name, view())}
      figure={faceOf(view(), props.name)}
      lines={linesOf(props.name)}
      die={dieOf(view(), props.name)}
      cancelled={cancelledOf(view(), props.name)}
      onPick={pick}
    />
  );
}

function HumanCard(props: OneProps) {
  const view = () => props.table.snapshot().view;
  const die = () => dieOf(view(), props.name);
  const isTarget = () => props.bout?.target === props.name;
  const role = () => {
    if (isTarget()) return text().target;
    const stepped = props.bout?.events.some(
      event => event.kind === 'guarded' && event.who === props.name,
    );
    return stepped ? text().guards : humanWords(props.name).talent;
  };
  return (
    <WarriorCard
      name={warriorName(props.name, view())}
      figure={faceOf(view(), props.name)}
      lines={linesOf(props.name)}
      cancelled={cancelledOf(view(), props.name)}
      talent={role()}
      talentSign={isTarget() ? 'eye-target' : (TALENT_SIGNS[props.name.slice(0, 2)] ?? 'guards')}
      {...(die() && { die: die()! })}
    />
  );
}

/** A Demon with its wounds, a pack with its dead, a Seal. */
function Figure(props: OneProps) {
  const view = () => props.table.snapshot().view;
  const isPack = () => props.name === 'TR';
  const killed = () =>
    (props.bout?.events ?? []).filter(
      event => event.kind === 'killed' && event.who.startsWith('TR'),
    ).length;
  const standing = () =>
    warriorsAt(view(), props.bout?.cell ?? '').filter(who => who.startsWith('TR')).length;
  const isDead = () =>
    (props.bout?.events ?? []).some(event => event.kind === 'killed' && event.who === props.name);
  const health = () => DEMONS[demonCardOf(view().facts.scenario) - 1]?.health ?? 0;
  const wounds = () => (isDead() ? health() : (warriorIn(view(), props.name)?.wounds ?? 0));
  return (
    <div class="sufferer-figure" data-dead={isDead() || undefined}>
      <Switch fallback={<Token {...faceOf(view(), props.name)} />}>
        <Match when={props.name === 'seal'}>
          <Pictogram name="pentacle" />
        </Match>
        <Match when={isPack()}>
          <div class="sufferer-pack">
            <For each={Array.from({ length: killed() + standing() })}>
              {(_, index) => (
                <span data-dead={index() < killed() || undefined}>
                  <Token side="troglodytes" pictogram="troglodyte" />
                </span>
              )}
            </For>
          </div>
        </Match>
      </Switch>
      <h2>{warriorName(props.name, view())}</h2>
      <Show when={props.name === 'D'}>
        <Wounds taken={wounds()} of={health()} />
      </Show>
      <Show when={isPack() && killed() > 0}>
        <p>{text().killed(killed(), killed() + standing())}</p>
      </Show>
    </div>
  );
}
