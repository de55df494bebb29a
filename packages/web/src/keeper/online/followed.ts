import {
  type Chapter,
  type ClaimView,
  games,
  type KnownStories,
  type Snapshot,
} from '@oubliette/host';
import type { KnownMatch } from '@oubliette/host/machine';
import type { TidingsOf } from '@oubliette/host/wire';
import { decode, type Json, type Seat, type Shape } from '@oubliette/kernel';
import { lookAhead } from './look-ahead.ts';

type Sight = TidingsOf<'sight'>['sight'];
type Sent = Sight['snapshot'];

/** A match on a server, as far as this page has been told of it. */
export interface FollowedMatch {
  readonly head: () => number;
  /** What the server need not tell again. */
  readonly known: () => { readonly head: number; readonly moments: number };
  readonly learn: (sight: Sight) => void;
  /** Who sits where, and since when somebody is waited for. */
  readonly house: () => Sight['house'];
  /** The match for the page, which has this much of the story. */
  readonly view: (known?: KnownStories) => ClaimView;
  /** Another moment, as the server shows it. */
  readonly other: (snapshot: Sent) => Snapshot<Shape>;
  readonly print: (action: unknown) => string;
  /** What whoever sits here knows, for somebody who thinks in their place; nothing if they are not asked. */
  readonly seen: () => KnownMatch | null;
}

/** Takes the sights of one match, puts its story together, and shows it as a match kept here. */
export async function followed(first: Sight, seat: Seat | null): Promise<FollowedMatch> {
  const { game: name, options } = first.snapshot;
  const hosted = await games[name]!(options);
  const ahead = await lookAhead(name);
  const { parseAction, printAction } = hosted.game.notation;
  let head = 0;
  let now!: Snapshot<Shape>;
  let { house } = first;
  let story: readonly Chapter<Shape>[] = [];
  let timeUps: readonly number[] = [];
  /** Up to which moment the story stayed as it was, by the head that changed it. */
  const cuts: { readonly head: number; readonly since: number }[] = [];

  function read(sent: Sent): Snapshot<Shape> {
    const { legal: words, ...plain } = decode(sent as Json) as Snapshot<Shape>;
    const legal = words.flatMap(text => {
      const action = parseAction(text as string);
      return action.ok ? [action.value] : [];
    });
    const snapshot = { ...plain, legal };
    // The machine sits at the server: nobody here thinks for it.
    const own = seat === null ? {} : { own: seat };
    return { ...snapshot, ...own, machine: undefined, outlook: ahead(snapshot, seat, hosted) };
  }

  function learn(sight: Sight): void {
    if (sight.head < head) return;
    house = sight.house;
    const snapshot = read(sight.snapshot);
    const { since } = snapshot;
    story = [...story.slice(0, since), ...snapshot.chapters];
    timeUps = [...timeUps.filter(moment => moment <= since), ...snapshot.timeUps];
    if (sight.head > head) cuts.push({ head: sight.head, since });
    head = sight.head;
    now = snapshot;
  }

  function sinceFor(known: KnownStories | undefined): number {
    const had = known?.[now.viewer];
    if (had === undefined) return 0;
    const later = cuts.filter(cut => cut.head > had.head).map(({ since }) => since);
    return Math.min(had.moments, ...later);
  }

  learn(first);
  return {
    head: () => head,
    known: () => ({ head, moments: story.length }),
    learn,
    house: () => house,
    view(known) {
      const since = sinceFor(known);
      const told = {
        since,
        chapters: story.slice(since),
        timeUps: timeUps.filter(moment => moment > since),
      };
      return {
        snapshot: { ...now, ...told },
        handOver: null,
        seated: seat,
        mayTakeBack: now.canUndo,
        head,
        durable: true,
      };
    },
    other: read,
    print: printAction,
    seen() {
      const { view, legal, options: agreed, last } = now;
      if (seat === null || legal.length === 0) return null;
      const told = story.flatMap(({ events }) => events);
      const seen = { seat, view, legal, story: told };
      return { game: hosted.game, options: agreed, seen, moment: last, seed: 1 + head };
    },
  };
}
