import { For } from 'solid-js';

const STONES = Array.from({ length: 12 }, (_, i) => i * 30);
const FLAME =
  'M0,6.5c-3.6,0-5.6-2.6-5.2-5.4C-4.8-2-1.6-3.2-1.2-8c3,1.8,3.4,3.6,3,5.4c1-.4,1.6-1.2,1.7-2.3C5.3-2.6,6-.4,5.2,2.3C4.6,5,2.6,6.5,0,6.5Z';

/** A well seen from above, with a torch at its bottom. */
export function Logo() {
  return (
    <svg class="logo" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" fill="#120d0a" stroke="#ffd98f" stroke-width="2" />
      <For each={STONES}>
        {angle => (
          <path d="M12.5,0H17" transform={`rotate(${angle})`} stroke="#a3906d" stroke-width="1.6" />
        )}
      </For>
      <circle r="12" fill="#050302" stroke="#a3906d" stroke-width="1.4" />
      <path d={FLAME} fill="#ffbe5c" />
    </svg>
  );
}
