import type { Action, WorkViewOf } from '@oubliette/claustrophobia';
import { For, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { playerName } from '../../match/names.ts';
import { actionWords } from '../deeds/words.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { dieOf } from '../panels/warriors.ts';
import { askedRole } from '../seen/reading.ts';
import { eventWords, warriorName, windowWords } from '../words/index.ts';
import { type AttackBout, victimIn } from './bout.ts';
import { text } from './messages.ts';

interface QuestionProps extends CaveDesk {
  readonly bout: AttackBout | null;
}

/** What is asked now, how it is answered, and every answer that is no card or line. */
export function Question(props: QuestionProps) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const kind = () => view().asked?.kind;
  const words = (): readonly [title: string, hint: string] => {
    if (snapshot().legal.length === 0) return [text().waits, ''];
    const victim = victimIn(view());
    const who = victim === null ? '' : warriorName(victim, view());
    switch (kind()) {
      case 'guard':
        return [text().whoTakes(hit(), props.bout?.dealt ?? 1), guardHint()];
      case 'line':
        return [text().whichLine(who), lineHint(victim)];
      case 'critical':
        return [text().whichLine(who), text().criticalHint];
      case 'reroll':
        return [text().mayRerollTitle, text().rerollHint];
      default:
        return [text().windowTitle(windowWords(windowOf())), windowHint()];
    }
  };
  /** Only humans have lines. */
  const guardHint = () =>
    askedRole(view()) === 'human' ? text().whoTakesHint : text().whoTakesOfHorde;
  const hit = () => (props.bout?.taken ?? 0) + 1;
  const lineHint = (victim: string | null) =>
    victim !== null && dieOf(view(), victim) ? text().inUseHint : text().whichLineHint;
  /** Whose card is awaited where both sit before the screen, and against which event. */
  const windowHint = () => {
    const { players, decision, openTable } = snapshot();
    const seat = decision?.seats[0];
    const event = view().work.findLast(work => work.kind === 'event');
    return [
      openTable && seat ? playerName(players, seat) : '',
      event?.kind === 'event' ? eventWords(event.card) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const windowOf = () =>
    view().work.findLast((work): work is WorkViewOf<'window'> => work.kind === 'window')?.window ??
    0;

  /** Lines are on the card of whoever loses one. */
  const answers = () => snapshot().legal.filter(({ do: verb }) => verb !== 'cancel');
  const ordered = () => {
    const rerolls = answers().filter(({ do: verb }) => verb === 'reroll');
    return rerolls.length > 0 ? rerolls.toReversed() : answers();
  };
  const labelOf = (action: Action) =>
    kind() === 'critical' && action.do === 'pass' ? text().leaveIt : actionWords(action, view());
  const isPrimary = (action: Action, index: number) =>
    action.do === 'guard' || (index === 0 && (action.do === 'reroll' || ordered().length === 1));

  function press(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = /^[1-9]$/.test(event.key) ? ordered()[Number(event.key) - 1] : undefined;
    if (!action || victimIn(view()) !== null) return;
    event.preventDefault();
    void props.choice.perform([action]);
  }

  onMount(() => {
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
  });

  return (
    <div class="bout-question">
      <h2>{words()[0]}</h2>
      <Show when={words()[1]}>{hint => <p>{hint()}</p>}</Show>
      <For each={ordered()}>
        {(action, index) => (
          <Button
            kind={isPrimary(action, index()) ? 'primary' : 'plain'}
            onClick={event => void props.choice.perform([action], event.currentTarget)}
          >
            {labelOf(action)}
            <Show when={victimIn(view()) === null}>
              <Keycap>{index() + 1}</Keycap>
            </Show>
          </Button>
        )}
      </For>
    </div>
  );
}
