import type { Foreseen, SoloView } from '@oubliette/dungeon-twister';
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
import { cellUnder, type Plane } from '../board/plane.ts';
import { createScreen } from '../board/screen.ts';
import { SharedDefs } from '../components/Drawing.tsx';
import { WhyNot } from '../components/WhyNot.tsx';
import { PieceToken } from '../duel/panels/PieceToken.tsx';
import { pieceName } from '../duel/words/index.ts';
import { think } from '../solo/thinking/ask.ts';
import { viewAsDuel } from '../solo/view-as-duel.ts';
import { wayPicture } from '../solo/way/picture.ts';
import { decidingLook, targetsOn, targetsPicture } from '../solo/way/targets.ts';
import { wayOf } from '../solo/way/way.ts';
import { ActivationPanel, actorsIn } from './Activation.tsx';
import { afterWay } from './after.ts';
import { nextChosen } from './choosing.ts';
import { createDrag } from './drag.ts';
import { withGate, without, withPlace } from './editing.ts';
import { type Impossible, impossibleIn, labyrinthIn, RULES } from './impossible.ts';
import { keepTable, recallTable } from './keeping.ts';
import { companionSquare } from './layout.ts';
import { text } from './messages.ts';
import { RoomsPanel } from './Rooms.tsx';
import { CompanionTable } from './Table.tsx';
import { TokensPanel } from './Tokens.tsx';
import { Ways } from './Ways.tsx';
import '../duel/board/Board.css';
import '../solo/Solo.css';
import './Companion.css';
import '../solo/npc/likenesses.ts';
import '../solo/npc/names.ts';

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
  const [history, setHistory] = createSignal<readonly SoloView[]>([props.kept]);
  const view = () => history().at(-1)!;
  const [chosen, choose] = createSignal<string | null>(null);
  const [refused, setRefused] = createSignal<{ name: string; why: Impossible } | null>(null);
  const [wished, setActor] = createSignal<string | null>(null);
  const [dice, setDice] = createSignal('');
  const [planned, setPlanned] = createSignal<Foreseen | null>(null);
  const [look, setLook] = createSignal<number | null>(null);
  const size = createScreen(() => {});
  const plane = createMemo(() => {
    const { square, portrait } = companionSquare(size()[0]);
    return geometry(square, { portrait, long: view().long });
  });
  const actor = () =>
    actorsIn(view()).find(name => name === wished()) ?? actorsIn(view())[0] ?? null;
  const dragging = createDrag(drop);

  /** Takes a change, unless it makes what cannot be; whoever was moved is named first. */
  function propose(next: SoloView, mover: string | null = chosen()): void {
    const wrong = impossibleIn(next);
    setRefused(wrong.find(({ name }) => name === mover) ?? wrong[0] ?? null);
    if (wrong.length === 0) setHistory(past => [...past, next]);
  }

  function onSquare(cell: number): void {
    const token = chosen();
    setRefused(null);
    const isHere = view().tokens.some(({ name, place }) => name === token && place === cell);
    if (token === null || isHere) choose(nextChosen(view(), cell, token));
    else propose(withPlace(view(), token, cell));
  }

  /** Dropped beside the board a token is taken away. */
  function drop(token: string, event: PointerEvent): void {
    const box = svg.getBoundingClientRect();
    const isOver =
      event.clientX > box.left &&
      event.clientX < box.right &&
      event.clientY > box.top &&
      event.clientY < box.bottom;
    const cell = isOver
      ? cellUnder({ labyrinth: labyrinthIn(view()), geometry: plane() }, svg, event)
      : null;
    if (cell !== null) propose(withPlace(view(), token, cell), token);
    else if (!isOver) propose(without(view(), token));
  }

  async function activate(): Promise<void> {
    const name = actor();
    if (name === null) return;
    const rolled = (dice().match(/[1-6]/g) ?? []).map(Number);
    const now = view();
    const thought = await think('activate', now, name, rolled);
    if (now === view() && name === actor()) setPlanned(thought);
  }

  // Who has asked once wants to know it of every position that follows.
  createEffect(on([view, actor, dice], () => planned() && void activate(), { defer: true }));
  createEffect(on(view, now => void keepTable(now), { defer: true }));
  createEffect(on(planned, () => setLook(null)));
  onMount(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.why-not'))) setRefused(null);
    };
    document.addEventListener('pointerdown', press);
    onCleanup(() => document.removeEventListener('pointerdown', press));
  });

  /** The reasons fit the table only until it is changed; the new ones are a moment away. */
  const drawn = () => (planned()?.trace.npc === actor() ? planned() : null);
  const under = (on: Plane) => {
    const plan = drawn()?.plan;
    const start = view().tokens.find(({ name }) => name === plan?.npc)?.place ?? -1;
    return plan && start >= 0 ? wayPicture(on, wayOf(plan.actions, start, view().long)) : '';
  };
  const over = (on: Plane) => {
    const trace = drawn()?.trace;
    const pointed = look();
    const shown = pointed === null ? trace && decidingLook(trace) : trace?.looks[pointed];
    return shown ? targetsPicture(on, targetsOn(shown, view())) : '';
  };

  function walk(): void {
    const plan = planned()?.plan;
    if (!plan) return;
    setPlanned(null);
    setDice('');
    propose(afterWay(view(), plan));
  }

  return (
    <div class="companion-table">
      <div class="companion-board">
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
        <Show when={refused()}>
          {wrong => (
            <div class="companion-refused" role="alert">
              <WhyNot
                title={text().refused}
                words={`${pieceName(wrong().name)}: ${text().impossible[wrong().why]}.`}
                rule={RULES[wrong().why]}
                onDismiss={() => setRefused(null)}
              />
            </div>
          )}
        </Show>
        <Ways
          view={view()}
          canUndo={history().length > 1}
          onUndo={() => setHistory(past => past.slice(0, -1))}
          onTake={next => propose(next)}
        />
      </div>
      <div class="companion-side">
        <ActivationPanel
          view={view()}
          actor={actor()}
          onActor={name => {
            setActor(name);
            setDice('');
          }}
          dice={dice()}
          onDice={setDice}
          planned={drawn()}
          onActivate={() => void activate()}
          onWalk={walk}
          onLook={setLook}
        />
      </div>
      <div class="companion-panels">
        <TokensPanel
          view={view()}
          chosen={chosen()}
          dragging={dragging}
          onChoose={token => choose(now => (now === token ? null : token))}
          onChange={next => propose(next)}
        />
        <RoomsPanel view={view()} onChange={next => propose(next)} />
      </div>
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
