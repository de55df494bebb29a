import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** Pixels between the bar and the table that something else takes. */
const [taken, setTaken] = createSignal(0);

export { setTaken as takeFromScreen, taken as takenFromScreen };

/** Width and height that a table has for itself, kept up to date; `press` hears every key there. */
export function createScreen(
  press: (event: KeyboardEvent) => void,
): Accessor<readonly [number, number]> {
  const [size, setSize] = createSignal([innerWidth, innerHeight] as const, { equals: false });

  onMount(() => {
    const measure = () => setSize([document.documentElement.clientWidth, innerHeight]);
    measure();
    addEventListener('resize', measure);
    document.addEventListener('keydown', press);
    onCleanup(() => {
      removeEventListener('resize', measure);
      document.removeEventListener('keydown', press);
    });
  });

  return () => {
    const [width, height] = size();
    return [width, height - taken()];
  };
}
