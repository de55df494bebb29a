import {
  fail,
  isOver,
  type Match,
  ok,
  type Refusal,
  type Result,
  reseed,
  type Shape,
  say,
  startMatch,
  TABLE,
} from '@oubliette/kernel';
import { sightOf, speaker } from './claim-view.ts';
import type { MatchHost, SeatClaim, WishAnswer } from './contract.ts';
import type { HostedGame } from './games/hosted-game.ts';
import type { HostedGames } from './games/index.ts';
import type { HostedMatch, TableSettings } from './hosted-match.ts';
import { mayBranch } from './seating.ts';
import { isShared } from './shared.ts';
import { isSound } from './store/card.ts';
import type { Catalogue } from './store/card-schema.ts';
import type { LayeredStore } from './store/layered-store.ts';
import type { MatchCard } from './store/match-store.ts';
import { additionOf, hostedFrom, markStored, wholeMatch } from './storing.ts';
import { comply, runOut, takeBack, whoTakesBack, wish } from './wish.ts';

/** What sets one run of the program apart from another. */
export interface HostEnvironment {
  readonly now: () => number;
  /** A short name that no other match has, and a seed that nobody can guess. */
  readonly freshKey: () => string;
  readonly freshSeed: () => string;
}

/** What only those may do who play the machine's seats: nothing of it is ever handed to a page. */
export interface HostInternals {
  readonly fetched: (key: string) => Promise<Result<HostedMatch>>;
  readonly change: (claim: SeatClaim, deed: Deed) => Promise<Result<WishAnswer>>;
}

type Deed = (hosted: HostedMatch) => Refusal | null;

