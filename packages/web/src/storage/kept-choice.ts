import { type Accessor, createSignal } from 'solid-js';

/** A choice of the person at this device, kept in the browser and followed by all its tabs. */
export function keptChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: () => Choice,
): readonly [Accessor<Choice>, (choice: Choice) => void] {
  const stored = `oubliette.${name}`;
  const known = (text: string | null): Choice => choices.find(each => each === text) ?? usual();
  const [choice, show] = createSignal<Choice>(known(read(stored)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === stored) show(() => known(newValue));
  });
  const choose = (next: Choice): void => {
    show(() => next);
    write(stored, next);
  };
  return [choice, choose];
}

// Storage throws where the browser forbids it; a choice then lasts until the tab is closed.
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {}
}
