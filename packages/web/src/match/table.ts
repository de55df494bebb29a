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
import { ask, crashed } from './ask.ts';
import type { Chapter, Snapshot, TableNotice } from './contract.ts';
import { fileName } from './file.ts';
import { createLeftToChance } from './left-to-chance.ts';
import type { OpenedTable } from './opened-table.ts';
import type { Answer, Chair, Sight } from './questions.ts';
import { mayBranch } from './seating.ts';

/** Opens a kept match; nobody sits at the screen yet. */
export async function openTable(key: string): Promise<Result<OpenedTable>> {
  const opened = await ask('open', key, null);
  if (!opened.ok) return opened;
  const table = laid(key, opened.value);
  if (!opened.value.snapshot.machine) return ok(table);
  const { againstMachine } = await import('../opponent/table.ts');
  return ok(await againstMachine(table));
}

function laid(key: string, first: Sight): OpenedTable {
  const [sight, setSight] = createSignal(first);
  const [past, setPast] = createSignal<Snapshot<Shape> | null>(null);
  const [news, setNews] = createSignal<readonly Chapter<Shape>[]>([]);
  const [notice, setNotice] = createSignal<TableNotice | null>(first.durable ? null : 'in-memory');
  const [trouble, setTrouble] = createSignal<readonly Fault[] | null>(null);
  let sitting: Seat | null = first.seated;
  let busy = false;
  let settled: Promise<unknown> = Promise.resolve();

  const chance = createLeftToChance(key);
  const chair = (): Chair => ({ key, sitting, revision: sight().revision });

  function show(next: Sight, tells: boolean): void {
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
  function change(wish: () => Promise<Result<Answer>>): Promise<Refusal | null> {
    if (busy || past() !== null) return Promise.resolve(null);
    busy = true;
    const deed = carriedOut(wish);
    settled = deed;
    return deed;
  }

  async function carriedOut(wish: () => Promise<Result<Answer>>): Promise<Refusal | null> {
    try {
      const given = await wish();
      const answer = given.ok ? await chance.follow(given.value, sitting) : given;
      if (!answer.ok) {
        setTrouble(answer.faults);
        return null;
      }
      if (answer.value.stale) setNotice('elsewhere');
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
  async function takenBack(): Promise<Result<Answer>> {
    const isCurtain = sight().handOver !== null;
    const mine = chair();
    if (mine.sitting !== null) chance.takeBack(mine.sitting);
    const undone = await ask('undo', mine);
    if (!isCurtain || !undone.ok) return undone;
    sitting = null;
    const seen = await ask('open', key, null);
    if (!seen.ok) return seen;
    const { refusal, stale, snapshot } = undone.value;
    const owes = snapshot.decision?.seats.find(seat => seat === mine.sitting);
    return ok({ ...seen.value, handOver: owes ?? seen.value.handOver, refusal, stale });
  }

  async function answeredUnseen(seat: Seat, action: unknown): Promise<Result<Answer>> {
    const given = await ask('act', { ...chair(), sitting: seat }, [action]);
    if (!given.ok) return given;
    const seen = await ask('open', key, sitting);
    if (!seen.ok) return seen;
    const { refusal, stale } = given.value;
    return ok({ ...seen.value, refusal, stale });
  }

  async function leftToChance(): Promise<Result<Answer>> {
    const { decision, viewer } = sight().snapshot;
    if (decision !== null && viewer !== TABLE) chance.leave(viewer, decision.question);
    return ok({ ...sight(), refusal: null, stale: false });
  }

  async function reopen(tells: boolean): Promise<void> {
    const opened = await ask('open', key, sitting);
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
    act: (...actions) => change(() => ask('act', chair(), actions)),
    answerUnseen: (seat, action) => change(() => answeredUnseen(seat, action)),
    async why(action) {
      const reason = await ask('why', chair(), action);
      return reason.ok ? reason.value : null;
    },
    undo: () => change(takenBack),
    leaveToChance: () => change(leftToChance),
    async timeUp() {
      await settled;
      setPast(null);
      await change(() => ask('timeUp', chair()));
    },
    say: word => change(() => ask('say', chair(), word)),
    looking: () => past() !== null,
    viewers,
    async look(moment, viewer = snapshot().viewer) {
      if (isGuarded()) return;
      if (moment === null) return reopen(false);
      const eyes = viewers().includes(viewer) ? viewer : sight().snapshot.viewer;
      const seen = await ask('look', chair(), moment, eyes);
      if (isGuarded() || !viewers().includes(eyes)) return;
      if (!seen.ok) return void setTrouble(seen.faults);
      const isNext = moment === snapshot().moment + 1 && eyes === snapshot().viewer;
      batch(() => {
        setNews(isNext ? seen.value.chapters.slice(-1) : []);
        setPast(seen.value);
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
    wish: deed => change(() => deed(chair())),
    async hint() {
      const told = await ask('hint', chair());
      return told.ok ? told.value : null;
    },
    mayBranch() {
      const { outcome, ...house } = sight().snapshot;
      return mayBranch(outcome !== null, house);
    },
    async refresh() {
      if (busy || past() !== null || crashed()) return;
      const { revision } = sight();
      const opened = await ask('open', key, sitting);
      if (!opened.ok) return void setTrouble(opened.faults);
      if (busy || opened.value.revision === revision) return;
      setNotice('elsewhere');
      show(opened.value, true);
    },
  };
}
