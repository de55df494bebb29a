import type { TileSide } from '@oubliette/claustrophobia';
import { drawnStrip, middleOf, TILE } from '@oubliette/claustrophobia/drawing';
import { createMemo, createSignal, onMount, Show } from 'solid-js';
import { Pictogram } from '../../components/Pictogram.tsx';
import { TileDefs } from '../../components/TileDefs.tsx';
import { Chooser } from '../../table/Chooser.tsx';
import { actionWords } from '../deeds/words.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { walkWords } from '../offers/offer-words.ts';
import type { CaveOffer } from '../offers/offers.ts';
import { tileEffect, tileName } from '../pieces/tile-name.ts';
import { cellOf, kindOf, tileAt } from '../seen/reading.ts';
import { Doors } from './Doors.tsx';
import { Ghost } from './Ghost.tsx';
import { stepOf } from './keyboard.ts';
import { lowerMarks, upperMarks } from './marks.ts';
import { text } from './messages.ts';
import { createMotion } from './motion.ts';
import { Tiles } from './Tiles.tsx';
import { Tokens } from './Tokens.tsx';
import type { MapView } from './view.ts';
import type { MapIntent } from './wishes.ts';
import './Map.css';

interface MapProps extends CaveDesk {
  readonly sight: MapView;
  readonly wishes: MapIntent;
}

