import { createUniqueId, onMount, type ParentProps, Show } from 'solid-js';
import { keepOnScreen } from './on-screen.ts';
import { RuleLink } from './RuleLink.tsx';
import './Tooltip.css';

interface Words {
  readonly title: string;
  readonly words: string;
  readonly rule?: string;
}

/** Explains what it is wrapped around, on rest of the pointer or on focus; Escape sends it away. */
export function Tooltip(props: ParentProps<Words>) {
  const id = createUniqueId();
  let root!: HTMLSpanElement;
  let tip!: HTMLSpanElement;

  onMount(() => {
    root.querySelector('a, button, [tabindex]')?.setAttribute('aria-describedby', id);
  });
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') root.dataset.dismissed = '';
  };
  const restore = () => {
    delete root.dataset.dismissed;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens on behalf of what it wraps
    <span
      class="tooltip-root"
      ref={root}
      onKeyDown={dismiss}
      onFocusIn={() => keepOnScreen(tip)}
      onFocusOut={restore}
      onMouseEnter={() => keepOnScreen(tip)}
      onMouseLeave={restore}
    >
      {props.children}
      <span class="tooltip" role="tooltip" id={id} ref={tip}>
        <TooltipWords {...props} />
      </span>
    </span>
  );
}

export function TooltipWords(props: Words) {
  return (
    <>
      <b>{props.title}</b>
      <span>
        {props.words} <Show when={props.rule}>{rule => <RuleLink id={rule()} />}</Show>
      </span>
    </>
  );
}
