import type { Side } from '@oubliette/art';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { Chronicle, type ChronicleEntry } from '../../components/Chronicle.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Panel } from '../../components/Panel.tsx';
import { playerName } from '../../match/names.ts';
import type { CaveTableOf, Choice } from '../choice.ts';
import { actorNames, type Line, type Party, phaseName, tellStory } from '../words/index.ts';
import { leadOf } from './lead.ts';
import { text } from './messages.ts';
import { settled } from './settled.ts';
import './Chronicle.css';

interface ChronicleProps {
  readonly table: CaveTableOf;
  readonly choice: Choice;
}

type Entry = ChronicleEntry & { readonly line: Line };

const SIDES: Readonly<Record<Party, Side>> = { human: 'humans', demon: 'demon' };

/** A line whose actor stands out. */
function Lead(props: { readonly words: string; readonly names: readonly string[] }) {
  const lead = () => leadOf(props.words, props.names);
  return (
    <>
      <b>{lead()}</b>
      {props.words.slice(lead().length)}
    </>
  );
}

/** Everything that happened, newest at the bottom; a line points at its tiles and leads to its moment. */
function ChronicleRoll(props: ChronicleProps) {
  let roll!: HTMLDivElement;
  const snapshot = () => props.table.snapshot();
  const names = createMemo(() => actorNames(snapshot().view));
  const lines = createMemo<readonly Line[]>(
    before => settled(before, storyOf(props.table, snapshot().chapters)),
    [],
  );
  const entries = createMemo<readonly Entry[]>(before => {
    const known = new Map(before.map(entry => [entry.line, entry]));
    return lines().map((line, index, all) => known.get(line) ?? entryOf(line, all[index - 1]));
  }, []);

  function entryOf(line: Line, before: Line | undefined): Entry {
    const isNew = before?.round !== line.round || before.phase !== line.phase;
    return {
      line,
      ...(line.party && { side: SIDES[line.party] }),
      get words() {
        return <Lead words={line.words} names={names()} />;
      },
      get heading() {
        return isNew ? text().heading(line.round, phaseName(line.phase)) : undefined;
      },
      onReplay: () => void props.table.look(line.moment),
      onPoint: here => props.choice.mark(here ? line.cells : []),
    };
  }

  createEffect(
    on(entries, () => {
      roll.scrollTop = roll.scrollHeight;
    }),
  );

  return (
    <div class="cave-roll" ref={roll}>
      <Show when={entries().length > 0} fallback={<p class="cave-roll-empty">{text().empty}</p>}>
        <Chronicle entries={entries()} silent />
      </Show>
    </div>
  );
}

function storyOf(table: CaveTableOf, chapters: ReturnType<CaveTableOf['news']>): Line[] {
  const { view, players } = table.snapshot();
  return tellStory(chapters, view, seat => playerName(players, seat));
}

/** The chronicle as a panel of the table. */
export function ChroniclePanel(props: ChronicleProps) {
  const round = () => props.table.snapshot().view.facts.round;
  return (
    <Panel
      class="cave-chronicle"
      title={text().title}
      aside={<Show when={round() > 0}>{text().round(round())}</Show>}
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
      <div class="cave-chronicle-whole">
        <ChronicleRoll {...props} />
      </div>
    </Dialog>
  );
}

/** The newest lines for those who do not see them. */
export function NewestLine(props: { readonly table: CaveTableOf }) {
  const newest = createMemo(() =>
    storyOf(props.table, props.table.news()).map(({ words }) => words),
  );
  return (
    <div class="unseen" role="status">
      <For each={newest()}>{words => <p>{words}</p>}</For>
    </div>
  );
}