/** The growing map: tiles, openings, warriors, everything that can be wished there. */
export function CaveMap(props: MapProps) {
  let svg!: SVGSVGElement;
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const [pointed, setPointed] = createSignal<string | null>(null);
  const motion = createMotion(props.table, props.choice, () => svg);
  const { wishes, sight } = props;

  /** What a click on the warrior under the pointer would roll. */
  const blow = () => {
    const who = pointed();
    return wishes
      .offers()
      .find(
        ({ spot, strike }) => who && strike && spot?.kind === 'warrior' && isMeant(spot.who, who),
      );
  };

  const isMeant = (name: string, who: string): boolean =>
    name === who || name === `TR${cellOf(view(), who)}`;

  /** The way that the tile, the enemy or the button under the pointer stands for. */
  const preview = () => {
    const cell = props.choice.hover();
    const offers = wishes.offers();
    const shown = offers.find(offer => offer === wishes.shown()) ?? blow();
    const way =
      shown ??
      offers.find(({ spot, through }) => through && spot?.kind === 'tile' && spot.cell === cell);
    const who = props.choice.warrior()?.who;
    const from = who && cellOf(view(), who);
    return way?.through && from ? [from, ...way.through] : [];
  };
  const stripOn = (cell: string) => {
    const id = tileAt(view(), cell)?.id;
    return id === undefined ? '' : drawnStrip(id, tileName(id));
  };
  const lower = createMemo(() => lowerMarks(wishes.offers(), props.choice.marked(), stripOn));
  const upper = createMemo(() =>
    upperMarks(
      view(),
      wishes.offers(),
      preview(),
      props.choice.refusal()?.cell ?? null,
      props.choice.focus(),
    ),
  );
  const transform = () => {
    const { x, y, scale } = sight.camera();
    const [width, height] = sight.size();
    return `translate(${width / 2 - x * scale}px, ${height / 2 - y * scale}px) scale(${scale})`;
  };
  const wordsOf = (offer: CaveOffer) =>
    [
      actionWords(offer.actions.at(-1)!, view()),
      offer.strike && text().strike(offer.strike.dice, offer.strike.def),
      walkWords(offer, view()),
    ]
      .filter(Boolean)
      .join(' · ');

  /** What the tile under the pointer, or the one that was pressed, does; plain ones do nothing. */
  const tileInSight = () => {
    const cell = props.choice.hover() ?? wishes.seen();
    const id = cell === null ? undefined : tileAt(view(), cell)?.id;
    return id !== undefined && kindOf(id) !== 'plain' ? id : null;
  };

  function press(event: KeyboardEvent): void {
    const cell = props.choice.focus() ?? view().board[0]?.cell;
    const next = cell && stepOf(event.key, cell, view());
    if (!next) return;
    event.preventDefault();
    props.choice.setFocus(next);
    sight.follow(next);
    svg.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus({ preventScroll: true });
  }

  onMount(() => {
    // A wheel that zooms must not scroll the page as well.
    svg.addEventListener('wheel', sight.handlers.wheel, { passive: false });
  });

  return (
    <>
      <TileDefs />
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no fieldset */}
      <svg
        class="cave-map"
        ref={svg}
        role="group"
        aria-label={text().map}
        data-pulling={sight.isPulling() || undefined}
        onKeyDown={press}
        onPointerDown={sight.handlers.press}
        onPointerMove={sight.handlers.pull}
        onPointerUp={sight.handlers.release}
        onPointerCancel={sight.handlers.release}
        on:click={{ handleEvent: sight.handlers.swallow, capture: true }}
      >
        <g class="cave-world" style={{ transform: transform() }}>
          <Tiles
            view={view()}
            choice={props.choice}
            onPick={wishes.pickTile}
            onEnter={wishes.enter}
          />
          <g class="cave-marks" innerHTML={lower()} />
          <Doors
            view={view()}
            offers={wishes.offers()}
            onPick={(cell, side) => wishes.pickDoor(cell, side as TileSide)}
          />
          <Show when={snapshot().outlook?.placing}>
            {placing => <Ghost {...props} placing={placing()} />}
          </Show>
          <Tokens
            view={view()}
            figures={snapshot().outlook?.figures ?? {}}
            selected={props.choice.selected()}
            ghosts={motion.ghosts()}
            onPick={wishes.pickWarrior}
            onPoint={setPointed}
          />
          <g class="cave-marks" innerHTML={upper()} />
        </g>
      </svg>
      <Zoom sight={sight} />
      <Show when={tileInSight()}>
        {id => (
          <p class="cave-tile-words" role="status">
            <b>{tileName(id())}</b> {tileEffect(id())}
          </p>
        )}
      </Show>
      <Show when={blow()}>
        {offer => <Label sight={sight} cell={cellOfOffer(offer())} words={wordsOf(offer())} />}
      </Show>
      <Show when={wishes.pending()} keyed>
        {pending => {
          const below = () => sight.onStage(middleOf(pending.cell))[1] < 200;
          const at = () => {
            const [x, y] = middleOf(pending.cell);
            const [left, top] = sight.onStage([x, y + (below() ? 0.35 : -0.35) * TILE]);
            return { x: left, y: top, below: below() };
          };
          return (
            <Chooser
              offers={pending.offers}
              at={at()}
              onChoose={offer => wishes.take(offer, pending.cell)}
              onLeave={wishes.leave}
            >
              {offer => (
                <span class="chooser-words">
                  <span>{wordsOf(offer)}</span>
                </span>
              )}
            </Chooser>
          );
        }}
      </Show>
    </>
  );

  function cellOfOffer({ spot }: CaveOffer): string {
    if (spot?.kind !== 'warrior') return spot?.cell ?? '@0,0';
    if (spot.who.startsWith('TR@')) return spot.who.slice(2);
    return tileAtWarrior(spot.who);
  }

  function tileAtWarrior(who: string): string {
    return cellOf(view(), who) ?? '@0,0';
  }
}

function Zoom(props: { readonly sight: MapView }) {
  return (
    <div class="cave-zoom">
      <button type="button" aria-label={text().nearer} onClick={props.sight.nearer}>
        +
      </button>
      <button type="button" aria-label={text().farther} onClick={props.sight.farther}>
        −
      </button>
      <button
        type="button"
        aria-label={text().recentre}
        data-own={props.sight.isOwn() || undefined}
        onClick={props.sight.recentre}
      >
        <Pictogram name="eye-target" />
      </button>
    </div>
  );
}

/** The price of what the pointer rests on; words keep their size however near the map is. */
function Label(props: { readonly sight: MapView; readonly cell: string; readonly words: string }) {
  const at = () => {
    const [x, y] = middleOf(props.cell);
    return props.sight.onStage([x, y - TILE / 2]);
  };
  return (
    <p class="cave-label" style={{ '--x': `${at()[0]}px`, '--y': `${at()[1]}px` }}>
      {props.words}
    </p>
  );
}
