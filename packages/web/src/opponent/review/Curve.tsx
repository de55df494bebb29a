import type { JudgedMoment, TurningPoint } from '@oubliette/bots/review';
import { createMemo, For, Show } from 'solid-js';
import { text } from './messages.ts';

interface CurveProps {
  readonly curve: readonly JudgedMoment[];
  readonly last: number;
  /** Whose chances are drawn, by its place among the seats. */
  readonly own: number;
  readonly seats: readonly [own: string, other: string];
  readonly names: readonly [own: string, other: string];
  readonly turns: readonly TurningPoint[];
  /** The chance that everybody begins with. */
  readonly even: number;
}

const WIDTH = 640;
const HEIGHT = 150;
const MARK = 11;

/** A mark at the edge stays inside. */
const within = (at: number, end: number) => Math.min(end - MARK, Math.max(MARK, at));

/** The chances of both sides over the match: what lies under the line is one's own. */
export function Curve(props: CurveProps) {
  const x = (at: number) => (props.last === 0 ? 0 : (at / props.last) * WIDTH);
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const points = createMemo(() =>
    props.curve.map(
      ({ at, chances }) => `${x(at).toFixed(1)},${y(chances[props.own] ?? 0).toFixed(1)}`,
    ),
  );
  const reached = () => x(props.curve.at(-1)?.at ?? 0);
  return (
    <figure class="review-curve" data-own={props.seats[0]} data-theirs={props.seats[1]}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text().curve(...props.names)}>
        <rect class="review-theirs" width={reached()} height={HEIGHT} />
        <Show when={points().length > 1}>
          <polygon
            class="review-own"
            points={`0,${HEIGHT} ${points().join(' ')} ${reached()},${HEIGHT}`}
          />
          <polyline class="review-line" points={points().join(' ')} />
        </Show>
        <line class="review-even" x2={WIDTH} y1={y(props.even)} y2={y(props.even)} />
        <For each={props.turns}>
          {({ until, after }, index) => (
            <g
              class="review-mark"
              transform={`translate(${within(x(until), WIDTH)} ${within(y(after), HEIGHT)})`}
            >
              <circle r={MARK} />
              <text dy="5">{index() + 1}</text>
            </g>
          )}
        </For>
      </svg>
      <figcaption>
        <span class="review-own-key">{props.names[0]}</span>
        <span class="review-theirs-key">{props.names[1]}</span>
      </figcaption>
    </figure>
  );
}
