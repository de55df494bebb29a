import { type ForeseenPlan, readyToAct, type SoloView } from '@oubliette/dungeon-twister';
import { geometry } from '@oubliette/dungeon-twister/drawing';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { cellUnder, type Plane } from '../../board/plane.ts';
import { SharedDefs } from '../../components/Drawing.tsx';
import { createScreen } from '../../components/screen.ts';
import { WhyNot } from '../../components/WhyNot.tsx';
import { PieceToken } from '../../duel/panels/PieceToken.tsx';
import { cellIn } from '../../duel/seen/reading.ts';
import { pieceName } from '../../duel/words/index.ts';
import { showCards } from '../../solo/npc/own.ts';
import { viewAsDuel } from '../../solo/seen/view-as-duel.ts';
import { think } from '../../solo/thinking/ask.ts';
import { wayPicture } from '../../solo/way/picture.ts';
import { decidingLook, targetsOn, targetsPicture } from '../../solo/way/targets.ts';
import { wayOf } from '../../solo/way/way.ts';
import { ActivationPanel } from './Activation.tsx';
import { OfferOwn } from './Cards.tsx';
import { tapOn } from './choosing.ts';
import { createDrag } from './drag.ts';
import { withGate, without, withPlace } from './editing.ts';
import { type ImpossiblePlace, impossibleIn, labyrinthIn, RULES } from './impossible.ts';
import { keepTable, recallTable } from './keeping.ts';
import { companionSquare } from './layout.ts';
import { text } from './messages.ts';
import { createPlay } from './play.ts';
import { RoomsPanel } from './Rooms.tsx';
import { CompanionTable } from './Table.tsx';
import { TokensPanel } from './Tokens.tsx';
import { Ways } from './Ways.tsx';
import '../../duel/board/Board.css';
import '../../solo/Solo.css';
import './Companion.css';
import '../../solo/npc/likenesses.ts';
import '../../solo/npc/names.ts';

/** `#/companion`: for those who play with the box and want to know what the prison does. */
export function CompanionPage() {
  const [kept] = createResource(recallTable);
  return (
    <div class="companion">
      <SharedDefs />
      <header class="companion-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <Show when={kept()} keyed>
        {view => <Workshop kept={view} />}
      </Show>
    </div>
  );
}

