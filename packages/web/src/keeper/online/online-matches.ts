import type { ClaimView, Hint, SeatClaim, WishAnswer } from '@oubliette/host';
import type { Tidings, TidingsOf, WireFrame, WireFrameOf, WishFrame } from '@oubliette/host/wire';
import { type Fault, failAll, ok, type Result, type Seat } from '@oubliette/kernel';
import { freshSeed as freshId } from '../fresh.ts';
import type { Entered, HouseOfSight, OnlineMatches, OnlineTold } from './contract.ts';
import { type FollowedMatch, followed } from './followed.ts';
import { openLine, type ServerLine } from './line.ts';
import type { Afterwards } from './thinking.ts';

/** A match that this tab follows. */
interface AtTable {
  readonly key: string;
  readonly match: string;
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** Nothing while people gather. */
  story: FollowedMatch | null;
  /** The frame that asked to follow it last. */
  asked: string;
}

type Nameless = WireFrame extends infer One
  ? One extends WireFrame
    ? Omit<One, 'id'>
    : never
  : never;

/** Keeps matches that lie on the server that this page came from; asked like the keeper in the browser. */
export function createOnlineMatches(address: string, tell: (told: OnlineTold) => void) {
  const tables = new Map<string, AtTable>();
  let line: ServerLine | null = null;

  const connected = () =>
    (line ??= openLine(address, hear, state => tell({ kind: 'line', state })));
  const ask = (frame: Nameless) => connected().ask({ ...frame, id: freshId() } as WireFrame);

  /** The times of a server, by the clock of this device. */
  function here(house: HouseOfSight): HouseOfSight {
    const ahead = connected().ahead();
    const { clock } = house;
    const seats = clock?.seats.map(({ runsOut, ...time }) => ({
      ...time,
      runsOut: runsOut === null ? null : runsOut - ahead,
    }));
    return {
      ...house,
      since: house.since - ahead,
      phrases: house.phrases.map(said => ({ ...said, at: said.at - ahead })),
      clock: clock && { ...clock, seats: seats ?? [] },
    };
  }

  function learn(match: string, sight: TidingsOf<'sight'>['sight']): void {
    const told = tables.get(match)?.story;
    if (!told) return;
    told.learn(sight);
    tell({ kind: 'house', match, house: here(told.house()) });
  }

  function hear(tidings: Tidings): void {
    if (tidings.tell === 'news') {
      learn(tidings.match, tidings.sight);
      tell({ kind: 'grown', match: tidings.match });
    } else if (tidings.tell === 'here') {
      tell({ kind: 'here', match: tidings.match, seats: tidings.seats });
    } else if (tidings.tell === 'gathering') {
      tell({ kind: 'gathered', match: tidings.match, gathering: tidings.gathering });
    } else if (tidings.tell === 'sight') {
      void begun(tidings).then(() => tell({ kind: 'grown', match: tidings.match }));
    } else if (tidings.tell === 'no') {
      const given = [...tables.values()].find(({ asked }) => asked === tidings.id);
      if (given) leave(given.match);
    }
  }

  /** The seat has been given to somebody else, or the key is no longer one. */
  function leave(match: string): void {
    connected().forget(match);
    tell({ kind: 'out', match });
  }

  async function begun({ match, sight }: TidingsOf<'sight'>): Promise<void> {
    const table = tables.get(match);
    if (table === undefined) return;
    table.story ??= await followed(sight, table.seat);
    learn(match, sight);
  }

  /** Follows a match, and again after every reconnect, from where it was. */
  async function enter(key: string): Promise<Result<Entered>> {
    const id = freshId();
    const first = await connected().ask({ do: 'follow', id, key, outlook: false });
    const arrived = await arrive(key, id, first);
    if (!arrived.ok) return arrived;
    const { match } = arrived.value;
    connected().greet(match, followFrame(match), answer => {
      if (answer.tell === 'sight') void begun(answer).then(() => tell({ kind: 'grown', match }));
      else if (answer.tell === 'gathering')
        tell({ kind: 'gathered', match, gathering: answer.gathering });
      else if (answer.tell === 'no') leave(match);
    });
    return arrived;
  }

  const followFrame = (match: string) => (): WireFrame => {
    const table = tables.get(match)!;
    table.asked = freshId();
    const known = table.story?.known();
    const { asked: id, key } = table;
    return { do: 'follow', id, key, outlook: false, ...(known && { known }) };
  };

  async function arrive(key: string, asked: string, answer: Tidings): Promise<Result<Entered>> {
    if (answer.tell === 'no') return refused(answer.fault);
    if (answer.tell !== 'sight' && answer.tell !== 'gathering') return unexpected(answer);
    const { match, seat, isHost } = answer;
    const story = answer.tell === 'sight' ? await followed(answer.sight, seat) : null;
    tables.set(match, { key, match, seat, isHost, story, asked });
    return ok({
      match,
      seat,
      isHost,
      gathering: answer.tell === 'gathering' ? answer.gathering : null,
      view: story?.view() ?? null,
      house: story && here(story.house()),
    });
  }

  async function wish(claim: SeatClaim, frame: WishOf): Promise<Result<WishAnswer>> {
    const table = tables.get(claim.key);
    if (!table?.story) return failAll([gone()]);
    const { head, key: match, known } = claim;
    const answer = await ask({ ...frame, match, head, outlook: false } as Nameless);
    if (answer.tell === 'no') return refused(answer.fault);
    if (answer.tell !== 'done' && answer.tell !== 'stale') return unexpected(answer);
    learn(match, answer.sight);
    const refusal = answer.tell === 'done' ? answer.refusal : null;
    const stale = answer.tell === 'stale';
    return ok({ ...table.story.view(known), refusal, stale } as WishAnswer);
  }

  const story = (key: string): FollowedMatch | null => tables.get(key)?.story ?? null;

  const online: OnlineMatches = {
    async create(plan) {
      const answer = await ask({ do: 'create', ...plan });
      return answer.tell === 'created' ? ok(answer.match) : unexpected(answer);
    },
    async peek(invite) {
      const answer = await ask({ do: 'peek', invite });
      return answer.tell === 'peeked' ? ok(answer) : unexpected(answer);
    },
    async claim(claim) {
      const answer = await ask({ do: 'claim', ...claim });
      return answer.tell === 'claimed' ? ok(answer) : unexpected(answer);
    },
    enter,
    async reinvite(match, seat, invite) {
      const answer = await ask({ do: 'invite', match, seat, invite });
      return answer.tell === 'invited' ? ok(null) : unexpected(answer);
    },
    async machine(match, seat, level) {
      const answer = await ask({ do: 'machine', match, seat, level });
      return answer.tell === 'seated' ? ok(null) : unexpected(answer);
    },
    async takeback(match, word) {
      const told = story(match);
      if (!told) return failAll([gone()]);
      const about = { match, head: told.head(), outlook: false };
      const answer = await ask({ do: 'takeback', ...about, word });
      if (answer.tell !== 'done' && answer.tell !== 'stale') return unexpected(answer);
      learn(match, answer.sight);
      tell({ kind: 'grown', match });
      return ok(answer.tell === 'done' ? answer.refusal : null);
    },
    async overtime(match, seat, level) {
      const told = story(match);
      if (!told) return failAll([gone()]);
      const about = { match, head: told.head(), outlook: false, seat };
      const answer = await ask(
        level === null
          ? { do: 'overtime', ...about, choice: 'claim' }
          : { do: 'overtime', ...about, choice: 'machine', level },
      );
      if (answer.tell === 'seated') return ok(null);
      if (answer.tell !== 'done' && answer.tell !== 'stale') return unexpected(answer);
      learn(match, answer.sight);
      tell({ kind: 'grown', match });
      return ok(null);
    },
    async glance(keys) {
      const answer = await ask({ do: 'glance', keys });
      if (answer.tell !== 'glanced') return unexpected(answer);
      const ahead = connected().ahead();
      return ok(answer.matches.map(one => one && { ...one, since: one.since - ahead }));
    },
    async phrase(match, phrase) {
      const answer = await ask({ do: 'phrase', match, phrase });
      return answer.tell === 'phrased' ? ok(null) : unexpected(answer);
    },
    async rematch(match, coming) {
      const answer = await ask({ do: 'rematch', match, ...coming });
      return answer.tell === 'claimed' ? ok(answer) : unexpected(answer);
    },
    async watch(match, key) {
      const answer = await ask({ do: 'watch', match, key });
      return answer.tell === 'watched' ? ok(null) : unexpected(answer);
    },
    async transfer(match, invite) {
      const answer = await ask({ do: 'transfer', match, invite });
      return answer.tell === 'invited' ? ok(null) : unexpected(answer);
    },
  };

  /** The finished match that somebody looks back on: whoever judges it needs all of it. */
  let past: { readonly key: string; readonly opened: Promise<Afterwards> } | null = null;

  function afterwards(key: string): Promise<Afterwards> {
    if (past?.key !== key) {
      const opened = Promise.all([import('./thinking.ts'), asHost.write(key)]).then(
        ([{ openedAfterwards }, file]) => openedAfterwards(file ?? ''),
      );
      past = { key, opened };
    }
    return past.opened;
  }

  /** The same questions that a match in the browser answers. */
  const asHost = {
    async open(
      key: string,
      _: Seat | null,
      known?: SeatClaim['known'],
    ): Promise<Result<ClaimView>> {
      const told = story(key);
      return told ? ok(told.view(known)) : failAll([gone()]);
    },
    act: (claim: SeatClaim, actions: readonly unknown[]) =>
      wish(claim, { do: 'act', actions: actions.map(story(claim.key)!.print) }),
    comply: (claim: SeatClaim) => wish(claim, { do: 'comply' }),
    undo: (claim: SeatClaim) => wish(claim, { do: 'undo' }),
    say: (claim: SeatClaim, word: WireFrameOf<'say'>['word']) => wish(claim, { do: 'say', word }),
    async why({ key }: SeatClaim, action: unknown) {
      const told = story(key);
      if (!told) return failAll([gone()]);
      const answer = await ask({ do: 'why', match: key, action: told.print(action) });
      return answer.tell === 'why' ? ok(answer.refusal) : unexpected(answer);
    },
    async look({ key }: SeatClaim, moment: number, viewer: string) {
      const told = story(key);
      if (!told) return failAll([gone()]);
      const answer = await ask({ do: 'look', match: key, moment, viewer });
      return answer.tell === 'look' ? ok(told.other(answer.snapshot)) : unexpected(answer);
    },
    async write(key: string): Promise<string | null> {
      const answer = await ask({ do: 'file', match: key });
      return answer.tell === 'file' ? answer.text : null;
    },
    settle: async () => true,
    async hint({ key }: SeatClaim): Promise<Result<Hint | null>> {
      const told = story(key);
      if (!told?.house().hints)
        return failAll([fault('online.no-hint', 'Nobody gives hints in this match.')]);
      const seen = told.seen();
      return ok(seen && (await (await import('./thinking.ts')).hintFrom(seen)));
    },
    lookBack: async (key: string, ...about: readonly [Seat, number]) =>
      (await afterwards(key)).lookBack(...about),
    hintThen: async (key: string, ...about: readonly [number, number]) =>
      (await afterwards(key)).hintThen(...about),
    branch: async () => failAll([fault('online.no-branch', 'It is branched from its file.')]),
  };

  return { online, asHost, knows: (key: string) => tables.has(key) };
}

type WishOf = {
  [Do in WishFrame['do']]: Omit<WireFrameOf<Do>, 'id' | 'match' | 'head' | 'outlook'>;
}[WishFrame['do']];

const fault = (code: string, text: string): Fault => ({ at: '', code, text });
const gone = () => fault('online.gone', 'This tab does not follow that match.');
const refused = (wrong: TidingsOf<'no'>['fault']): Result<never> => failAll([wrong as Fault]);
const unexpected = (answer: Tidings): Result<never> =>
  answer.tell === 'no'
    ? refused(answer.fault)
    : failAll([fault('online.unexpected', `The server answered “${answer.tell}”.`)]);
