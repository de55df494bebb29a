import { createUniqueId, onCleanup, onMount } from 'solid-js';
import { text } from './messages.ts';
import './WhyNot.css';

interface WhyNotProps {
  /** The sentence of the rule that forbids. */
  readonly title: string;
  /** What would help. */
  readonly words: string;
  readonly rule: string;
  /** Which way its beak points; none where it docks at the edge of a phone. */
  readonly points?: 'down' | 'up';
  readonly onDismiss?: () => void;
}

/** The answer to an impossible wish. It leaves with the next action or Escape, never by time. */
export function WhyNot(props: WhyNotProps) {
  const title = createUniqueId();
  onMount(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') props.onDismiss?.();
    };
    document.addEventListener('keydown', leave);
    onCleanup(() => document.removeEventListener('keydown', leave));
  });
  return (
    <div class="why-not" role="status" aria-labelledby={title} data-points={props.points}>
      <b id={title}>{props.title}</b>
      <span>
        {props.words} <a href={`#/rules/${props.rule}`}>{text().rule(props.rule)}</a>
      </span>
    </div>
  );
}
