import type { DuelAction } from '@oubliette/dungeon-twister';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClaimView } from './contract.ts';
import { card, claimOf, codeOf, given, hall, OPEN, otherThan, starters } from './testing/hall.ts';

let host: ReturnType<typeof hall>['host'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ host, begin, seated, play } = hall());
});

describe('the hand-over', () => {
  it('lets the curtain fall when the other one is asked, and shows only what all may know', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const ended = await play(began, seat, { do: 'end' });
    expect(ended.handOver).not.toBe(seat);
    expect(ended.snapshot.viewer).toBe('table');
    expect(ended.mayTakeBack).toBe(true);
    const back = await given(host.undo(claimOf(ended, seat)));
    expect(back).toMatchObject({ handOver: null, snapshot: { viewer: seat, moment: 1 } });
  });

  it('at an open table lets a turn that was ended be taken back', async () => {
    const key = await begin({ quick: true }, OPEN);
    const sight = await given(host.open(key, null));
    const seat = sight.snapshot.viewer;
    const ended = await play(await play(sight, seat, card(2)), seat, { do: 'end' });
    expect(ended.snapshot.viewer).not.toBe(seat);
    expect(ended.snapshot.canUndo).toBe(true);
    const back = await given(host.undo(claimOf(ended, ended.snapshot.viewer)));
    expect(back.snapshot).toMatchObject({ viewer: seat, moment: 1 });
  });

  it('asks one after the other for secret starters', async () => {
    const { sight, seat } = await seated(await begin({}));
    expect(seat).toBe('blue');
    const four = ['naga', 'cleric', 'wizard', 'banshee'];
    const placed = await play(sight, 'blue', ...starters(...four));
    expect(placed.refusal).toBeNull();
    expect(placed.handOver).toBe('yellow');
    const opponent = await given(host.open(sight.snapshot.key, 'yellow'));
    expect(JSON.stringify(opponent.snapshot.chapters)).not.toContain('B:');
    expect(JSON.stringify(placed.snapshot.chapters)).not.toContain('B:');
  });
});

describe('forces that are chosen in the open', () => {
  const pickFirst = (sight: ClaimView) =>
    play(sight, sight.snapshot.viewer, sight.snapshot.legal[0] as DuelAction);

  it('DT-MIX-06: need no curtain, and anybody may take the last pick back', async () => {
    const sight = await given(host.open(await begin({ forces: 'draft' }), null));
    const { viewer } = sight.snapshot;
    expect([sight.handOver, sight.seated]).toEqual([null, viewer]);
    const picked = await pickFirst(sight);
    expect([picked.handOver, picked.seated]).toEqual([null, otherThan(viewer)]);
    expect(picked.snapshot.canUndo).toBe(true);
    const back = await given(host.undo(claimOf(picked, picked.seated)));
    expect(back).toMatchObject({ seated: viewer, snapshot: { viewer, moment: 0 } });
  });

  it('DT-SET-02: when they are whole the curtain falls before the first secret', async () => {
    let sight = await given(host.open(await begin({ forces: 'mutual' }), null));
    while (sight.handOver === null) sight = await pickFirst(sight);
    expect(sight.snapshot.decision?.question).toBe('starters');
    expect([sight.snapshot.viewer, sight.seated]).toEqual(['table', null]);
  });
});

describe('looking back', () => {
  it('shows an earlier moment as it was, and leaves the present alone', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const seen = await given(host.look(claimOf(began, seat), 0, seat));
    expect(seen).toMatchObject({ moment: 0, last: 1, legal: [], chapters: [], canUndo: false });
    expect(seen.view).toEqual(sight.snapshot.view);
    const now = await given(host.open(sight.snapshot.key, seat));
    expect(now.snapshot).toEqual(began.snapshot);
  });

  it('before the end shows nobody a hand that is not his', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const other = otherThan(seat);
    const peeped = await given(host.look(claimOf(began, seat), 0, other));
    expect(peeped.viewer).toBe(seat);
    const ended = await play(began, seat, { do: 'end' });
    const behind = await given(host.look(claimOf(ended, seat), 0, seat));
    expect(behind.viewer).toBe('table');
    const over = await given(host.say(claimOf(ended, seat), 'resign'));
    const seen = await given(host.look(claimOf(over, seat), 0, other));
    expect(seen.viewer).toBe(other);
  });
});

describe('going on from an earlier moment', () => {
  it('begins another match from there, with chance of its own', async () => {
    const key = await begin({ quick: true }, OPEN);
    const sight = await given(host.open(key, null));
    const seat = sight.snapshot.viewer;
    const began = await play(sight, seat, card(2));
    await play(began, seat, { do: 'end' });
    const branch = await given(host.branch(key, 1));
    const { snapshot } = await given(host.open(branch, seat));
    expect(snapshot).toMatchObject({ moment: 1, last: 1, ...OPEN });
    expect(snapshot.view).toEqual(began.snapshot.view);
    const [promised] = began.snapshot.promises;
    expect(snapshot.promises).toEqual([promised, { ...snapshot.promises[1], at: 1, seed: null }]);
    expect(snapshot.promises[1]!.commitment).not.toBe(promised!.commitment);
  });

  it('is refused while the match hides something, and possible when it is over', async () => {
    const { sight, seat } = await seated(await begin());
    const began = await play(sight, seat, card(2));
    const { key } = began.snapshot;
    expect(await codeOf(host.branch(key, 1))).toBe('match.unfinished');
    await given(host.say(claimOf(began, seat), 'resign'));
    expect(await codeOf(host.branch(key, 1))).toBeNull();
  });
});

describe('words across the table', () => {
  it('end the match when somebody gives up', async () => {
    const { sight, seat } = await seated(await begin());
    const answer = await given(host.say(claimOf(sight, seat), 'resign'));
    const winner = otherThan(seat);
    expect(answer.snapshot).toMatchObject({
      resigned: seat,
      decision: null,
      legal: [],
      outcome: { winners: [winner] },
      promises: [{ at: 0, seed: 'seven' }],
    });
    expect(await host.list()).toMatchObject([{ winners: [winner] }]);
  });

  it('make a draw when both want it, each from his own chair', async () => {
    const { sight, seat } = await seated(await begin());
    const other = otherThan(seat);
    const offered = await given(host.say(claimOf(sight, seat), 'offer-draw'));
    expect(offered.snapshot.drawOffer).toBe(seat);
    const alone = await given(host.say(claimOf(offered, seat), 'accept-draw'));
    expect(alone).toMatchObject({ refusal: { rule: 'DT-END-03' }, snapshot: { outcome: null } });
    const agreed = await given(host.say(claimOf(offered, other), 'accept-draw'));
    expect(agreed.snapshot).toMatchObject({ agreedDraw: true, outcome: { winners: [] } });
  });

  it('are answered at once at an open table', async () => {
    const sight = await given(host.open(await begin({ quick: true }, OPEN), null));
    const seat = sight.snapshot.viewer;
    const offered = await given(host.say(claimOf(sight, seat), 'offer-draw'));
    const agreed = await given(host.say(claimOf(offered, seat), 'accept-draw'));
    expect(agreed.snapshot.agreedDraw).toBe(true);
  });
});
