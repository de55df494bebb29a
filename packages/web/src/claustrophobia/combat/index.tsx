import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Button } from '../../components/Button.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { WhyNot } from '../../components/WhyNot.tsx';
import { mayAsk } from '../../opponent/counsel/may-ask.ts';
import { wantsStillness } from '../../senses/speed.ts';
import { Steps } from '../../table/fight/Steps.tsx';
import { lookBehind, openScene } from '../../table/fight/scene.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { isHuman } from '../seen/reading.ts';
import { tellStory } from '../story/happened.ts';
import { warriorName } from '../words/index.ts';
import { refusalWords } from '../words/refusal.ts';
import { Attacker } from './Attacker.tsx';
import { type AttackBout, attackIn, boutOf, isAskedHere, sufferersOf, victimIn } from './bout.ts';
import { text } from './messages.ts';
import { Question } from './Question.tsx';
import { Sufferers } from './Sufferers.tsx';
import { Verdict } from './Verdict.tsx';
import '../../table/Folded.css';
import '../../table/fight/Fight.css';
import './Combat.css';

/** How long one roll tumbles, and how much longer for each die. */
const TUMBLE = 650;
const PER_DIE = 60;

interface CombatProps extends CaveDesk {
  /** Hears how to ask whether an outcome is being read. */
  readonly telling: (isTold: () => boolean) => void;
}

