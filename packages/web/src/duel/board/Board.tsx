import { type CellId, planUnder } from '@oubliette/dungeon-twister';
import { type Geometry, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, createSignal, lazy, Show, Suspense } from 'solid-js';
import { fetchFaces } from '../../board/faces.ts';
import { Picture } from '../../board/Picture.tsx';
import { marginOf, middleOf, type Plane } from '../../board/plane.ts';
import { SquareGrid } from '../../board/SquareGrid.tsx';
import { keepOnScreen } from '../../components/on-screen.ts';
import { createRest } from '../../components/rest.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import type { foesOf } from '../seen/foes.ts';
import { drawnTokens, tokenPicture } from '../seen/tokens.ts';
import { squareName } from '../words/square-name.ts';
import { groupsOf, strikesIn } from './groups.ts';
import { createBracket, homeSquare, listenToKeys } from './keyboard.ts';
import type { BoardOverlay } from './layers.ts';
import { text } from './messages.ts';
import { createMind } from './mind.ts';
import { isPlacing, labelWords, offerWords, tapAgainWords } from './offer-words.ts';
import { createPlayer } from './player.ts';
import { createPointer } from './pointer.ts';
import { rimNames } from './rim.ts';
import type { squareWords as SquareWords, ToCome } from './square-words.ts';
import { Tokens } from './Tokens.tsx';
import './Board.css';

const GateHandles = lazy(() =>
  import('./GateHandles.tsx').then(({ GateHandles }) => ({ default: GateHandles })),
);
const Chooser = lazy(() => import('./Chooser.tsx').then(({ Chooser }) => ({ default: Chooser })));

interface BoardProps {
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  readonly geometry: Geometry;
  /** True in a replay: no deeds. */
  readonly looking: boolean;
  /** What else is drawn under the tokens. */
  readonly under?: (plane: Plane) => string;
  /** And above them. */
  readonly over?: (plane: Plane) => string;
  readonly toCome?: ToCome;
  /** Told when the board begins to move and when it comes to rest. */
  readonly onMoving?: (moving: boolean) => void;
  /** Brings squares into sight, where the board is larger than the screen. */
  readonly follow?: ((cells: readonly number[]) => Promise<void>) | null;
}

