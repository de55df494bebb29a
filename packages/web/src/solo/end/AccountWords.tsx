import { For, Show } from 'solid-js';
import { Shields } from '../../components/Shields.tsx';
import type { PointsAccount } from '../../duel/end/account.ts';
import { text as duel } from '../../duel/end/messages.ts';
import { pieceName } from '../../duel/words/index.ts';
import { text } from './messages.ts';

interface AccountProps {
  readonly account: PointsAccount;
  readonly side: 'prison' | 'yellow';
  readonly name: string;
  readonly target: number;
  /** Whose trait has scored, and how often. */
  readonly traits?: ReadonlyMap<string, number>;
}

/** How a side made its points. */
export function AccountWords(props: AccountProps) {
  const names = (tokens: readonly string[]) => tokens.map(pieceName).join(', ');
  return (
    <section class="end-account" data-side={props.side} aria-label={props.name}>
      <h2>{props.name}</h2>
      <p class="end-points">
        <Shields
          side={props.side}
          won={props.account.points}
          of={Math.max(props.target, props.account.points)}
        />
        <b>{duel().points(props.account.points)}</b>
      </p>
      <Show when={props.account.left.length > 0}>
        <p>{duel().left(names(props.account.left))}</p>
      </Show>
      <Show when={props.account.eliminated.length > 0}>
        <p>{duel().eliminated(names(props.account.eliminated))}</p>
      </Show>
      <For each={[...(props.traits ?? [])]}>
        {([token, points]) => <p>{text().byTrait(pieceName(token), points)}</p>}
      </For>
      <Show when={props.account.points === 0}>
        <p>{duel().nothing}</p>
      </Show>
    </section>
  );
}
