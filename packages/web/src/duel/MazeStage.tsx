import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { type ComponentProps, lazy, Show, Suspense } from 'solid-js';
import { closeRefusalOutside, isAtButton } from '../table/covered.ts';
import { Board } from './board/Board.tsx';
import { keepTheFocus } from './focus.ts';
import { createFollowing } from './following.ts';
import type { DuelDesk } from './seen/desk.ts';

const refusals = () => import('./panels/Refusal.tsx');
const RefusalOnBoard = lazy(() => refusals().then(all => ({ default: all.RefusalOnBoard })));
const AtButton = lazy(() => refusals().then(all => ({ default: all.RefusalAtButton })));

interface MazeStageProps {
  readonly desk: DuelDesk;
  readonly geometry: Geometry;
  readonly isSheet: boolean;
  /** Who acts without being told, where somebody does. */
  readonly actor?: () => string | null;
  readonly ref: (stage: HTMLDivElement) => void;
  /** What a game draws there besides, and what it is told of it. */
  readonly more?: Pick<ComponentProps<typeof Board>, 'under' | 'over' | 'toCome' | 'onMoving'>;
}

/** The maze on the table, with the answer to an impossible wish where it was wished. */
export function MazeStage(props: MazeStageProps) {
  const { table, choice } = props.desk;
  const follow = createFollowing(table, choice, () => props.isSheet, props.actor);
  return (
    <div class="duel-stage" ref={props.ref}>
      <Board
        table={table}
        choice={choice}
        geometry={props.geometry}
        looking={table.looking()}
        follow={follow()}
        {...props.more}
      />
      <Suspense>
        <Show when={!props.isSheet && choice.refusal()?.cell != null && choice.refusal()}>
          {refused => (
            <RefusalOnBoard {...props.desk} geometry={props.geometry} refused={refused()} />
          )}
        </Show>
      </Suspense>
    </div>
  );
}

/** The same answer at the button where it was wished; on phones the sheet answers. */
export function RefusalAtButton(props: { readonly desk: DuelDesk; readonly isSheet: boolean }) {
  const refused = () => {
    const wish = props.desk.choice.refusal();
    return wish && !props.isSheet && isAtButton(wish) ? wish : null;
  };
  return (
    <Suspense>
      <Show when={refused()} keyed>
        {wish => <AtButton refused={wish} />}
      </Show>
    </Suspense>
  );
}

/** What every table over a maze does by itself. */
export function tendMaze({ table, choice }: DuelDesk): void {
  keepTheFocus(table, choice);
  closeRefusalOutside(choice);
}
