import type { DuelAction } from '@oubliette/dungeon-twister';
import { beforeEach, describe, expect, it } from 'vitest';
import { card, claimOf, given, hall } from '../testing/hall.ts';

let host: ReturnType<typeof hall>['host'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ host, begin, seated, play } = hall());
});

describe('a clock', () => {
  const timed = { quick: true, timer: { turn: 60, answer: 10 } };

  it('runs for the seat that is asked, and not without a timer or in a replay', async () => {
    const { sight, seat } = await seated(await begin(timed));
    expect(sight.snapshot.clock).toEqual({ seat, seconds: 60, span: '1' });
    const past = await given(host.look(claimOf(sight, seat), 0, seat));
    expect(past.clock).toBeNull();
    expect((await seated(await begin())).sight.snapshot.clock).toBeNull();
  });

  it('DT-OPT-01: plays a card and ends the turn of whoever does neither', async () => {
    const { sight, seat } = await seated(await begin(timed));
    const carded = await given(host.timeUp(claimOf(sight, seat)));
    const ended = await given(host.timeUp(claimOf(carded, seat)));
    expect(ended.snapshot.chapters.flatMap(({ events }) => events.map(e => e.kind))).toEqual([
      'card',
      'turn-ended',
    ]);
    expect(ended.handOver).not.toBe(seat);
  });

  it('DT-OPT-01: leaves an action in progress alone, and writes nothing', async () => {
    const { sight, seat } = await seated(await begin(timed));
    const carded = await play(sight, seat, card(2));
    const move = carded.snapshot.legal.find(action => (action as DuelAction).do === 'move');
    const moving = await play(carded, seat, move as DuelAction);
    const asked = await given(host.timeUp(claimOf(moving, seat)));
    expect(asked.head).toBe(moving.head);
    expect(asked.snapshot.last).toBe(moving.snapshot.last);
  });
});
