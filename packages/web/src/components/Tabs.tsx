import { createUniqueId, For, type JSX } from 'solid-js';
import './Tabs.css';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: JSX.Element;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly children: JSX.Element;
}

/** Which tab a key goes to from the chosen one. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One of several views; arrow keys go along, Home and End to the ends. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const id = createUniqueId();
  let list!: HTMLDivElement;

  const go = (event: KeyboardEvent) => {
    const at = props.tabs.findIndex(tab => tab.key === props.chosen);
    const next = props.tabs[keys[event.key]?.(at, props.tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    props.onChoose(next.key);
    list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };

  return (
    <div class="tabs">
      <div class="tabs-list" role="tablist" aria-label={props.label} ref={list} onKeyDown={go}>
        <For each={props.tabs}>
          {tab => (
            <button
              type="button"
              class="tabs-tab"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-controls={`${id}-panel`}
              aria-selected={props.chosen === tab.key}
              tabindex={props.chosen === tab.key ? 0 : -1}
              onClick={() => props.onChoose(tab.key)}
            >
              {tab.label}
            </button>
          )}
        </For>
      </div>
      <div
        class="tabs-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.chosen}`}
      >
        {props.children}
      </div>
    </div>
  );
}
