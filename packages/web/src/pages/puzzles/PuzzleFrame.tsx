import type { JSX, ParentProps } from 'solid-js';
import { Coach, CoachPlace } from '../../playing/coach/Coach.tsx';
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

/** What the puzzle says, and the way back to all of them. */
export const PuzzleFrame = (props: FrameProps) => (
  <CoachPlace>
    {() => (
      <Coach
        label={text().named(props.title)}
        tone={props.tone}
        head={
          <span class="coach-name">
            <a href="#/puzzles">{props.title}</a>
          </span>
        }
        words={props.children}
        ways={props.ways}
      />
    )}
  </CoachPlace>
);
