import { type Accessor, createEffect, createMemo, on, onMount } from 'solid-js';

interface SceneProps {
  readonly scene: () => HTMLDialogElement;
  readonly isShown: () => boolean;
  /** In a replay the scene lies there without taking the screen for itself. */
  readonly isLooking: () => boolean;
  /** Changes after which the button that had the keys may be gone. */
  readonly changes: readonly Accessor<unknown>[];
  /** What in the scene gets the keys then. */
  readonly main: (scene: HTMLElement) => HTMLElement | null;
}

/** Opens and closes a scene over the table, and keeps the keys in it while it has the screen. */
export function openScene({ scene, isShown, isLooking, changes, main }: SceneProps): void {
  const manner = createMemo(() => (isShown() ? (isLooking() ? 'still' : 'modal') : null));
  createEffect(() => {
    const now = manner();
    scene().close();
    if (now === 'still') scene().show();
    if (now === 'modal') scene().showModal();
  });
  onMount(() => scene().addEventListener('keydown', hush));
  createEffect(
    on([manner, ...changes], ([now]) => {
      const held = document.activeElement?.closest('button') ?? null;
      if (now === 'modal' && !scene().contains(held)) main(scene())?.focus();
    }),
  );
}

/** Space does not scroll the page behind a scene; what can be pressed keeps it. */
function hush(event: KeyboardEvent): void {
  const isPressed = event.target instanceof Element && event.target.closest('a, button, summary');
  if (event.key === ' ' && !isPressed) event.preventDefault();
}

/** Whoever waits behind a scene is next: the curtain, or the table. */
export function lookBehind(): void {
  document.querySelector<HTMLElement>('[aria-modal="true"] button')?.focus();
}
