import { createSignal } from 'solid-js';

const [atRest, setAtRest] = createSignal(false);

/** Whether the first screen is there and the browser has time for what nobody waits for. */
export { atRest };

export function awaitRest(): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(rest) : setTimeout(rest, 200);
  const rest = () => setAtRest(true);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
