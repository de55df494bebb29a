import { type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { createScene } from '../scene.ts';
import './Coach.css';

interface CoachProps {
  /** What the panel is called for those who hear it. */
  readonly label: string;
  readonly step?: number;
  readonly tone: string;
  readonly head: JSX.Element;
  readonly words: JSX.Element;
  readonly ways: JSX.Element;
}

/** What somebody who teaches says beside the table: who speaks, what is said, and the ways on. */
export function Coach(props: CoachProps) {
  return (
    <section
      class="panel coach"
      aria-label={props.label}
      data-step={props.step}
      data-tone={props.tone}
    >
      <div class="coach-head">{props.head}</div>
      <div class="coach-words" aria-live="polite">
        {props.words}
      </div>
      <div class="coach-ways">{props.ways}</div>
    </section>
  );
}

/** The place of whoever teaches: between the bar and the table, or in the scene that covers both. */
export function CoachPlace(props: { readonly children: () => JSX.Element }) {
  const scene = createScene();
  return (
    <Show when={scene()} keyed fallback={props.children()}>
      {dialog => (
        <>
          <div class="coach-gap" />
          <Portal mount={dialog} ref={place => place.classList.add('coach-in-scene')}>
            {props.children()}
          </Portal>
        </>
      )}
    </Show>
  );
}
