import type { TurningPoint } from '@oubliette/bots/review';
import type { Seat, Shape } from '@oubliette/kernel';
import { For, Show, untrack } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import type { Chapter, MatchTable } from '../../match/contract.ts';
import { playerInWords, playerName } from '../../match/names.ts';
import { Curve } from './Curve.tsx';
import { type KnownTurningPoint, lookBack, type ReviewInProgress } from './looking.ts';
import { text } from './messages.ts';
import './Review.css';

/** How a game tells what was done, and what could have been. */
export interface ReviewTelling {
  /** The turn or the round in which that happened, seen from before it; nothing before the first. */
  readonly when: (view: unknown, chapters: readonly Chapter<Shape>[]) => string | null;
  readonly news: (chapters: readonly Chapter<Shape>[], view: unknown) => string;
  readonly deed: (actions: readonly unknown[], view: unknown) => string;
}

interface ReviewProps {
  readonly table: MatchTable<Shape>;
  readonly telling: ReviewTelling;
}

/** All other sides together, where they are several. */
const OTHERS = 'others';

/** The chances over the whole match and up to three moments that turned it, as one seat could judge them. */
export function Review(props: ReviewProps) {
  const snapshot = () => props.table.snapshot();
  const { key, seats, viewer } = untrack(snapshot);
  const seat: Seat = seats.find(each => each === viewer) ?? seats[0]!;
  const isMany = seats.length > 2;
  const other = isMany ? OTHERS : (seats.find(each => each !== seat) ?? seat);
  const looking = lookBack(key, seat, seats);
  const name = (whose: Seat) => playerName(snapshot().players, whose);
  return (
    <section class="review">
      <Curve
        curve={looking.curve()}
        last={snapshot().last}
        own={seats.indexOf(seat)}
        seats={[seat, other]}
        names={[name(seat), isMany ? text().others : name(other)]}
        even={1 / Math.max(2, seats.length)}
        turns={looking.review()?.turns ?? []}
      />
      <Show when={looking.review()} fallback={<Progress {...looking} />}>
        {review => (
          <Show when={review().turns.length > 0} fallback={<p>{text().steady}</p>}>
            <ol class="review-turns">
              <For each={review().turns}>
                {turn => <Turn {...props} turn={turn} seat={seat} known={looking.known(turn.at)} />}
              </For>
            </ol>
          </Show>
        )}
      </Show>
      <p class="review-note">{text().note(playerInWords(snapshot().players, seat))}</p>
    </section>
  );
}

function Progress(props: ReviewInProgress) {
  return (
    <p role="status">
      {props.hasFailed() ? text().failed : text().done(Math.round(100 * props.done()))}
    </p>
  );
}

interface TurnProps extends ReviewProps {
  readonly turn: TurningPoint;
  readonly seat: Seat;
  readonly known: KnownTurningPoint | undefined;
}

/** One of the moments: what happened, what it changed, what would have been better. */
function Turn(props: TurnProps) {
  const snapshot = () => props.table.snapshot();
  const percent = (chance: number) => Math.round(100 * chance);
  const chapters = () => snapshot().chapters.slice(props.turn.at, props.turn.until);
  const happened = () => props.telling.news(chapters(), snapshot().view) || text().untold;
  return (
    <li class="review-turn">
      <Show when={props.known && props.telling.when(props.known.view, chapters())}>
        {turn => <p class="review-when">{turn()}</p>}
      </Show>
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
      <Show when={props.known?.instead}>
        {play => (
          <p class="review-instead">
            {text().instead(props.telling.deed(play(), props.known?.view))}
          </p>
        )}
      </Show>
      <Button size="small" onClick={() => void props.table.look(props.turn.at)}>
        {text().show}
      </Button>
    </li>
  );
}
