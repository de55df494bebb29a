import { createUniqueId, onCleanup, type ParentProps } from 'solid-js';
import './About.css';

type AboutProps = ParentProps<{
  readonly title: string;
  /** What it does. */
  readonly words: string;
}>;

const MARGIN = 8;

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

  /** Above the name if there is room, and always on the screen. */
  function place(): void {
    const at = name.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    const room = document.documentElement.clientWidth - width - MARGIN;
    const above = at.top - height - MARGIN;
    card.style.left = `${Math.max(MARGIN, Math.min(at.left, room))}px`;
    card.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
  }

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
        onToggle={({ newState }) => newState === 'open' && place()}
      >
        <b>{props.title}</b>
        <span>{props.words}</span>
      </div>
    </>
  );
}
