import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** A scene that covers the table now, a fight; whoever speaks then must stand in it. */
export function createScene(): Accessor<HTMLElement | null> {
  const [scene, setScene] = createSignal<HTMLElement | null>(null);
  const look = () =>
    setScene(document.querySelector<HTMLElement>('dialog.fight[open]:not([data-looking])'));
  const watch = new MutationObserver(look);
  onMount(() => {
    look();
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open', 'data-looking'],
    });
  });
  onCleanup(() => watch.disconnect());
  return scene;
}
