import type { DuelAction } from '@oubliette/dungeon-twister';
import { beforeEach, describe, expect, it } from 'vitest';
import { card, chairOf, given, hall } from './testing/hall.ts';

let keeping: ReturnType<typeof hall>['keeping'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ keeping, begin, seated, play } = hall());
});

describe('a clock', () => {
  const timed = { quick: true, timer: { turn: 60, answer: 10 } };

  it('runs for the seat that is asked, and not without a timer or in a replay', async () => {
    const { sight, seat } = await seated(await begin(timed));
    expect(sight.snapshot.clock).toEqual({ seat, seconds: 60, span: '1' });
    const past = await given(keeping.look(chairOf(sight, seat), 0, seat));
    expect(past.clock).toBeNull();
    expect((await seated(await begin())).sight.snapshot.clock).toBeNull();
  });

  it('DT-OPT-01: plays a card and ends the turn of whoever does neither', async () => {
    const { sight, seat } = await seated(await begin(timed));
    const carded = await given(keeping.timeUp(chairOf(sight, seat)));
    const ended = await given(keeping.timeUp(chairOf(carded, seat)));
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
    const asked = await given(keeping.timeUp(chairOf(moving, seat)));
    expect(asked.revision).toBe(moving.revision);
    expect(asked.snapshot.last).toBe(moving.snapshot.last);
  });
});
