import { For, Show } from 'solid-js';
import { RuleLink } from '../../components/RuleLink.tsx';
import { Line } from '../../ledger/Line.tsx';
import { games } from '../../ledger/library.ts';
import type { BoxPiece } from './piece.ts';

/** A piece: its picture, its name, what it does and the rules that say so. */
export function PieceCard(props: { readonly piece: BoxPiece }) {
  const game = () => games.find(({ name }) => name === props.piece.game)!;
  const isLastOfRule = (at: number) =>
    props.piece.said[at + 1]?.rule !== props.piece.said[at]!.rule;
  return (
    <article class="piece" data-kind={props.piece.kind}>
      <div class="piece-picture">{props.piece.picture()}</div>
      <div class="piece-words">
        <h3>{props.piece.name}</h3>
        <Show when={props.piece.aside}>{aside => <p class="piece-aside">{aside()}</p>}</Show>
        <For each={props.piece.said}>
          {({ title, words, rule }, at) => (
            <p>
              <Show when={title}>
                <b>{title}.</b>{' '}
              </Show>
              <Line text={words} game={game()} />{' '}
              <Show when={isLastOfRule(at())}>
                <RuleLink id={rule} />
              </Show>
            </p>
          )}
        </For>
      </div>
    </article>
  );
}
