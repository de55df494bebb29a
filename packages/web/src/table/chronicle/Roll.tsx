import type { TokenSide } from '@oubliette/art';
import {
  createEffect,
  createMemo,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  type ParentProps,
  Show,
} from 'solid-js';
import { Chronicle, type ChronicleEntry } from '../../components/Chronicle.tsx';
import { type SettledLine, settled } from './settled.ts';
import './Roll.css';

type RollProps<L extends SettledLine> = ParentProps<{
  readonly lines: readonly L[];
  readonly sideOf: (line: L) => TokenSide | null;
  readonly wordsOf: (line: L) => JSX.Element;
  /** What stands above a line where something new begins. */
  readonly headingOf: (line: L, before: L | undefined) => string | undefined;
  readonly onReplay: (line: L) => void;
  /** The pointer or the focus comes to a line, or leaves it. */
  readonly onPoint: (line: L, here: boolean) => void;
  /** Where nothing has happened yet. */
  readonly empty: string;
}>;

type Entry<L> = ChronicleEntry & { readonly line: L };

/** Everything that happened, newest at the bottom; a line points at its places and leads to its moment. */
export function Roll<L extends SettledLine>(props: RollProps<L>) {
  let roll!: HTMLDivElement;
  const lines = createMemo<readonly L[]>(before => settled(before, props.lines), []);
  const entries = createMemo<readonly Entry<L>[]>(before => {
    const known = new Map(before.map(entry => [entry.line, entry]));
    return lines().map((line, index, all) => known.get(line) ?? entryOf(line, all[index - 1]));
  }, []);

  function entryOf(line: L, before: L | undefined): Entry<L> {
    const side = props.sideOf(line);
    return {
      line,
      ...(side && { side }),
      get words() {
        return props.wordsOf(line);
      },
      get heading() {
        return props.headingOf(line, before);
      },
      onReplay: () => props.onReplay(line),
      onPoint: here => props.onPoint(line, here),
    };
  }

  const showNewest = () => {
    roll.scrollTop = roll.scrollHeight;
  };
  createEffect(on(entries, showNewest));
  onMount(() => {
    const resized = new ResizeObserver(showNewest);
    resized.observe(roll);
    onCleanup(() => resized.disconnect());
  });

  return (
    <div class="roll" ref={roll}>
      {props.children}
      <Show when={entries().length > 0} fallback={<p class="roll-empty">{props.empty}</p>}>
        <Chronicle entries={entries()} silent />
      </Show>
    </div>
  );
}

/** The newest lines for those who do not see them. */
export function ReadOut(props: { readonly lines: readonly SettledLine[] }) {
  return (
    <div class="unseen" role="status">
      <For each={props.lines}>{line => <p>{line.words}</p>}</For>
    </div>
  );
}