/** The board of the duel: what lies there, what can be done, and what has just happened. */
export function Board(props: BoardProps) {
  const { table, choice } = props;
  let svg!: SVGSVGElement;
  const bracket = createBracket();
  const player = createPlayer(
    table,
    shown => ({
      svg,
      labyrinth: shown.labyrinth,
      geometry: props.geometry,
      speed: choice.speed(),
    }),
    () => props.follow ?? null,
  );
  createEffect(() => props.onMoving?.(player.moving()));
  const plane = createMemo(() => ({
    labyrinth: player.shown().labyrinth,
    geometry: props.geometry,
  }));
  const here = () => (bracket.leads() ? choice.focus() : choice.hover()) as CellId | null;
  const mind = createMind({
    table,
    choice,
    shown: player.shown,
    looking: () => props.looking,
    here,
  });
  const hand = { svg: () => svg, plane, table, choice, mind, player };
  const pointer = createPointer({
    ...hand,
    looking: () => props.looking,
    onUse: () => bracket.setLeads(false),
  });
  listenToKeys({ ...hand, bracket });

  const strikes = createMemo(() => strikesIn(mind.offers()));
  /** Fetched with the first combat on offer; no resource, for the board shall not wait for it. */
  const [foes, setFoes] = createSignal<typeof foesOf | null>(null);
  createEffect(() => {
    if (strikes().length === 0 || foes()) return;
    void import('../seen/foes.ts').then(module => setFoes(() => module.foesOf));
  });
  const groups = createMemo(() => {
    const known = foes();
    return known ? groupsOf(mind.wishes(), strikes(), known) : [];
  });

  /** Fetched at rest: until then a square has its name alone. */
  const [squareWords, setSquareWords] = createSignal<typeof SquareWords | null>(null);
  const atRest = createRest();
  createEffect(() => {
    if (!atRest()) return;
    fetchFaces();
    void import('./square-words.ts').then(all => setSquareWords(() => all.squareWords));
  });
  const nameOf = (cell: CellId) =>
    squareWords()?.(text(), player.shown(), cell, drawn(), props.toCome, choice.turned()) ??
    squareName(planUnder(plane().labyrinth), cell);

  /** Fetched when there is something to lay over the board, else at rest. */
  const [layers, setLayers] = createSignal<typeof import('./layers.ts') | null>(null);
  const isMarked = () =>
    mind.offers().length > 0 ||
    choice.marked().length > 0 ||
    choice.refusal() !== null ||
    bracket.leads() ||
    table.snapshot().view.rooms.some(({ name }) => name !== null);
  createEffect(() => {
    if (layers() || !(atRest() || isMarked())) return;
    void import('./layers.ts').then(({ lowerLayer, upperLayer }) =>
      setLayers({ lowerLayer, upperLayer }),
    );
  });

  createEffect(() => choice.setTurned(viewQuarters(props.geometry)));

  const overlay = createMemo(
    (): BoardOverlay => ({
      plane: plane(),
      wishes: mind.wishes(),
      offers: mind.offers(),
      groups: groups(),
      shown: player.shown(),
      preview: mind.preview(),
      marked: choice.marked(),
      refused: choice.refusal()?.cell ?? null,
      focus: bracket.leads() ? here() : null,
      language: writtenLanguage(),
    }),
  );

  /** A point beside a square, in pixels of the board; what needs room above it says how much. */
  const beside = (cell: CellId, room: number) => {
    const [x, y] = middleOf(plane(), cell);
    const margin = marginOf(props.geometry);
    const { square } = props.geometry;
    const below = y < room;
    return { x: x + margin, y: y + margin + (below ? 0.6 : -0.6) * square, below };
  };
  const label = createMemo(() => {
    const offer = mind.preview();
    const cell = here();
    if (!offer || cell === null || mind.question() || player.moving()) return null;
    const many = mind.isOneOfMany();
    if (many && isPlacing(offer)) return null;
    const say = mind.tapped() === cell ? tapAgainWords : labelWords;
    const words = say(text(), offer, table.snapshot().view, plane());
    const at = beside(cell, 1.6 * props.geometry.square);
    return { words: many ? `${words} …` : words, ...at };
  });
  const drawn = createMemo(() => drawnTokens(player.shown()));
  const dragPicture = () => {
    const dragged = drawn().find(({ name }) => name === choice.selected());
    const look = { square: props.geometry.square, language: writtenLanguage(), selected: true };
    return dragged ? tokenPicture(player.shown(), dragged, look) : '';
  };

  return (
    <div class="duel-board">
      <Picture
        ref={svg}
        labyrinth={plane().labyrinth}
        geometry={props.geometry}
        faceDown={position => player.shown().faceDown[position] ?? []}
        data-moving={player.moving()}
        {...pointer.handlers}
      >
        <g innerHTML={rimNames(props.geometry)} />
        <g
          class="maze-over"
          innerHTML={(layers()?.lowerLayer(overlay()) ?? '') + (props.under?.(plane()) ?? '')}
        />
        <Tokens
          shown={player.shown()}
          plane={plane()}
          selected={choice.selected()}
          dragged={pointer.drag() ? choice.selected() : null}
        />
        <g
          class="maze-over"
          innerHTML={(layers()?.upperLayer(overlay()) ?? '') + (props.over?.(plane()) ?? '')}
        />
        <SquareGrid
          plane={plane()}
          name={text().board}
          nameOf={nameOf}
          focus={(choice.focus() ?? homeSquare(table.snapshot().view, choice)) as CellId}
          onFocus={cell => {
            choice.setFocus(cell);
            if (svg.querySelector(':focus-visible')) bracket.setLeads(true);
          }}
        />
        <Suspense>
          <Show when={!props.looking && mind.gates().size > 0}>
            <GateHandles plane={plane()} edges={mind.gates()} />
          </Show>
        </Suspense>
        <Show when={pointer.drag()}>
          {at => (
            <g
              class="duel-dragged"
              transform={`translate(${at().x},${at().y})`}
              innerHTML={dragPicture()}
            />
          )}
        </Show>
      </Picture>
      <Show when={label()} keyed>
        {({ words, x, y, below }) => (
          <div
            class="duel-label"
            ref={element => queueMicrotask(() => keepOnScreen(element))}
            data-below={below || undefined}
            style={{ '--x': `${x}px`, '--y': `${y}px` }}
          >
            {words}
          </div>
        )}
      </Show>
      <Suspense>
        <Show when={mind.question()}>
          {asked => (
            <Chooser
              offers={asked().offers}
              wordsOf={offer => offerWords(text(), offer, table.snapshot().view, plane())}
              at={beside(asked().cell, props.geometry.height / 2)}
              onPonder={mind.ponder}
              onChoose={offer => mind.accept(offer, asked().cell)}
              onLeave={mind.leave}
            />
          )}
        </Show>
      </Suspense>
    </div>
  );
}
