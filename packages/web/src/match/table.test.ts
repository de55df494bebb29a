import type { MatchHost } from '@oubliette/host';
import { card, hall, otherThan, SETTINGS } from '@oubliette/host/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskHost } from '../keeper/ask.ts';
import type { OpenedTable } from './opened-table.ts';
import { laid } from './table.ts';

/** Asks as the page does: one question after the other, each a copy. */
function askOf(host: MatchHost): AskHost {
  const asked = host as unknown as Record<string, (...about: unknown[]) => Promise<unknown>>;
  let queue: Promise<unknown> = Promise.resolve();
  return ((what, ...about) => {
    queue = queue.then(() => asked[what]!(...structuredClone(about)));
    return queue;
  }) as AskHost;
}

let table: OpenedTable;
let seat: string;

async function sitDown(options: object = { quick: true }, house = SETTINGS): Promise<void> {
  const { host, begin } = hall();
  const ask = askOf(host);
  const key = await begin(options, house);
  const opened = await ask('open', key, null);
  if (!opened.ok) throw new Error(opened.faults[0]?.text);
  table = laid(key, opened.value, ask);
  seat = table.handOver() ?? table.snapshot().viewer;
  if (table.handOver() !== null) await table.sit(seat);
}

beforeEach(() => sitDown());

describe('the screen that changes hands', () => {
  it('shows no past moment through the eyes of who leaves it', async () => {
    await table.act(card(2));
    await Promise.all([table.act({ do: 'end' }), table.look(1)]);
    expect(table.handOver()).toBe(otherThan(seat));
    expect(table.snapshot().viewer).toBe('table');
    expect(table.looking()).toBe(false);
  });

  it('puts away what was asked for before and comes too late', async () => {
    await table.act(card(2));
    await Promise.all([table.look(1), table.act({ do: 'end' })]);
    expect(table.handOver()).toBe(otherThan(seat));
    expect(table.snapshot().viewer).toBe('table');
  });

  it('takes an answer on the curtain, and stays with whoever sat there', async () => {
    await table.act(card(2));
    await table.act({ do: 'end' });
    const { moment } = table.snapshot();
    expect(await table.answerUnseen(otherThan(seat), card(2))).toBeNull();
    expect(table.snapshot().moment).toBe(moment + 1);
    expect(table.snapshot().viewer).toBe('table');
    expect(table.handOver()).toBe(otherThan(seat));
    expect(await table.answerUnseen(otherThan(seat), { do: 'end' })).toBeNull();
    expect(table.handOver()).toBeNull();
    expect(table.snapshot().viewer).toBe(seat);
  });

  it('shows nothing but the curtain while it waits', async () => {
    await table.act(card(2), { do: 'end' });
    await table.look(0);
    expect(table.looking()).toBe(false);
  });
});

describe('taking back behind the curtain', () => {
  it('shows nothing of a hand before its owner has lifted the curtain', async () => {
    await table.act(card(2));
    await table.act({ do: 'end' });
    await table.undo();
    expect(table.handOver()).toBe(seat);
    expect(table.snapshot().viewer).toBe('table');
    await table.sit(seat);
    expect(table.snapshot()).toMatchObject({ viewer: seat, moment: 1 });
  });
});

describe('leaving a question to chance', () => {
  beforeEach(() => sitDown({ quick: false, beginner: true }));

  const sitDownNext = async () => {
    const next = table.handOver();
    if (next !== null) await table.sit(next);
  };
  const putStarters = async () => {
    for (let put = 0; put < 8; put++) {
      await sitDownNext();
      await table.act(table.snapshot().legal[0]);
    }
    await sitDownNext();
  };

  it('DT-SET-03: hides all own tokens, one at each turn, and the other one keeps the screen', async () => {
    await putStarters();
    expect(table.snapshot().decision?.question).toBe('hiding');
    const first = table.snapshot().viewer;
    await table.leaveToChance();
    await sitDownNext();
    const moment = table.snapshot().moment;
    expect(table.snapshot().viewer).toBe(otherThan(first));
    await table.act(table.snapshot().legal[0]);
    expect(table.handOver()).toBeNull();
    expect(table.snapshot()).toMatchObject({ viewer: otherThan(first), moment: moment + 2 });
    await table.leaveToChance();
    expect(table.present().decision?.question).toBe('card');
  });

  it('DT-SET-03: the curtain falls again for whoever takes it back', async () => {
    await putStarters();
    const first = table.snapshot().viewer;
    await table.leaveToChance();
    await table.undo();
    expect(table.handOver()).toBe(first);
    await sitDownNext();
    await table.act(table.snapshot().legal[0]);
    await sitDownNext();
    await table.act(table.snapshot().legal[0]);
    expect(table.handOver()).toBe(first);
  });
});

describe('a clock that runs out', () => {
  beforeEach(() => sitDown({ quick: true, timer: { turn: 60, answer: 10 } }));

  it('DT-OPT-01: ends looking back, and acts for whoever looked', async () => {
    await table.look(0);
    expect([table.looking(), table.snapshot().clock]).toEqual([true, null]);
    expect(table.present().clock).toMatchObject({ seat, seconds: 60 });
    await table.timeUp();
    expect([table.looking(), table.present().moment]).toEqual([false, 1]);
  });

  it('DT-OPT-01: waits for the wish that is under way', async () => {
    await Promise.all([table.act(card(2)), table.timeUp()]);
    expect(table.present().moment).toBe(2);
    expect(table.handOver()).toBe(otherThan(seat));
  });
});

describe('going on from an earlier moment', () => {
  it('is offered when nothing is hidden any more', async () => {
    expect(table.mayBranch()).toBe(false);
    await table.say('resign');
    expect(table.mayBranch()).toBe(true);
    await sitDown({ quick: true }, { ...SETTINGS, openTable: true });
    expect(table.mayBranch()).toBe(true);
  });
});