export function createMatchHost(
  store: LayeredStore,
  games: HostedGames,
  environment: HostEnvironment,
  lend?: (internals: HostInternals) => void,
): MatchHost {
  /** The match that was asked for last. */
  let current: HostedMatch | null = null;

  async function begun(
    hostedGame: HostedGame,
    match: Match<Shape>,
    settings: TableSettings,
  ): Promise<string> {
    const now = environment.now();
    const hosted = hostedFrom(environment.freshKey(), hostedGame, match, settings, now);
    await store.create(wholeMatch(hosted, now));
    current = hosted;
    return hosted.key;
  }

  /**
   * The card of a match. One that the disk has lost while it was played here is written anew; one that
   * somebody threw away is not.
   */
  async function cardOf(key: string): Promise<Result<MatchCard>> {
    try {
      const card = await store.card(key);
      if (card !== null) return isSound(card) ? ok(card) : fail((await faults()).damagedMatch(key));
      const removed = await store.removed(key);
      const leftover = await store.leftover(key);
      if (leftover !== null) return fail((await faults()).damagedMatch(key));
      if (current?.key !== key || removed !== null)
        return fail((await faults()).goneMatch(key, removed));
      const whole = wholeMatch(current, environment.now());
      await store.create(whole);
      return ok(whole.card);
    } catch (error) {
      return fail((await faults()).unreadableMatch(key, error));
    }
  }

  /** The match as it is stored now, whoever wrote it last. */
  async function fetched(key: string): Promise<Result<HostedMatch>> {
    const found = await cardOf(key);
    if (!found.ok) return found;
    const card = found.value;
    if (current?.key === key && current.stored === card.head) {
      current = { ...current, settings: settingsOf(card) };
      return ok(current);
    }
    return opened(key, card);
  }

  async function opened(key: string, card: MatchCard): Promise<Result<HostedMatch>> {
    const stored = await store.load(key).catch(error => error as Error);
    if (stored instanceof Error) return fail((await faults()).unreadableMatch(key, stored));
    if (stored?.entries.length !== stored?.card.head || stored === null)
      return fail((await faults()).damagedMatch(key));
    const found = await (await opening()).openStored(stored, games);
    if (!found.ok) return found;
    const { hostedGame, match } = found.value;
    const { entries, snapshot } = stored;
    const untold = entries.findIndex(entry => 'action' in entry && entry.events === undefined);
    current = {
      ...hostedFrom(key, hostedGame, match, settingsOf(card), card.begun),
      stored: entries.length,
      told: untold < 0 ? entries.length : untold,
      snapshotAt: snapshot?.entries ?? 0,
    };
    return ok(current);
  }

  /** A deed that breaks in the middle leaves the match as it is stored. */
  function attempted(deed: Deed, hosted: HostedMatch): Refusal | null {
    try {
      return deed(hosted);
    } catch (error) {
      current = null;
      throw error;
    }
  }

  async function written(hosted: HostedMatch): Promise<boolean> {
    const now = environment.now();
    const addition = additionOf(hosted, now);
    const isWritten = await store.append(addition, () => wholeMatch(hosted, now));
    if (isWritten) markStored(hosted, addition);
    else current = null;
    return isWritten;
  }

  const sight = (hosted: HostedMatch, claim: Pick<SeatClaim, 'sitting' | 'known'>) =>
    sightOf(hosted, claim, store.isDurable(hosted.key));

  async function staleAnswer(claim: SeatClaim): Promise<Result<WishAnswer>> {
    const hosted = await fetched(claim.key);
    if (!hosted.ok) return hosted;
    return ok({ ...sight(hosted.value, claim), refusal: null, stale: true });
  }

  /** Does something to a match and keeps it, if the page and the store agree on what the present is. */
  async function change(claim: SeatClaim, deed: Deed): Promise<Result<WishAnswer>> {
    if (await store.isHeldElsewhere(claim.key)) return fail((await faults()).heldElsewhere());
    const found = await fetched(claim.key);
    if (!found.ok) return found;
    const hosted = found.value;
    if (hosted.stored !== claim.head) return staleAnswer(claim);
    const wasShared = isShared(hosted);
    const refusal = attempted(deed, hosted);
    const isChanged = hosted.match.journal.length > hosted.stored;
    if (isChanged && !(await written(hosted))) return staleAnswer(claim);
    const isClosing = wasShared && !isShared(hosted);
    const sitting = isClosing ? null : claim.sitting;
    return ok({ ...sight(hosted, { ...claim, sitting }), refusal, stale: false });
  }

  lend?.({ fetched, change });
  return {
    async list() {
      return (await catalogue(store)).cards;
    },

    async damaged() {
      return (await catalogue(store)).damaged;
    },

    async begin({ game, options, seed, ...settings }) {
      const hostedGame = await games[game]!(options);
      const agreed = hostedGame.game.parseOptions(options);
      if (!agreed.ok) return agreed;
      const match = startMatch(hostedGame.game, agreed.value, seed);
      return ok(await begun(hostedGame, match, settings));
    },

    async read(text, settings) {
      const found = await (await opening()).openFile(text, games);
      if (!found.ok) return found;
      const { hostedGame, match, players, machine } = found.value;
      const names = { ...players, ...settings.players };
      return ok(await begun(hostedGame, match, { ...settings, players: names, machine }));
    },

    async open(key, sitting, known) {
      const hosted = await fetched(key);
      return hosted.ok ? ok(sight(hosted.value, { sitting, known })) : hosted;
    },

    async look({ key, sitting, known }, moment, viewer) {
      const found = await fetched(key);
      if (!found.ok) return found;
      const hosted = found.value;
      const own = sight(hosted, { sitting, known }).snapshot.viewer;
      const isOpen = isOver(hosted.match) || viewer === TABLE;
      const { momentOf } = await import('./moment.ts');
      return ok(momentOf(hosted, moment, isOpen ? viewer : own, known));
    },

    act: (claim, actions) => change(claim, hosted => wish(hosted, claim.sitting ?? '', actions)),

    comply: claim => change(claim, hosted => comply(hosted, claim.sitting ?? '')),

    timeUp: claim => change(claim, runOut),

    undo: claim =>
      change(claim, hosted => takeBack(hosted, whoTakesBack(hosted, claim.sitting ?? ''))),

    say: (claim, word) =>
      change(claim, hosted => say(hosted.match, speaker(hosted, claim.sitting, word), word)),

    async why({ key, sitting }, action) {
      const hosted = await fetched(key);
      if (!hosted.ok) return hosted;
      const { game, state } = hosted.value.match;
      return ok(game.refusal(state, sitting ?? '', action));
    },

    async branch(key, moment) {
      const hosted = await fetched(key);
      if (!hosted.ok) return hosted;
      const { match, settings } = hosted.value;
      if (!mayBranch(isOver(match), settings)) return fail((await faults()).unfinishedMatch());
      const found = await (await opening()).openEarlier(match, moment, games);
      if (!found.ok) return found;
      reseed(found.value.match, environment.freshSeed());
      return ok(await begun(found.value.hostedGame, found.value.match, settings));
    },

    archive: async drawers => (await import('./archive.ts')).archiveOf(store, drawers),

    restore: async text => (await import('./archive.ts')).restored(text, store, games),

    recovered: () => store.recovered(),

    toldOfRecovery: () => store.toldOfRecovery(),

    write: async key => (await opening()).fileOf(store, key),

    rename: (key, names) => store.rename(key, names),

    settle: key => store.settle(key),

    async remove(key) {
      await store.remove(key);
      if (current?.key === key) current = null;
    },
  };
}

/** Whoever begins a match waits for nothing that only opening one needs, or what goes wrong. */
const opening = () => import('./opening.ts');
const faults = () => import('./faults.ts');

/** Only who asks for the list needs to know what a card looks like. */
async function catalogue(store: LayeredStore): Promise<Catalogue> {
  const rows = await store.list();
  if (rows.length === 0) return { cards: [], damaged: [] };
  const { sorted } = await import('./store/card-schema.ts');
  return sorted(rows);
}

function settingsOf({ players, openTable, machine }: MatchCard): TableSettings {
  return { players, openTable, ...(machine && { machine }) };
}