function Workshop(props: { readonly kept: SoloView }) {
  let svg!: SVGSVGElement;
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const play = createPlay(props.kept, () => setRefused('fault'));
  const { view } = play;
  showCards(() => view().own);
  const [chosen, choose] = createSignal<string | null>(null);
  const [toBePut, setToBePut] = createSignal(false);
  const [wished, setActor] = createSignal<string | null>(null);
  const [foreseen, setForeseen] = createSignal<ForeseenPlan | null>(null);
  const [look, setLook] = createSignal<number | null>(null);
  const size = createScreen(() => {});
  const plane = createMemo(() => {
    const { square, portrait } = companionSquare(...size());
    return geometry(square, { portrait, long: view().long });
  });
  const ready = createMemo(() => readyToAct(view()));
  const actor = () => ready().find(name => name === wished()) ?? ready()[0] ?? null;
  const dragging = createDrag(drop);

  /** Takes a change, unless it makes what cannot be; whoever was moved is named first. */
  function propose(
    next: SoloView,
    mover: string | null = chosen(),
    take: (next: SoloView) => void = play.take,
  ): void {
    const wrong = impossibleIn(next);
    setRefused(wrong.find(({ name }) => name === mover) ?? wrong[0] ?? null);
    if (wrong.length === 0) take(next);
  }

  function onSquare(cell: number): void {
    setRefused(null);
    const tap = tapOn(view(), cell, chosen(), toBePut());
    if (tap.do === 'choose') choose(tap.token);
    else propose(withPlace(view(), tap.token, cell));
    setToBePut(false);
  }

  function takeUp(token: string): void {
    const isUp = chosen() === token && toBePut();
    choose(isUp ? null : token);
    setToBePut(!isUp);
  }

  /** Dropped beside the board a token is taken away. */
  function drop(token: string, event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const isOver = under !== null && svg.contains(under);
    const cell = isOver
      ? cellUnder({ labyrinth: labyrinthIn(view()), geometry: plane() }, svg, event)
      : null;
    choose(token);
    setToBePut(false);
    if (cell !== null) propose(withPlace(view(), token, cell), token);
    else if (!isOver) propose(without(view(), token), token);
  }

  async function foresee(): Promise<void> {
    const [name, now] = [actor(), view()];
    setForeseen(null);
    if (name === null || play.acting() !== null) return;
    try {
      const thought = await think('forecast', now, name);
      if (now === view() && name === actor()) setForeseen(thought);
    } catch {
      setRefused('fault');
    }
  }

  createEffect(on([view, actor], () => void foresee()));
  createEffect(on(view, now => void keepTable(now), { defer: true }));
  createEffect(on([foreseen, play.leg], () => setLook(null)));
  onMount(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.why-not'))) setRefused(null);
    };
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });

  const trace = () => (play.acting() === null ? foreseen()?.trace : play.reasons()) ?? null;
  const under = (on: Plane) => {
    const plan = foreseen()?.plan;
    const start = plan ? cellIn(view(), plan.npc) : null;
    return plan && start !== null ? wayPicture(on, wayOf(plan.actions, start, view().long)) : '';
  };
  const over = (on: Plane) => {
    const thought = trace();
    const pointed = look();
    const shown = pointed === null ? thought && decidingLook(thought) : thought?.looks[pointed];
    return shown ? targetsPicture(on, targetsOn(shown, view())) : '';
  };

  return (
    <div class="companion-table">
      <div class="companion-board">
        <OfferOwn view={view()} mayChange={play.acting() === null} onTake={next => propose(next)} />
        <CompanionTable
          ref={element => {
            svg = element;
          }}
          view={view()}
          geometry={plane()}
          chosen={chosen()}
          dragging={dragging}
          under={under}
          over={over}
          onSquare={onSquare}
          onGate={edge => propose(withGate(view(), edge))}
        />
        <Refusal refused={refused()} onDismiss={() => setRefused(null)} />
        <Ways
          view={view()}
          canUndo={play.canUndo()}
          isAtRest={play.acting() === null}
          onUndo={play.undo}
          onTake={next => propose(next, null, play.begin)}
        />
      </div>
      <div class="companion-side">
        <ActivationPanel
          play={play}
          actor={actor()}
          onActor={setActor}
          foreseen={foreseen()}
          onLook={setLook}
          onChange={next => propose(next)}
        />
      </div>
      <TokensPanel
        view={view()}
        chosen={chosen()}
        toBePut={toBePut()}
        mayChangeCards={play.acting() === null}
        dragging={dragging}
        onChoose={takeUp}
        onTakeUp={() => setToBePut(true)}
        onChange={next => propose(next)}
      />
      <RoomsPanel view={view()} onChange={next => propose(next)} />
      <Show when={dragging.drag()}>
        {held => (
          <div
            class="companion-ghost"
            style={{ '--x': `${held().at.x}px`, '--y': `${held().at.y}px` }}
          >
            <PieceToken view={viewAsDuel(view())} token={held().token} size={44} />
          </div>
        )}
      </Show>
    </div>
  );
}

type Refused = 'fault' | { readonly name: string; readonly why: ImpossiblePlace };

/** Why something did not happen. */
function Refusal(props: { readonly refused: Refused | null; readonly onDismiss: () => void }) {
  const wrong = () => (props.refused === 'fault' ? null : props.refused);
  return (
    <Show when={props.refused}>
      <div class="companion-refused" role="alert">
        <Show when={wrong()} keyed fallback={<p>{text().fault}</p>}>
          {({ name, why }) => (
            <WhyNot
              title={text().refused}
              words={`${pieceName(name)}: ${text().impossible[why]}.`}
              rule={RULES[why]}
              onDismiss={props.onDismiss}
            />
          )}
        </Show>
      </div>
    </Show>
  );
}
