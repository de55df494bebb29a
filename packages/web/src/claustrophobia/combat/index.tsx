import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { mayAsk } from '../../opponent/counsel/may-ask.ts';
import { wantsStillness } from '../../senses/speed.ts';
import { FightScene } from '../../table/fight/FightScene.tsx';
import { Steps } from '../../table/fight/Steps.tsx';
import { lookBehind } from '../../table/fight/scene.ts';
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
  const whyNot = () => {
    const refused = props.choice.refusal();
    return refused && refusalWords(refused.refusal);
  };
  const victim = () => (isAsked() ? victimIn(view()) : null);

  return (
    <FightScene
      kind="bout"
      title={title()}
      isShown={isShown()}
      isTold={isTold()}
      isLooking={props.table.looking()}
      isFolded={isAsked() && isFolded() && !isCovered()}
      onFold={setFolded}
      first={fight() && isHuman(fight()!.attacker) ? 'human' : 'demon'}
      steps={<Show when={fight()}>{now => <Progress bout={now()} />}</Show>}
      foot={
        <Show when={!isRolling()} fallback={<div class="bout-hush" />}>
          <Show when={isTold() && bout()} fallback={<Question {...props} bout={fight()} />}>
            {now => (
              <Verdict {...props} bout={now()} onDismiss={props.table.looking() ? null : dismiss} />
            )}
          </Show>
        </Show>
      }
      refused={whyNot()}
      onAsk={mayAsk(props.table) && !isRolling() ? () => props.openDialog('counsel') : null}
      onUndo={snapshot().canUndo ? props.undo : null}
      onHurry={settle}
      words={text()}
      changes={[snapshot, isRolling]}
      main='.bout-question [data-kind="primary"]'
    >
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
    </FightScene>
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