/** Combat as a scene over the table: from the attack, die by die, to the last hit. */
export function CombatScene(props: CombatProps) {
  let scene!: HTMLDialogElement;
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const [isFolded, setFolded] = createSignal(false);
  const [dismissed, setDismissed] = createSignal<string | null>(null);
  const [tumble, setTumble] = createSignal(0);
  const [isRolling, setRolling] = createSignal(false);

  const bout = createMemo(() => boutOf(snapshot().chapters));
  const isAsked = () => isAskedHere(view()) && snapshot().outcome === null;
  const isCovered = () => props.table.handOver() !== null;
  /** The last action told something of this attack that nobody has put away yet. */
  const isNews = () => {
    const now = bout();
    if (now === null || now.dice === null || now.moment !== snapshot().moment) return false;
    return props.table.looking() || (props.table.news().length > 0 && !isDismissed());
  };
  const isDismissed = () => dismissed() === bout()?.told;
  const isTold = () => isNews() && (!isAsked() || isCovered());
  props.telling(isTold);
  const isShown = () => isTold() || (isAsked() && !isCovered() && !isFolded());

  /** New dice tumble; everything that follows from them waits until they lie. */
  createEffect(
    on(props.table.news, news => {
      if (news.length === 0) setDismissed(null);
      setTumble(0);
      setRolling(false);
      const rolled = news.some(({ events }) =>
        events.some(({ kind }) => kind === 'rolled' || kind === 'rerolled'),
      );
      if (!rolled || wantsStillness() || props.table.looking()) return;
      const dice = bout()?.dice?.length ?? 0;
      const time = TUMBLE / props.choice.speed();
      setTumble(time);
      setRolling(true);
      const lying = setTimeout(settle, time + (dice * PER_DIE) / props.choice.speed());
      onCleanup(() => clearTimeout(lying));
    }),
  );

  function settle(): void {
    setRolling(false);
    setTumble(0);
  }

  createEffect(() => {
    if (!isAsked()) setFolded(false);
  });

  openScene({
    scene: () => scene,
    isShown,
    isLooking: props.table.looking,
    changes: [snapshot, isRolling],
    main: stage =>
      stage.querySelector<HTMLElement>('.bout-question [data-kind="primary"]') ??
      stage.querySelector<HTMLElement>('.fight-stage'),
  });

  function dismiss(): void {
    setDismissed(bout()?.told ?? null);
    lookBehind();
  }

  const title = () => {
    const now = bout();
    if (now === null) return text().aHit;
    return text().attacks(warriorName(now.attacker, view()), warriorName(now.target, view()));
  };
  const guards = () =>
    snapshot().legal.flatMap(action => (action.do === 'guard' ? [action.who] : []));
  /** A hit that belongs to no attack: a trap, fumes, a plague. */
  const fight = () => (attackIn(view()) !== undefined || isTold() ? bout() : null);
  const victim = () => (isAsked() ? victimIn(view()) : null);

  return (
    <Portal>
      <dialog
        class="fight bout"
        ref={scene}
        aria-label={title()}
        data-looking={props.table.looking() || undefined}
        data-told={(isTold() && !props.table.looking()) || undefined}
        onCancel={event => event.preventDefault()}
      >
        <Show when={isShown()}>
          <Show when={fight()}>{now => <Progress bout={now()} />}</Show>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click only hurries the dice */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
          <div class="fight-stage" tabindex="-1" onClick={settle}>
            <div
              class="fight-ground bout-ground"
              data-first={fight() && isHuman(fight()!.attacker) ? 'human' : 'demon'}
              aria-hidden="true"
            />
            <Show when={fight()} fallback={<Cause {...props} />}>
              {now => <Attacker {...props} bout={now()} tumble={tumble()} />}
            </Show>
            <Sufferers
              {...props}
              bout={fight()}
              who={sufferersOf(fight(), victim(), guards())}
              picks={snapshot().legal.some(action => action.do === 'cancel') ? victim() : null}
              ready={!isRolling() && !isTold()}
            />
            <Show when={!isTold() && !props.table.looking()}>
              <div class="fight-aside">
                <Show when={mayAsk(props.table) && !isRolling()}>
                  <Button
                    kind="ghost"
                    size="small"
                    data-control="counsel"
                    onClick={() => props.openDialog('counsel')}
                  >
                    {text().hint}
                  </Button>
                </Show>
                <Show when={snapshot().canUndo}>
                  <Button
                    kind="ghost"
                    size="small"
                    onClick={event => props.undo(event.currentTarget)}
                  >
                    {text().takeBack}
                  </Button>
                </Show>
                <Button kind="ghost" size="small" onClick={() => setFolded(true)}>
                  {text().map}
                </Button>
              </div>
            </Show>
          </div>
          <Show when={props.choice.refusal()}>
            {refused => <WhyNot {...refusalWords(refused().refusal)} />}
          </Show>
          <Show when={!isRolling()} fallback={<div class="bout-hush" />}>
            <Show when={isTold() && bout()} fallback={<Question {...props} bout={fight()} />}>
              {now => (
                <Verdict
                  {...props}
                  bout={now()}
                  onDismiss={props.table.looking() ? null : dismiss}
                />
              )}
            </Show>
          </Show>
        </Show>
      </dialog>
      <Show when={isAsked() && isFolded() && !isCovered()}>
        <section class="folded" aria-label={title()}>
          <b>{title()}</b>
          <Button kind="primary" onClick={() => setFolded(false)}>
            {text().back}
          </Button>
        </section>
      </Show>
    </Portal>
  );
}

/** What led to a hit that nobody rolled for: the last line of the chronicle. */
function Cause(props: CaveDesk) {
  const words = () => {
    const { chapters, view } = props.table.snapshot();
    return tellStory(chapters.slice(-8), view).at(-1)?.words ?? '';
  };
  return (
    <section class="bout-cause">
      <Pictogram name="pierced-heart" />
      <p>{words()}</p>
    </section>
  );
}

/** How far the attack has come. */
function Progress(props: { readonly bout: AttackBout }) {
  const hits = () => props.bout.dealt ?? 0;
  const names = () => [
    text().steps.declared,
    text().steps.rolled,
    ...Array.from({ length: hits() }, (_, index) => text().hitStep(index + 1)),
  ];
  const now = () => (props.bout.dice === null ? 0 : Math.min(1 + hits(), 2 + props.bout.taken));
  return <Steps names={names()} now={now()} />;
}
