import { type ForeseenPlan, readyToAct, type SoloView } from '@oubliette/dungeon-twister';
import { createMemo, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { NpcCard } from '../../solo/card/NpcCard.tsx';
import { combatForeseen } from '../../solo/combat/ahead.ts';
import { ToCome } from '../../solo/combat/ToCome.tsx';
import { cardOf, isByHand, isOwn, mottoOf } from '../../solo/npc/card.ts';
import { Reasons } from '../../solo/trace/Reasons.tsx';
import { CardsNote } from './Cards.tsx';
import { text } from './messages.ts';
import type { CompanionPlay } from './play.ts';
import { Waiting } from './Waiting.tsx';

interface ActivationProps {
  readonly play: CompanionPlay;
  readonly actor: string | null;
  readonly onActor: (name: string) => void;
  /** What the chosen one would do now. */
  readonly foreseen: ForeseenPlan | null;
  readonly onLook: (look: number | null) => void;
  readonly onChange: (view: SoloView) => void;
}

/** The NP's turn: who acts, what it does and why, and what the table has to say to it. */
export function ActivationPanel(props: ActivationProps) {
  return (
    <Panel title={text().act} class="companion-act">
      <Show when={props.play.acting()} keyed fallback={<Choosing {...props} />}>
        {name => (
          <>
            <h3>{text().acts(pieceName(name))}</h3>
            <ByHand token={name} />
            <Told play={props.play} />
            <Waiting play={props.play} onChange={props.onChange} />
            <Why play={props.play} onLook={props.onLook} />
          </>
        )}
      </Show>
      <CardsNote
        view={props.play.view()}
        mayChange={props.play.acting() === null}
        onTake={props.onChange}
      />
    </Panel>
  );
}

/** Nobody acts: the next one is chosen, and foreseen. */
function Choosing(props: ActivationProps) {
  const view = () => props.play.view();
  const ready = createMemo(() => readyToAct(view()));
  return (
    <>
      <Show when={props.play.leg()}>
        <Told play={props.play} />
        <WhyIdle play={props.play} />
        <p role="status">{text().done}</p>
      </Show>
      <Show
        when={props.actor}
        fallback={
          <>
            <p>{view().row.length === 0 ? text().nobody : text().allDone}</p>
            <Show when={view().row.length > 0}>
              <Button kind="primary" onClick={() => props.play.newTurn()}>
                {text().newTurn}
              </Button>
            </Show>
          </>
        }
      >
        {name => (
          <>
            <Select
              label={text().who}
              value={name()}
              options={ready().map(value => ({ value, label: pieceName(value) }))}
              onChange={props.onActor}
            />
            <Button kind="primary" onClick={() => props.play.activate(name())}>
              {text().activate}
            </Button>
            <ByHand token={name()} />
            <Show when={props.foreseen} keyed fallback={<Card token={name()} />}>
              {thought => <Thought view={view()} foreseen={thought} onLook={props.onLook} />}
            </Show>
          </>
        )}
      </Show>
    </>
  );
}

/** What only the person can do for it. */
function ByHand(props: { readonly token: string }) {
  return (
    <Show when={isByHand(props.token)}>
      <p class="companion-by-hand" role="note">
        {text().byHand(pieceName(props.token), cardOf(props.token).traitText)}
      </p>
    </Show>
  );
}

/** What has happened since the person last said something. */
function Told(props: Pick<ActivationProps, 'play'>) {
  return (
    <ol class="companion-told" aria-live="polite">
      <For each={props.play.told()}>{line => <li>{line}</li>}</For>
    </ol>
  );
}

/** The reasons of its last choice. */
function Why(props: Pick<ActivationProps, 'play' | 'onLook'>) {
  return (
    <Show when={props.play.reasons()} keyed>
      {trace => (
        <section class="companion-thought">
          <Reasons trace={trace} view={props.play.view()} onPoint={props.onLook} />
        </section>
      )}
    </Show>
  );
}

/** Why it stopped, if it had points left and found nothing to spend them on. */
function WhyIdle(props: Pick<ActivationProps, 'play'>) {
  const idle = () => {
    const trace = props.play.reasons();
    return trace?.choice === null ? trace : null;
  };
  return (
    <Show when={idle()} keyed>
      {trace => (
        <section class="companion-thought companion-idle">
          <Reasons trace={trace} view={props.play.view()} />
        </section>
      )}
    </Show>
  );
}

function Card(props: { readonly token: string }) {
  return (
    <>
      <Show when={mottoOf(props.token)}>{motto => <p class="companion-motto">{motto()}</p>}</Show>
      <NpcCard token={props.token} wounded={false} />
      <p class="companion-whose">
        <Show when={isOwn(props.token)} fallback={text().ourCard}>
          {text().yourCard}
        </Show>{' '}
        <RuleLink id={cardOf(props.token).rule} />
      </p>
    </>
  );
}

interface ThoughtProps {
  readonly view: SoloView;
  readonly foreseen: ForeseenPlan;
  readonly onLook: (look: number | null) => void;
}

function Thought(props: ThoughtProps) {
  const ahead = () => combatForeseen(props.foreseen);
  return (
    <section class="companion-thought">
      <h3>{text().would(pieceName(props.foreseen.trace.npc))}</h3>
      <Reasons trace={props.foreseen.trace} view={props.view} onPoint={props.onLook} />
      <For each={[ahead()].filter(each => each !== null)}>
        {fight => <ToCome ahead={fight} view={props.view} />}
      </For>
      <Card token={props.foreseen.trace.npc} />
    </section>
  );
}
