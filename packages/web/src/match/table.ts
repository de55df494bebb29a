import type { ClaimView, SeatClaim, WishAnswer } from '@oubliette/host';
import { mayBranch } from '@oubliette/host/seating';
import {
  type Fault,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type Shape,
  TABLE,
  type Viewer,
} from '@oubliette/kernel';
import { batch, createSignal } from 'solid-js';
import { type AskHost, crashed } from '../keeper/ask.ts';
import type { Chapter, Snapshot, TableNotice } from './contract.ts';
import { fileName } from './file.ts';
import type { LeftToChance } from './left-to-chance.ts';
import type { OpenedTable } from './opened-table.ts';
import { createStories } from './stories.ts';

function firstNotice({ durable, snapshot }: ClaimView): TableNotice | null {
  if (!durable) return 'in-memory';
  return snapshot.byEarlierRules ? 'earlier-rules' : null;
}

/**
 * A table for a match whose host, here or on a server, is asked through `ask`.
 * @public
 */
export function laid(
  key: string,
  opened: ClaimView,
  ask: AskHost,
  late: TableNotice = 'elsewhere',
): OpenedTable {
  const stories = createStories();
  const first = stories.learned(opened);
  const [sight, setSight] = createSignal(first);
  const [past, setPast] = createSignal<Snapshot<Shape> | null>(null);
  const [news, setNews] = createSignal<readonly Chapter<Shape>[]>([]);
  const [notice, setNotice] = createSignal(firstNotice(first));
  const [trouble, setTrouble] = createSignal<readonly Fault[] | null>(null);
  let sitting: Seat | null = first.seated;
  let busy = false;
  let settled: Promise<unknown> = Promise.resolve();

  /** Only who leaves something to chance fetches it. */
  let chance: LeftToChance | null = null;
  const claim = (): SeatClaim => {
    const { head } = sight();
    return { key, sitting, head, known: stories.known() };
  };

  function show(seen: ClaimView, tells: boolean): void {
    const next = stories.learned(seen);
    const before = sight().snapshot.last;
    const { chapters } = next.snapshot;
    batch(() => {
      setNews(tells ? chapters.filter(({ moment }) => moment > before) : []);
      setPast(null);
      sitting = next.seated;
      if (sight().durable && !next.durable) setNotice('in-memory');
      setSight(next);
    });
  }

  /** One wish at a time: a second click on the same button is not a second wish. */
  function change(wish: () => Promise<Result<WishAnswer>>): Promise<Refusal | null> {
    if (busy || past() !== null) return Promise.resolve(null);
    busy = true;
    const deed = carriedOut(wish);
    settled = deed;
    return deed;
  }

  async function carriedOut(wish: () => Promise<Result<WishAnswer>>): Promise<Refusal | null> {
    try {
      const given = await wish();
      const answer = given.ok && chance ? await chance.follow(given.value, sitting) : given;
      if (!answer.ok) {
        setTrouble(answer.faults);
        return null;
      }
      if (answer.value.stale) setNotice(late);
      show(answer.value, true);
      return answer.value.refusal;
    } catch (error) {
      reportError(error);
      setNotice('failed');
      return null;
    } finally {
      busy = false;
    }
  }

  /** Behind the curtain nobody sits any more: whoever takes something back lifts it first. */
  async function takenBack(): Promise<Result<WishAnswer>> {
    const isCurtain = sight().handOver !== null;
    const mine = claim();
    if (mine.sitting !== null) chance?.takeBack(mine.sitting);
    const undone = await ask('undo', mine);
    if (!isCurtain || !undone.ok) return undone;
    sitting = null;
    const seen = await ask('open', key, null, stories.known());
    if (!seen.ok) return seen;
    const { refusal, stale, snapshot } = undone.value;
    const owes = snapshot.decision?.seats.find(seat => seat === mine.sitting);
    return ok({ ...seen.value, handOver: owes ?? seen.value.handOver, refusal, stale });
  }

  async function answeredUnseen(seat: Seat, action: unknown): Promise<Result<WishAnswer>> {
    const given = await ask('act', { ...claim(), sitting: seat }, [action]);
    if (!given.ok) return given;
    const seen = await ask('open', key, sitting, stories.known());
    if (!seen.ok) return seen;
    const { refusal, stale } = given.value;
    return ok({ ...seen.value, refusal, stale });
  }

  async function leftToChance(): Promise<Result<WishAnswer>> {
    const { decision, viewer } = sight().snapshot;
    const { createLeftToChance } = await import('./left-to-chance.ts');
    chance ??= createLeftToChance(key, ask);
    if (decision !== null && viewer !== TABLE) chance.leave(viewer, decision.question);
    return ok({ ...sight(), refusal: null, stale: false });
  }

  async function reopen(tells: boolean): Promise<void> {
    const opened = await ask('open', key, sitting, stories.known());
    if (opened.ok) show(opened.value, tells);
    else setTrouble(opened.faults);
  }

  const snapshot = () => past() ?? sight().snapshot;

  function viewers(): readonly Viewer[] {
    const { outcome, seats, viewer } = sight().snapshot;
    return outcome === null ? [viewer] : [...seats, TABLE];
  }

  /** While the screen changes hands, or may be about to, nothing else comes on it. */
  const isGuarded = () => busy || sight().handOver !== null;

  return {
    snapshot,
    news,
    handOver: () => sight().handOver,
    mayTakeBack: () => sight().mayTakeBack,
    async sit(seat) {
      if (busy) return;
      sitting = seat;
      await reopen(false);
    },
    act: (...actions) => change(() => ask('act', claim(), actions)),
    comply: () => change(() => ask('comply', claim())),
    answerUnseen: (seat, action) => change(() => answeredUnseen(seat, action)),
    async why(action) {
      const reason = await ask('why', claim(), action);
      return reason.ok ? reason.value : null;
    },
    undo: () => change(takenBack),
    leaveToChance: () => change(leftToChance),
    async timeUp() {
      await settled;
      setPast(null);
      await change(() => ask('timeUp', claim()));
    },
    say: word => change(() => ask('say', claim(), word)),
    looking: () => past() !== null,
    viewers,
    async look(moment, viewer = snapshot().viewer) {
      if (isGuarded()) return;
      if (moment === null) return reopen(false);
      const eyes = viewers().includes(viewer) ? viewer : sight().snapshot.viewer;
      const seen = await ask('look', claim(), moment, eyes);
      if (isGuarded() || !viewers().includes(eyes)) return;
      if (!seen.ok) return void setTrouble(seen.faults);
      const isNext = moment === snapshot().moment + 1 && eyes === snapshot().viewer;
      const then = stories.whole(seen.value);
      batch(() => {
        setNews(isNext ? then.chapters.slice(-1) : []);
        setPast(then);
      });
    },
    async file() {
      const text = await ask('write', key);
      if (text === null) throw new Error(`No match “${key}” is kept in this browser.`);
      return { name: fileName(sight().snapshot.game, new Date()), text };
    },
    branch: moment => ask('branch', key, moment),
    notice: () => (crashed() ? 'crashed' : notice()),
    dismissNotice: () => setNotice(null),
    trouble,
    present: () => sight().snapshot,
    wish: deed => change(() => deed(claim())),
    async hint() {
      const told = await ask('hint', claim());
      return told.ok ? told.value : null;
    },
    durable: () => sight().durable,
    async settle() {
      if (!(await ask('settle', key))) return;
      setSight(now => ({ ...now, durable: true }));
      setNotice('saved');
    },
    mayBranch() {
      const { outcome, ...house } = sight().snapshot;
      return mayBranch(outcome !== null, house);
    },
    async hear() {
      await settled;
      if (busy || past() !== null || crashed()) return;
      const { head } = sight();
      const opened = await ask('open', key, sitting, stories.known());
      if (opened.ok && !busy && opened.value.head > head) show(opened.value, true);
    },
    async refresh() {
      if (busy || past() !== null || crashed()) return;
      const { head } = sight();
      const opened = await ask('open', key, sitting, stories.known());
      if (!opened.ok) return void setTrouble(opened.faults);
      if (busy || opened.value.head === head) return;
      setNotice('elsewhere');
      show(opened.value, true);
    },
  };
}
