import { claimOf, given, hall, OPEN } from '@oubliette/host/testing';
import { describe, expect, it } from 'vitest';
import { lastPlayedByClock } from './time-ups.ts';

const TIMED = { quick: true, timer: {} };

describe('the clock plays for somebody', () => {
  it.each([
    ['at an open table', OPEN],
    ['with a curtain', undefined],
  ])('DT-OPT-01: and nobody takes it back, %s', async (_, house) => {
    const { host, begin } = hall();
    const key = await begin(TIMED, house);
    const { handOver, snapshot } = await given(host.open(key, null));
    const seat = handOver ?? snapshot.viewer;
    const sight = await given(host.open(key, seat));
    const carded = await given(host.timeUp(claimOf(sight, seat)));
    expect(carded.snapshot).toMatchObject({ moment: 1, timeUps: [1], canUndo: false });
    const ended = await given(host.timeUp(claimOf(carded, seat)));
    expect(ended).toMatchObject({ mayTakeBack: false, snapshot: { moment: 2, canUndo: false } });
    expect(lastPlayedByClock(ended.snapshot).map(({ moment }) => moment)).toEqual([1, 2]);
    const undone = await given(host.undo(claimOf(ended, seat)));
    expect(undone.snapshot.moment).toBe(2);
    expect(undone.refusal).not.toBeNull();
  });

  it('is remembered when the match is opened anew, and forgotten news are none', async () => {
    const { host, begin, tab, seated, play } = hall();
    const key = await begin(TIMED);
    const { sight, seat } = await seated(key);
    const carded = await given(host.timeUp(claimOf(sight, seat)));
    const ended = await play(carded, seat, { do: 'end' });
    expect(lastPlayedByClock(ended.snapshot)).toEqual([]);
    const reopened = await given(tab().open(key, seat));
    expect(reopened.snapshot.timeUps).toEqual([1]);
  });
});
