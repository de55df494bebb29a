import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { Chronicle, type ChronicleEntry } from '../../components/Chronicle.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { playerName } from '../../match/names.ts';
import { SealedChance } from '../../match/SealedChance.tsx';
import type { Choice, DuelTableOf } from '../choice.ts';
import { type Line, tellStory } from '../words/index.ts';
import { Lead } from './Lead.tsx';
import { text } from './messages.ts';
import { settled } from './settled.ts';
import { taleOf } from './tale.ts';
import './Chronicle.css';

interface ChronicleProps {
  readonly table: DuelTableOf;
  readonly choice: Choice;
  /** Who tells the story, where it is not the duel's. */
  readonly story?: (() => readonly Line[]) | undefined;
}

/** Everything that happened, newest at the bottom; a line points at its squares and leads to its moment. */
function ChronicleRoll(props: ChronicleProps) {
  let roll!: HTMLDivElement;
  const snapshot = () => props.table.snapshot();
  const lines = createMemo<readonly Line[]>(
    before => settled(before, props.story?.() ?? taleOf(snapshot())),
    [],
  );
  const entries = createMemo<readonly (ChronicleEntry & { readonly line: Line })[]>(before => {
    const known = new Map(before.map(entry => [entry.line, entry]));
    return lines().map((line, index, all) => known.get(line) ?? entryOf(line, all[index - 1]));
  }, []);

  function entryOf(line: Line, before: Line | undefined): ChronicleEntry & { readonly line: Line } {
    return {
      line,
      ...(line.seat && { side: line.seat }),
      get words() {
        return <Lead words={line.words} />;
      },
      get heading() {
        return before?.turn === line.turn ? undefined : headingOf(line);
      },
      onReplay: () => void props.table.look(line.moment),
      onPoint: here => props.choice.mark(here ? line.cells : []),
    };
  }

  function headingOf({ turn, active }: Line): string {
    if (turn === 0 || active === null) return text().setUp;
    return text().heading(turn, playerName(snapshot().players, active));
  }

  createEffect(
    on(entries, () => {
      roll.scrollTop = roll.scrollHeight;
    }),
  );

  return (
    <div class="duel-roll" ref={roll}>
      <SealedChance promises={snapshot().promises} />
      <Show when={entries().length > 0} fallback={<p class="duel-roll-empty">{text().empty}</p>}>
        <Chronicle entries={entries()} silent />
      </Show>
    </div>
  );
}

/** The chronicle as a panel of the table. */
export function ChroniclePanel(props: ChronicleProps) {
  const turn = () => props.table.snapshot().view.turn;
  return (
    <Panel
      class="duel-panel duel-chronicle"
      title={text().title}
      aside={<Show when={turn() > 0}>{text().turn(turn())}</Show>}
    >
      <ChronicleRoll {...props} />
    </Panel>
  );
}

/** The whole chronicle over the table, where there is no place for a panel. */
export function ChronicleDialog(
  props: ChronicleProps & { readonly open: boolean; readonly onClose: () => void },
) {
  return (
    <Dialog title={text().title} open={props.open} onClose={props.onClose}>
      <div class="duel-chronicle-whole">
        <ChronicleRoll {...props} />
      </div>
    </Dialog>
  );
}

/** The newest line for those who do not see it; its seat and words, nothing else. */
export function NewestLine(props: { readonly table: DuelTableOf }) {
  const newest = createMemo(() => {
    const { view } = props.table.snapshot();
    return tellStory(props.table.news(), view).map(line => line.words);
  });
  return (
    <div class="unseen" role="status">
      <For each={newest()}>{words => <p>{words}</p>}</For>
    </div>
  );
}
