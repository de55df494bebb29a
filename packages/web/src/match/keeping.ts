import {
  drawOffer,
  fail,
  isOver,
  type Match,
  ok,
  type Refusal,
  type Result,
  reseed,
  type Seat,
  type Shape,
  saveMatch,
  say,
  startMatch,
  TABLE,
  type Viewer,
  type Word,
} from '@oubliette/kernel';
import { catalogueCard } from './catalogue-card.ts';
import { earlier } from './earlier.ts';
import { unfinishedMatch, unknownMatch, unreadableMatch } from './faults.ts';
import type { Games } from './games.ts';
import type { House, Kept } from './kept.ts';
import type { LayeredStore } from './layered-store.ts';
import { opening } from './opening.ts';
import type { Playable } from './playable.ts';
import type { Answer, Chair, Keeping, Sight } from './questions.ts';
import { mayBranch, type Seating, seatingFor } from './seating.ts';
import { isShared } from './shared.ts';
import { momentOf, present, questionOf } from './snapshot.ts';
import type { KeptMatch } from './store.ts';
import { mayTakeBack, runOut, takeBack, whoTakesBack, wish } from './wish.ts';

/** What sets one run of the program apart from another. */
export interface Ambience {
  readonly now: () => number;
  /** A short name that no other match has, and a seed that nobody can guess. */
  readonly freshKey: () => string;
  readonly freshSeed: () => string;
}

/** What only the machine's own keeper may do: nothing of it is ever handed to a page. */
export interface Inside {
  readonly fetched: (key: string) => Promise<Result<Kept>>;
  readonly change: (chair: Chair, deed: Deed) => Promise<Result<Answer>>;
  readonly games: Games;
}

type Deed = (kept: Kept) => Refusal | null | Promise<Refusal | null>;

