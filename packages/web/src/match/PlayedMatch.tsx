import { createEffect, createResource, on, onCleanup, onMount, Show } from 'solid-js';
import { SharedDefs } from '../components/Drawing.tsx';
import { Clock } from './Clock.tsx';
import { Curtain } from './Curtain.tsx';
import { DrawOffer } from './DrawOffer.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { InReplaySlot } from './ReplaySlot.tsx';
import { TableNotice } from './TableNotice.tsx';
import { TimeIsUp } from './TimeIsUp.tsx';
import { Trouble } from './Trouble.tsx';
import type { OpenedTable } from './table.ts';
import { type GameTable, tables } from './tables.ts';
import './PlayedMatch.css';

interface PlayedMatchProps {
  readonly key: string;
  readonly table: OpenedTable;
  readonly onRetry: () => void;
}

/** The game's own table, and around it what every match has: curtain, replay, notices. */
export function PlayedMatch(props: PlayedMatchProps) {
  const [game] = createResource(() => tables[props.table.snapshot().game]!());

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
          {found => <AroundTable {...props} game={found} />}
        </Show>
      }
    >
      {faults => <Trouble key={props.key} faults={faults()} onRetry={props.onRetry} />}
    </Show>
  );
}

function AroundTable(props: PlayedMatchProps & { readonly game: GameTable }) {
  let board!: HTMLDivElement;
  const { handOver, looking, snapshot } = props.table;
  const { Table, question, isSecret, emblem, news } = props.game;

  createEffect(
    on(
      handOver,
      (next, before) => {
        if (before && next === null) board.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  /** Behind the curtain nothing takes the focus, unless a scene stands before it. */
  function turnAway({ target }: { readonly target: Element }): void {
    if (handOver() === null || target.closest('dialog')) return;
    document.querySelector<HTMLElement>('.curtain button')?.focus();
  }

  return (
    <>
      <SharedDefs />
      <TableNotice table={props.table} />
      <Clock table={props.table} />
      <div class="played-match" tabindex="-1" ref={board} onFocusIn={turnAway}>
        <Table table={props.table} />
      </div>
      <Show when={looking()}>
        <InReplaySlot>
          <ReplayBar table={props.table} />
        </InReplaySlot>
      </Show>
      <DrawOffer table={props.table} />
      <TimeIsUp table={props.table} news={news} />
      <Show when={handOver()} keyed>
        {seat => (
          <Curtain
            table={props.table}
            seat={seat}
            emblem={emblem(seat, snapshot().view)}
            question={question({ ...snapshot().decision!, seats: [seat] })}
            secret={isSecret?.(snapshot().decision!) ?? true}
          />
        )}
      </Show>
    </>
  );
}
