import { onCleanup, onMount } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';

const KEYS: readonly string[] = ['Enter', ' ', 'Escape'];

/** Whether a key belongs to what has the focus: another button, a link, something above the scene. */
function isTaken({ key, target }: KeyboardEvent, own: HTMLElement): boolean {
  if (!(target instanceof Element) || target === own) return false;
  const above = target.closest('dialog');
  if (above && above !== own.closest('dialog')) return true;
  return key !== 'Escape' && target.closest('a, button, summary') !== null;
}

/** The one button of an outcome: Enter, Space and Escape press it, wherever in the scene the focus is. */
export function GoOn(props: { readonly words: string; readonly onGo: () => void }) {
  let button!: HTMLButtonElement;
  onMount(() => {
    const press = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || isTaken(event, button)) return;
      event.preventDefault();
      if (!event.repeat) props.onGo();
    };
    document.addEventListener('keydown', press);
    onCleanup(() => document.removeEventListener('keydown', press));
    queueMicrotask(() => button.focus());
  });
  return (
    <Button kind="primary" ref={button} onClick={() => props.onGo()}>
      {props.words}
      <Keycap>Enter</Keycap>
    </Button>
  );
}
