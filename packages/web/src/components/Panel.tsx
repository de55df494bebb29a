import { type JSX, type ParentProps, Show } from 'solid-js';
import './Panel.css';

type PanelProps = ParentProps<{
  title?: string;
  /** Stands at the right of the title: a count, a turn, a button. */
  aside?: JSX.Element;
  /** More class names, for the page's own layout. */
  class?: string;
}>;

/** A framed part of the table; with a title it is a region that can be jumped to. */
export function Panel(props: PanelProps) {
  return (
    <section class={`panel ${props.class ?? ''}`} aria-label={props.title}>
      <Show when={props.title}>
        <header class="panel-head">
          <h2 class="panel-title">{props.title}</h2>
          <Show when={props.aside}>
            <div class="panel-aside">{props.aside}</div>
          </Show>
        </header>
      </Show>
      {props.children}
    </section>
  );
}
