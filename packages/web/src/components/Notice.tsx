import { type ParentProps, Show } from 'solid-js';
import './Notice.css';

/** A whole-page message with a way on: lost, broken or not fetched. */
export function Notice(
  props: ParentProps<{
    title: string;
    text: string;
    details?: string | undefined;
    detailsTitle?: string;
  }>,
) {
  return (
    <section class="notice" role="alert">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div class="notice-ways">{props.children}</div>
      <Show when={props.details}>
        <details>
          <summary>{props.detailsTitle}</summary>
          <pre>{props.details}</pre>
        </details>
      </Show>
    </section>
  );
}
