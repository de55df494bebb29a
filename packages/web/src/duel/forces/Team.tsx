import type { DuelSeat } from '@oubliette/dungeon-twister';
import { Index, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { FaceDownToken } from '../../components/Token.tsx';
import { playerName } from '../../match/names.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { isCharacter, tokenIn } from '../seen/reading.ts';
import { pieceName } from '../words/index.ts';
import { pieceOf } from '../words/mention.ts';
import { Picture } from './Collection.tsx';
import type { Choosing } from './choosing.ts';
import { CHARACTERS_EACH, OBJECTS_EACH, teamOf, teamSize } from './collection.ts';
import { text } from './messages.ts';
import { walkAlong } from './walk.ts';
import './Team.css';

interface TeamProps extends DuelDesk {
  readonly choosing: Choosing;
  readonly seat: DuelSeat;
}

/** What a side has chosen, in places that show what is missing; in secret only how much. */
export function Team(props: TeamProps) {
  const view = () => props.choosing.view();
  const team = () => teamOf(view(), props.seat);
  const rooms = () => {
    const { pairs, paired } = view().forces!;
    const own = pairs[props.seat]!;
    if (own === null) return text().secretRooms(paired[props.seat]!);
    return own.length > 0 ? text().rooms(own.join(', ')) : '';
  };
  return (
    <Panel
      class="forces-team"
      title={text().team(playerName(props.table.snapshot().players, props.seat))}
      aside={rooms()}
    >
      <Show
        when={team()}
        fallback={
          <>
            <p class="forces-secret">{text().secretTeam(teamSize(view(), props.seat))}</p>
            <div class="slots">
              <Index each={Array.from({ length: teamSize(view(), props.seat) })}>
                {() => <FaceDownToken side={props.seat} size={30} />}
              </Index>
            </div>
          </>
        }
      >
        {known => (
          <fieldset
            class="slots"
            aria-label={text().team(playerName(props.table.snapshot().players, props.seat))}
            onKeyDown={walkAlong}
          >
            <Slots
              {...props}
              tokens={known().filter(isCharacter)}
              of={CHARACTERS_EACH}
              kind="character"
            />
            <Slots
              {...props}
              tokens={known().filter(token => !isCharacter(token))}
              of={OBJECTS_EACH}
              kind="object"
            />
          </fieldset>
        )}
      </Show>
    </Panel>
  );
}

interface SlotsProps extends TeamProps {
  readonly tokens: readonly string[];
  readonly of: number;
  readonly kind: 'character' | 'object';
}

function Slots(props: SlotsProps) {
  const slots = () => Array.from({ length: props.of }, (_, index) => props.tokens[index] ?? null);
  return (
    <Index each={slots()}>
      {token => (
        <Show
          when={token()}
          fallback={<i class="slot" data-kind={props.kind} title={text().slot[props.kind]} />}
        >
          {name => <Member {...props} token={name()} />}
        </Show>
      )}
    </Index>
  );
}

/** A member of a team: read what it does; a handicapped side takes it out by a press. */
function Member(props: TeamProps & { readonly token: string }) {
  const { view, look, looked, step, seat, isOpen, press } = props.choosing;
  const piece = () => pieceOf(props.token);
  const isOut = () => tokenIn(view(), props.token)?.place === 'removed';
  const wish = () => ({ do: 'remove', token: props.token }) as const;
  const isRemovable = () => step() === 'removal' && props.seat === seat();
  let wasLooked = false;
  return (
    <button
      type="button"
      class="slot"
      data-slot={props.token}
      data-offered={(isRemovable() && isOpen(wish())) || undefined}
      data-out={isOut() || undefined}
      title={pieceName(props.token)}
      aria-label={[pieceName(props.token), isOut() && text().removed].filter(Boolean).join(', ')}
      onPointerEnter={event => event.pointerType === 'mouse' && look(piece())}
      onPointerDown={({ pointerType }) => {
        wasLooked = pointerType === 'mouse' || looked() === piece();
      }}
      onFocus={() => look(piece())}
      onClick={event => {
        look(piece());
        if (isRemovable() && (wasLooked || event.detail === 0)) press(wish(), event.currentTarget);
      }}
    >
      <Picture token={props.token} size={44} />
    </button>
  );
}
