import { type JSX, type ParentProps, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { createScene } from '../../playing/scene.ts';
import { text } from './messages.ts';
import './Puzzle.css';

/** How the words are meant: the task, a hint, what is wrong, that it is solved. */
export type Tone = 'task' | 'hint' | 'wrong' | 'solved';

type FrameProps = ParentProps<{
  readonly title: string;
  readonly tone: Tone;
  /** The buttons. */
  readonly ways: JSX.Element;
}>;

/** What the puzzle says, between the bar and the table, or in the scene that covers both. */
export function PuzzleFrame(props: FrameProps) {
  const scene = createScene();
  return (
    <Show when={scene()} keyed fallback={<Framed {...props} />}>
      {dialog => (
        <>
          <div class="puzzle-gap" />
          <Portal mount={dialog} ref={place => place.classList.add('puzzle-in-scene')}>
            <Framed {...props} />
          </Portal>
        </>
      )}
    </Show>
  );
}

function Framed(props: FrameProps) {
  return (
    <section class="panel puzzle" aria-label={text().named(props.title)} data-tone={props.tone}>
      <a class="puzzle-name" href="#/puzzles">
        {props.title}
      </a>
      <div class="puzzle-words" aria-live="polite">
        {props.children}
      </div>
      <div class="puzzle-ways">{props.ways}</div>
    </section>
  );
}
