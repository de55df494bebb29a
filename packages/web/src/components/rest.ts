import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** How long nothing more is fetched when everything is there, in milliseconds. */
const QUIET = 500;

/** Whether what is shown is there, and the browser has time for what nobody waits for. */
export function createRest(): Accessor<boolean> {
  const [atRest, setAtRest] = createSignal(false);
  onMount(() => {
    let quiet: ReturnType<typeof setTimeout>;
    const rest = () => {
      fetches.disconnect();
      setAtRest(true);
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(rest, QUIET);
    };
    const fetches = new PerformanceObserver(wait);
    fetches.observe({ type: 'resource' });
    wait();
    onCleanup(() => {
      clearTimeout(quiet);
      fetches.disconnect();
    });
  });
  return atRest;
}