export function createKeeping(
  store: LayeredStore,
  games: Games,
  ambience: Ambience,
  lend?: (inside: Inside) => void,
): Keeping {
  /** The match that was asked for last, and the card that it was opened or written with. */
  let current: { kept: Kept; card: KeptMatch } | null = null;

  async function put(kept: Kept, card: KeptMatch): Promise<boolean> {
    const document = JSON.stringify(saveMatch(kept.match, kept.house.players, kept.house.machine));
    const written = await store.write(card, document);
    current = written ? { kept, card } : null;
    return written;
  }

  async function shelve(playable: Playable, match: Match<Shape>, house: House): Promise<string> {
    const key = ambience.freshKey();
    const kept: Kept = { key, playable, match, house, wishes: [], timeUps: [], past: null };
    await put(
      kept,
      catalogueCard(kept, { revision: 1, begun: ambience.now(), updated: ambience.now() }),
    );
    return key;
  }

  /** The card of a match and its document, or no document if it lies open here already. */
  async function read(key: string): Promise<Result<Found>> {
    try {
      const card = await store.card(key);
      if (card === null) return fail(unknownMatch(key));
      const isOpen = current?.kept.key === key && current.card.revision === card.revision;
      return ok({ card, document: isOpen ? null : ((await store.document(key)) ?? '') });
    } catch (error) {
      return fail(unreadableMatch(key, error));
    }
  }

  /** The match as it is stored now, whoever wrote it last. */
  async function fetched(key: string): Promise<Result<Kept>> {
    const found = await read(key);
    if (!found.ok) return found;
    const { card, document } = found.value;
    if (document === null) return ok(current!.kept);
    const opened = await opening(document, games);
    if (!opened.ok) return opened;
    const { playable, match, machine } = opened.value;
    const { players, openTable, wishes, timeUps = [] } = card;
    const house = { players, openTable, machine };
    const kept: Kept = {
      key,
      playable,
      match,
      house,
      wishes: [...wishes],
      timeUps: [...timeUps],
      past: null,
    };
    current = { kept, card };
    return ok(kept);
  }

  const sight = (kept: Kept, sitting: Seat | null): Sight => {
    const { viewer, handOver } = seatingAt(kept, sitting);
    return {
      snapshot: present(kept, viewer),
      handOver,
      seated: seatedAt(kept, viewer, sitting),
      mayTakeBack: sitting !== null && mayTakeBack(kept, sitting),
      revision: current!.card.revision,
      durable: store.isDurable(kept.key),
    };
  };

  /** A deed that breaks in the middle leaves the match as it is stored. */
  async function attempted(deed: Deed, kept: Kept): Promise<Refusal | null> {
    try {
      return await deed(kept);
    } catch (error) {
      current = null;
      throw error;
    }
  }

  async function staleAnswer({ key, sitting }: Chair): Promise<Result<Answer>> {
    const kept = await fetched(key);
    if (!kept.ok) return kept;
    return ok({ ...sight(kept.value, sitting), refusal: null, stale: true });
  }

  /** Does something to a match and keeps it, if the page and the store agree on what the present is. */
  async function change(chair: Chair, deed: Deed): Promise<Result<Answer>> {
    const found = await fetched(chair.key);
    if (!found.ok) return found;
    const kept = found.value;
    const { card } = current!;
    if (card.revision !== chair.revision) return staleAnswer(chair);
    const before = lengthOf(kept);
    const wasShared = isShared(kept);
    const refusal = await attempted(deed, kept);
    const times = { revision: card.revision + 1, begun: card.begun, updated: ambience.now() };
    if (before !== lengthOf(kept) && !(await put(kept, catalogueCard(kept, times))))
      return staleAnswer(chair);
    const isClosing = wasShared && !isShared(kept);
    return ok({ ...sight(kept, isClosing ? null : chair.sitting), refusal, stale: false });
  }

  lend?.({ fetched, change, games });
  return {
    list: () => store.list(),

    async begin({ game, options, seed, ...house }) {
      const playable = await games[game]!(options);
      const agreed = playable.game.parseOptions(options);
      if (!agreed.ok) return agreed;
      const match = startMatch(playable.game, agreed.value, seed);
      return ok(await shelve(playable, match, house));
    },

    async read(text, house) {
      const opened = await opening(text, games);
      if (!opened.ok) return opened;
      const { playable, match, players, machine } = opened.value;
      const names = { ...players, ...house.players };
      return ok(await shelve(playable, match, { ...house, players: names, machine }));
    },

    async open(key, sitting) {
      const kept = await fetched(key);
      return kept.ok ? ok(sight(kept.value, sitting)) : kept;
    },

    async look({ key, sitting }, moment, viewer) {
      const found = await fetched(key);
      if (!found.ok) return found;
      const kept = found.value;
      const own = seatingAt(kept, sitting).viewer;
      const isOpen = isOver(kept.match) || viewer === TABLE;
      return ok(momentOf(kept, moment, isOpen ? viewer : own));
    },

    act: (chair, actions) => change(chair, kept => wish(kept, chair.sitting ?? '', actions)),

    timeUp: chair => change(chair, runOut),

    undo: chair => change(chair, kept => takeBack(kept, whoTakesBack(kept, chair.sitting ?? ''))),

    say: (chair, word) =>
      change(chair, kept => say(kept.match, speaker(kept, chair.sitting, word), word)),

    async why({ key, sitting }, action) {
      const kept = await fetched(key);
      if (!kept.ok) return kept;
      const { game, state } = kept.value.match;
      return ok(game.refusal(state, sitting ?? '', action));
    },

    async branch(key, moment) {
      const kept = await fetched(key);
      if (!kept.ok) return kept;
      const { match, house } = kept.value;
      if (!mayBranch(isOver(match), house)) return fail(unfinishedMatch());
      const opened = await opening(earlier(match, moment), games);
      if (!opened.ok) return opened;
      reseed(opened.value.match, ambience.freshSeed());
      return ok(await shelve(opened.value.playable, opened.value.match, house));
    },

    write: key => store.document(key),

    async rename(key, house) {
      const kept = await fetched(key);
      if (!kept.ok) return;
      const { card } = current!;
      const times = { revision: card.revision + 1, begun: card.begun, updated: card.updated };
      const renamed: Kept = { ...kept.value, house: { ...kept.value.house, ...house } };
      await put(renamed, catalogueCard(renamed, times));
    },

    async remove(key) {
      await store.remove(key);
      if (current?.kept.key === key) current = null;
    },
  };
}

interface Found {
  readonly card: KeptMatch;
  readonly document: string | null;
}

function seatingAt(kept: Kept, sitting: Seat | null): Seating {
  return seatingFor(
    questionOf(kept.match),
    personOf(kept) ?? sitting,
    isShared(kept),
    kept.house.machine?.levels,
  );
}

/** Before open eyes whoever is asked sits at the screen; when they are to close, nobody does. */
function seatedAt(kept: Kept, viewer: Viewer, sitting: Seat | null): Seat | null {
  return isShared(kept) && viewer !== TABLE ? viewer : (personOf(kept) ?? sitting);
}

/** Whoever plays alone against the machine: the screen is his. */
function personOf({ match, house: { machine } }: Kept): Seat | null {
  const people = match.game.seats(match.options).filter(seat => !machine?.levels[seat]);
  return machine && people.length === 1 ? people[0]! : null;
}

const lengthOf = ({ match: { log, said } }: Kept) => `${log.length}/${said.length}`;

/** At an open table an offer is answered by the other one at once; else by who sits at the screen. */
function speaker({ match, house }: Kept, sitting: Seat | null, word: Word): Seat {
  const answers = word === 'accept-draw' || word === 'decline-draw';
  if (!answers || !house.openTable) return sitting ?? '';
  const by = drawOffer(match);
  return match.game.seats(match.options).find(seat => seat !== by) ?? '';
}
