import { sideLetters } from '@oubliette/art';
import type { DuelSeat } from '@oubliette/dungeon-twister';
import { createSelector, For, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { ObjectChip, Token } from '../../components/Token.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { faceOf } from '../seen/pieces.ts';
import { pieceGists } from '../words/gists.ts';
import { pieceName } from '../words/index.ts';
import { type PieceId, tokenOf } from '../words/mention.ts';
import { breakable } from './breakable.ts';
import type { Choosing } from './choosing.ts';
import { isCommon, piecesOf, progressOf, shareOf } from './collection.ts';
import { Finder } from './Finder.tsx';
import { EVERYTHING, isFound } from './finding.ts';
import { text } from './messages.ts';
import { walkAlong } from './walk.ts';
import './Collection.css';

interface Props {
  readonly choosing: Choosing;
}

/** Everything that teams are chosen from, with the tokens of both colours that are left. */
export function Collection(props: Props) {
  /** What is chosen now; on a phone it stands first. */
  const now = () => {
    const [done, of] = progressOf(props.choosing.view(), props.choosing.seat()).characters;
    return done < of ? 'characters' : 'objects';
  };
  const { view, seat, finding, setsOf } = props.choosing;
  const found = (kind: 'characters' | 'objects') =>
    piecesOf(view(), kind).filter(piece => {
      if (finding() === EVERYTHING) return true;
      const token = tokenOf(seat(), piece);
      return isFound(finding(), {
        name: pieceName(token),
        sets: setsOf(piece),
        gists: pieceGists(token),
        figures: faceOf(token).figures,
      });
    });
  return (
    <Panel class="forces-collection" title={text().collection}>
      <Finder choosing={props.choosing} />
      <Show when={found('characters').length + found('objects').length === 0}>
        <p class="forces-nothing" role="status">
          {text().nothingFound}
        </p>
      </Show>
      <For each={['characters', 'objects'] as const}>
        {kind => (
          <fieldset class="pieces" data-now={kind === now() || undefined} onKeyDown={walkAlong}>
            <legend>{text()[kind]}</legend>
            <For each={found(kind)}>{piece => <Piece {...props} piece={piece} />}</For>
          </fieldset>
        )}
      </For>
    </Panel>
  );
}

function Piece(props: Props & { readonly piece: PieceId }) {
  const { view, seat, looked, look, wish, isOpen, isAdvised, press } = props.choosing;
  const isLooked = createSelector(looked);
  const figures = () => faceOf(tokenOf(seat(), props.piece)).figures;
  const share = (of: DuelSeat) => shareOf(view(), of, props.piece);
  const isOffered = () => isOpen(wish(props.piece));
  const shown = () =>
    view().seats.filter(each => each === seat() || view().forces!.mode !== 'free');
  const gistTitles = () =>
    pieceGists(tokenOf(seat(), props.piece))
      .map(({ title }) => title)
      .join(' · ');
  const spot = (each: DuelSeat) => (
    <Spot
      seat={each}
      piece={props.piece}
      left={share(each).left}
      gone={share(each).left + share(each).taken === 0}
      isOwn={each === seat()}
      counted={!isCommon(view(), props.piece)}
    />
  );
  const spoken = () => {
    const worth = figures();
    return [
      pieceName(tokenOf(seat(), props.piece)),
      ...(worth ? [text().figures(worth.move, worth.combat)] : []),
      ...(isAdvised(props.piece) ? [text().advised] : []),
      ...shown().map(each => text().left(text().sides[each], share(each).left)),
    ].join(', ');
  };
  let wasLooked = false;
  return (
    <button
      type="button"
      class="piece"
      data-piece={props.piece}
      data-offered={isOffered() || undefined}
      data-looked={isLooked(props.piece) || undefined}
      data-advised={isAdvised(props.piece) || undefined}
      data-empty={share(seat()).left === 0 || undefined}
      aria-disabled={!isOffered() || undefined}
      onPointerEnter={event => event.pointerType === 'mouse' && look(props.piece)}
      onPointerDown={({ pointerType }) => {
        wasLooked = pointerType === 'mouse' || isLooked(props.piece);
      }}
      onFocus={() => look(props.piece)}
      onClick={event => {
        look(props.piece);
        // A finger reads first; a mouse has rested there, a key has come by.
        if (wasLooked || event.detail === 0) press(wish(props.piece), event.currentTarget);
      }}
    >
      {spot(seat())}
      <span class="spots">
        <For each={shown().filter(each => each !== seat())}>{spot}</For>
      </span>
      <span class="unseen">{spoken()}</span>
      <span class="piece-words" aria-hidden="true">
        <b>{breakable(pieceName(tokenOf(seat(), props.piece)))}</b>
        <Show
          when={figures()}
          fallback={<Show when={isCommon(view(), props.piece)}>{text().anyNumber}</Show>}
        >
          {worth => (
            <span class="piece-figures">
              <Pictogram name="boot-prints" />
              {worth().move} <Pictogram name="broadsword" />
              {worth().combat}
            </span>
          )}
        </Show>
        <Show when={figures()}>
          <small>{gistTitles()}</small>
        </Show>
      </span>
    </button>
  );
}

interface SpotProps {
  readonly seat: DuelSeat;
  readonly piece: PieceId;
  readonly left: number;
  readonly gone: boolean;
  readonly isOwn: boolean;
  /** How many are left matters. */
  readonly counted: boolean;
}

/** The tokens of one colour that lie in the collection. */
function Spot(props: SpotProps) {
  return (
    <span
      class="spot"
      aria-hidden="true"
      data-spot={`${props.seat}:${props.piece}`}
      data-own={props.isOwn || undefined}
      data-none={props.left === 0 || undefined}
      data-gone={props.gone || undefined}
    >
      <Picture token={tokenOf(props.seat, props.piece)} size={props.isOwn ? 44 : 28} />
      <Show when={props.counted && props.left > 1}>
        <i>{text().copies(props.left)}</i>
      </Show>
    </span>
  );
}

/** A piece as a token lies in the box: healthy, with empty hands. */
export function Picture(props: { readonly token: string; readonly size: number }) {
  const face = () => faceOf(props.token);
  return (
    <Show
      when={face().figures}
      fallback={
        <ObjectChip side={face().seat} pictogram={face().pictogram} size={props.size * 0.9} />
      }
    >
      <Token
        side={face().seat}
        pictogram={face().pictogram}
        letter={sideLetters[writtenLanguage()][face().seat]}
        size={props.size}
      />
    </Show>
  );
}
