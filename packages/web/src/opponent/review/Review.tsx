import type { TurningPoint } from '@oubliette/bots/review';
import type { Seat, Shape } from '@oubliette/kernel';
import { createSignal, For, onMount, Show, untrack } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { ask } from '../../match/ask.ts';
import type { Chapter, Table } from '../../match/contract.ts';
import { playerName } from '../../match/names.ts';
import { Curve } from './Curve.tsx';
import { type LookingBack, lookBack } from './looking.ts';
import { text } from './messages.ts';
import './Review.css';

/** How a game tells what was done, and what could have been. */
export interface Telling {
  readonly news: (chapters: readonly Chapter<Shape>[], view: unknown) => string;
  readonly deed: (actions: readonly unknown[], view: unknown) => string;
}

interface ReviewProps {
  readonly table: Table<Shape>;
  readonly telling: Telling;
}

/** The chances over the whole match and the three moments that turned it, as one seat could judge them. */
export function Review(props: ReviewProps) {
  const snapshot = () => props.table.snapshot();
  const { key, seats, viewer } = untrack(snapshot);
  const seat: Seat = seats.find(each => each === viewer) ?? seats[0]!;
  const other = seats.find(each => each !== seat) ?? seat;
  const looking = lookBack(key, seat, seats);
  const name = (whose: Seat) => playerName(snapshot().players, whose);
  return (
    <section class="review">
      <Curve
        glances={looking.glances()}
        last={snapshot().last}
        own={seats.indexOf(seat)}
        seats={[seat, other]}
        names={[name(seat), name(other)]}
        turns={looking.review()?.turns ?? []}
      />
      <Show when={looking.review()} fallback={<Progress {...looking} />}>
        {review => (
          <ol class="review-turns">
            <For each={review().turns}>
              {turn => <Turn {...props} turn={turn} looking={looking} seat={seat} />}
            </For>
          </ol>
        )}
      </Show>
      <p class="review-note">{text().note(name(seat))}</p>
    </section>
  );
}

function Progress(props: LookingBack) {
  return (
    <p role="status">
      {props.hasFailed() ? text().failed : text().done(Math.round(100 * props.done()))}
    </p>
  );
}

interface TurnProps extends ReviewProps {
  readonly turn: TurningPoint;
  readonly looking: LookingBack;
  readonly seat: Seat;
}

/** Below this, what the machine would have done is no better than what was done. */
const WORTH_TELLING = 0.03;

/** One of the moments: what happened, what it changed, what would have been better. */
function Turn(props: TurnProps) {
  const snapshot = () => props.table.snapshot();
  const percent = (chance: number) => Math.round(100 * chance);
  /** Up to where the match was looked at next. */
  const end = () =>
    props.looking.glances().find(({ at }) => at > props.turn.at)?.at ?? snapshot().last;
  const happened = () =>
    props.telling.news(snapshot().chapters.slice(props.turn.at, end()), snapshot().view);
  /** What the seat saw then: a way is told by where it began. */
  const [then, setThen] = createSignal<{ readonly view: unknown } | null>(null);
  onMount(async () => {
    const chair = { key: snapshot().key, sitting: props.seat, revision: 0 };
    const seen = await ask('look', chair, props.turn.at, props.seat);
    if (seen.ok) setThen(seen.value);
  });
  const instead = () => {
    const seen = then();
    if (seen === null) return null;
    const glance = props.looking.glances().find(({ at }) => at === props.turn.at);
    const best = glance?.seat === props.seat ? glance.best : null;
    const [step] = best?.line ?? [];
    if (!best || !step || best.chance < props.turn.after + WORTH_TELLING) return null;
    return text().instead(props.telling.deed(step.actions, seen.view), percent(best.chance));
  };
  return (
    <li class="review-turn">
      <p>
        {happened()}{' '}
        <b data-better={props.turn.after > props.turn.before || undefined}>
          {text().change(
            playerName(snapshot().players, props.seat),
            percent(props.turn.before),
            percent(props.turn.after),
          )}
        </b>
      </p>
      <Show when={instead()}>{words => <p class="review-instead">{words()}</p>}</Show>
      <Button size="small" onClick={() => void props.table.look(props.turn.at)}>
        {text().show}
      </Button>
    </li>
  );
}
