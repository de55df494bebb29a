import {
  createEffect,
  createResource,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  untrack,
} from 'solid-js';
import { SharedDefs } from '../components/Drawing.tsx';
import { Fetching } from '../components/Fetching.tsx';
import { lately } from '../components/lately.ts';
import { takenFromScreen } from '../components/screen.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { Pictured } from '../match/pictured.ts';
import { InReplaySlot } from '../table/ReplaySlot.tsx';
import { ever } from '../table/scenes.ts';
import { Notices } from './Notices.tsx';
import { type GameTable, tableOf } from './tables.ts';
import './PlayedMatch.css';

const Clock = lately(() => import('./Clock.tsx'), 'Clock');
const Curtain = lately(() => import('./Curtain.tsx'), 'Curtain');
const DrawOffer = lately(() => import('./DrawOffer.tsx'), 'DrawOffer');
const Opponent = lately(() => import('../opponent/Opponent.tsx'), 'Opponent');
const ReplayBar = lately(() => import('./ReplayBar.tsx'), 'ReplayBar');
const TableNotice = lately(() => import('./TableNotice.tsx'), 'TableNotice');
const Unsaved = lately(() => import('./Unsaved.tsx'), 'Unsaved');
const TimeIsUp = lately(() => import('./TimeIsUp.tsx'), 'TimeIsUp');
export const Trouble = lately(() => import('./trouble/Trouble.tsx'), 'Trouble');

interface PlayedMatchProps {
  readonly key: string;
  readonly table: OpenedTable;
  readonly onRetry: () => void;
  /** What is said above the table, before all notices. */
  readonly above?: JSX.Element;
}

/** The game's own table, and around it what every match has: curtain, replay, notices. */
export function PlayedMatch(props: PlayedMatchProps) {
  const { game: name, options } = untrack(props.table.snapshot);
  const [game] = createResource(() => tableOf(name, options));

  onMount(() => {
    const look = () => document.visibilityState === 'visible' && props.table.refresh();
    document.addEventListener('visibilitychange', look);
    onCleanup(() => document.removeEventListener('visibilitychange', look));
  });

  return (
    <Show
      when={props.table.trouble()}
      fallback={
        <Show when={game()} keyed>
          {found => (
            <Pictured.Provider value={found.picture}>
              <AroundTable {...props} game={found} />
            </Pictured.Provider>
          )}
        </Show>
      }
    >
      {faults => (
        <Suspense>
          <Trouble key={props.key} faults={faults()} onRetry={props.onRetry} />
        </Suspense>
      )}
    </Show>
  );
}

function AroundTable(props: PlayedMatchProps & { readonly game: GameTable }) {
  let board!: HTMLDivElement;
  const { handOver, looking, snapshot } = props.table;
  const isTimed = ever(() => props.table.present().clock !== null);
  const isOffered = ever(() => snapshot().drawOffer !== null);
  const isMachineAsked = ever(() => {
    const { decision, machine } = props.table.present();
    return decision?.seats.some(seat => machine?.levels[seat]) ?? false;
  });
  const { Table, question, isSecret, unseen, emblem, news } = props.game;

  createEffect(
    on(
      handOver,
      (next, before) => {
        if (before && next === null) board.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  return (
    <>
      <SharedDefs />
      <Suspense>
        <Show when={isTimed()}>
          <Clock table={props.table} />
        </Show>
      </Suspense>
      <Notices>
        {props.above}
        <Suspense>
          <Show when={props.table.notice()}>
            <TableNotice table={props.table} />
          </Show>
          <Show when={!props.table.durable()}>
            <Unsaved table={props.table} />
          </Show>
          <Show when={isMachineAsked()}>
            <Opponent table={props.table} />
          </Show>
          <Show when={isOffered()}>
            <DrawOffer table={props.table} />
          </Show>
          <Show when={isTimed()}>
            <TimeIsUp table={props.table} news={news} />
          </Show>
        </Suspense>
      </Notices>
      <div
        class="played-match"
        tabindex="-1"
        ref={board}
        style={{ '--taken': `${takenFromScreen()}px` }}
      >
        <Table table={props.table} />
      </div>
      <Show when={looking()}>
        <InReplaySlot>
          <Suspense>
            <ReplayBar table={props.table} />
          </Suspense>
        </InReplaySlot>
      </Show>
      <Show when={handOver()} keyed>
        {seat => (
          <Suspense fallback={<Fetching />}>
            <Curtain
              table={props.table}
              seat={seat}
              emblem={emblem(seat, snapshot().view)}
              question={question({ ...snapshot().decision!, seats: [seat] })}
              secret={isSecret?.(snapshot().decision!) ?? true}
              unseen={unseen?.(snapshot().decision!) ?? null}
            />
          </Suspense>
        )}
      </Show>
    </>
  );
}
