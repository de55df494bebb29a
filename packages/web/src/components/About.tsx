import { createUniqueId, onCleanup, type ParentProps } from 'solid-js';
import { placeBeside } from './on-screen.ts';
import './About.css';

type AboutProps = ParentProps<{
  readonly title: string;
  /** What it does. */
  readonly words: string;
}>;

/** A name that tells at a press what it stands for; another press anywhere, or Escape, sends it away. */
export function About(props: AboutProps) {
  const id = createUniqueId();
  let name!: HTMLButtonElement;
  let card!: HTMLDivElement;

  /** Before any table hears it: there Escape takes back a choice. */
  function dismiss(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    card.hidePopover();
  }

  function listen({ newState }: ToggleEvent): void {
    document.removeEventListener('keydown', dismiss, { capture: true });
    if (newState === 'open') document.addEventListener('keydown', dismiss, { capture: true });
  }
  onCleanup(() => document.removeEventListener('keydown', dismiss, { capture: true }));

  return (
    <>
      <button type="button" class="about" ref={name} popovertarget={id}>
        {props.children}
      </button>
      <div
        class="about-card"
        id={id}
        ref={card}
        popover="auto"
        onBeforeToggle={listen}
        onToggle={({ newState }) =>
          newState === 'open' && placeBeside(card, name.getBoundingClientRect())
        }
      >
        <b>{props.title}</b>
        <span>{props.words}</span>
      </div>
    </>
  );
}
