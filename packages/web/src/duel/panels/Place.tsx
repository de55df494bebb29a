import {
  type CellId,
  COLOURS,
  type DuelAction,
  type DuelSeat,
  positionAt,
  type RoomOutlook,
} from '@oubliette/dungeon-twister';
import { For, Match, Show, Suspense, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { lately } from '../../components/lately.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { isCharacter, isWounded, loadsOf, planIn, tokensAt } from '../seen/reading.ts';
import { pieceName, pieceOf } from '../words/index.ts';
import { isOfPrison } from '../words/mention.ts';
import { squareName } from '../words/square-name.ts';
import { Awaited } from './Awaited.tsx';
import { text } from './messages.ts';
import { phaseOf } from './phase.ts';

/** A reveal is paid for by the card, or by somebody who drank (DT-POTION-01). */
const revealOf = ({ room, by }: RoomOutlook): DuelAction => ({
  do: 'reveal',
  room,
  ...(by && { token: by }),
});

const Abilities = lately(() => import('./Abilities.tsx'), 'Abilities');

/** What the square under the pointer or the bracket is, and what lies there. */
export function Place(props: DuelDesk) {
  const snapshot = () => props.table.snapshot();
  const view = () => snapshot().view;
  const cell = () => props.choice.hover() ?? props.choice.focus();
  const plan = () => planIn(view());
  const room = () => {
    const at = cell();
    const position = at === null ? null : positionAt(plan(), at as CellId);
    return position === null ? null : { position, ...view().rooms[position]! };
  };
  const line = (): DuelSeat | null => {
    const at = cell();
    return at === null ? null : (COLOURS[plan().lineOf[at]!] ?? null);
  };
  const tokens = () => {
    const at = cell();
    return at === null ? [] : tokensAt(view(), at as CellId);
  };
  const name = () => {
    const at = cell();
    return at === null ? '' : squareName(plan(), at);
  };
  const canReveal = (position: number) =>
    snapshot().legal.some(action => action.do === 'reveal' && action.room === position);
  return (
    <div class="place">
      <Switch fallback={<Awaited table={props.table} />}>
        <Match when={tokens()[0]}>
          <For each={tokens()}>
            {token => (
              <p>
                <span class="place-name">{name()}</span>{' '}
                <Show when={isCharacter(token.name)}>
                  <b>{pieceName(token.name)}</b>
                </Show>
                <Show when={isWounded(token)}> ({text().wounded(pieceOf(token.name))})</Show>
                <For each={loadsOf(view(), token.name)}>
                  {load => ` · ${text().carries} ${pieceName(load.name)}`}
                </For>
                <Show when={isCharacter(token.name) && !isOfPrison(token.name)}>{' · '}</Show>
                <Suspense>
                  <Abilities token={token.name} />
                </Suspense>
              </p>
            )}
          </For>
        </Match>
        <Match when={line()}>
          {seat => (
            <p>
              <span class="place-name">{name()}</span> <b>{text().place.line(seat())}.</b>{' '}
              {text().place.lineHint(seat())}
            </p>
          )}
        </Match>
        <Match when={room()?.name === null && room()}>
          {hidden => (
            <>
              <p>
                <span class="place-name">{name()}</span> <b>{text().place.faceDown}.</b>{' '}
                {text().place.faceDownHint}
              </p>
              <Show when={snapshot().outlook?.rooms.find(({ room }) => room === hidden().position)}>
                {offer => (
                  <Button
                    size="small"
                    price={offer().price}
                    unavailable={!canReveal(offer().room)}
                    onClick={event =>
                      props.choice.perform([revealOf(offer())], event.currentTarget)
                    }
                  >
                    {text().place.reveal}
                  </Button>
                )}
              </Show>
            </>
          )}
        </Match>
        <Match when={room()?.name}>
          {id => (
            <p>
              <span class="place-name">{name()}</span> <b>{text().place.room(id())}.</b>{' '}
              {text().hints[phaseOf(snapshot())]}
            </p>
          )}
        </Match>
      </Switch>
    </div>
  );
}
