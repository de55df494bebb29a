import { beforeEach, describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { card, claimOf, codeOf, given, hall, starters, viewOf } from '../testing/hall.ts';
import type { UnsavedGuard } from './layered-store.ts';
import { type MatchStore, nowhere } from './match-store.ts';
import { type MemoryStore, memoryStore } from './memory-store.ts';

let disk: ReturnType<typeof hall>['disk'];
let host: ReturnType<typeof hall>['host'];
let tab: ReturnType<typeof hall>['tab'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ disk, host, tab, begin, seated, play } = hall());
});

describe('two tabs', () => {
  it('never write over each other: the late one gets the fresh match', async () => {
    const key = await begin();
    const other = tab();
    const { sight, seat } = await seated(key);
    const { sight: theirs } = await seated(key, other);
    await play(sight, seat, card(2));
    const late = await given(other.act(claimOf(theirs, seat), [card(3)]));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(viewOf(late).left).toBe(2);
  });

  it('notice what was taken back and done anew meanwhile, though the length is the same', async () => {
    const key = await begin({});
    const other = tab();
    const { sight } = await seated(key);
    const first = await play(sight, 'blue', ...starters('naga'));
    const { sight: theirs } = await seated(key, other);
    const undone = await given(host.undo(claimOf(first, 'blue')));
    await play(undone, 'blue', ...starters('wizard'));
    const late = await given(other.act(claimOf(theirs, 'blue'), starters('cleric')));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(JSON.stringify(late.snapshot.chapters)).toContain('B:wizard');
  });

  it('hear when the match was thrown away', async () => {
    const key = await begin();
    const { sight, seat } = await seated(key);
    await tab().remove(key);
    expect(await codeOf(host.act(claimOf(sight, seat), [card(2)]))).toBe('match.removed');
  });
});

describe('a browser that keeps nothing', () => {
  it('plays on in memory and says so', async () => {
    ({ host, begin, seated, play } = hall(nowhere()));
    expect(await host.list()).toEqual([]);
    const { sight, seat } = await seated(await begin());
    expect(sight.durable).toBe(false);
    expect((await play(sight, seat, card(2))).snapshot.moment).toBe(1);
    expect(await host.list()).toHaveLength(1);
  });

  it('plays on in memory when the disk fails in the middle of a match', async () => {
    let full = false;
    const failing: MatchStore = {
      ...disk,
      append: addition => (full ? nowhere() : disk).append(addition),
    };
    ({ begin, seated, play } = hall(failing));
    const { sight, seat } = await seated(await begin());
    full = true;
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({ durable: false, stale: false, snapshot: { moment: 1 } });
    expect((await play(answer, seat, { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('a match that waits for room', () => {
  /** A disk that is full as long as it is told to be, and two tabs that know of each other's locks. */
  function crowded() {
    const disk = memoryStore();
    const state = { full: false };
    const writes = () => (state.full ? nowhere() : disk);
    const store: MatchStore = {
      ...disk,
      create: match => writes().create(match),
      append: addition => writes().append(addition),
    };
    const held = new Map<string, string>();
    const guard = (tab: string): UnsavedGuard => ({
      isHeldElsewhere: async key => (held.get(key) ?? tab) !== tab,
      hold: key => void held.set(key, tab),
      release: key => void held.delete(key),
    });
    const tabs = ['one', 'two'].map(tab => hall(store, games, guard(tab)));
    return { disk, state, tabs };
  }

  it('returns to the disk with the next wish, or when it is asked to', async () => {
    const { disk, state, tabs } = crowded();
    const { host, begin, seated, play } = tabs[0]!;
    const { sight, seat } = await seated(await begin());
    const { key } = sight.snapshot;
    state.full = true;
    const waits = await play(sight, seat, card(2));
    expect(waits.durable).toBe(false);
    expect(await host.settle(key)).toBe(false);
    expect(await disk.card(key)).toMatchObject({ head: 0 });
    state.full = false;
    const back = await play(waits, seat, { do: 'end' });
    expect(back.durable).toBe(true);
    expect(await disk.card(key)).toMatchObject({ head: 2 });
    expect((await disk.load(key))!.entries).toHaveLength(2);
  });

  it('that was begun without room is there when there is some', async () => {
    const { disk, state, tabs } = crowded();
    const { host, begin, seated, play } = tabs[0]!;
    state.full = true;
    const { sight, seat } = await seated(await begin());
    await play(sight, seat, card(2));
    state.full = false;
    expect(await host.settle(sight.snapshot.key)).toBe(true);
    expect((await disk.load(sight.snapshot.key))!.entries).toHaveLength(1);
  });

  it('is not gone on with in another tab', async () => {
    const { state, tabs } = crowded();
    const [one, two] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
    const { sight, seat } = await one.seated(await one.begin());
    state.full = true;
    const waits = await one.play(sight, seat, card(2));
    const theirs = await given(two.host.open(sight.snapshot.key, seat));
    expect(await codeOf(two.host.act(claimOf(theirs, seat), [card(3)]))).toBe(
      'match.held-elsewhere',
    );
    state.full = false;
    await one.host.settle(sight.snapshot.key);
    const late = await given(two.host.act(claimOf(theirs, seat), [card(3)]));
    expect(late).toMatchObject({ stale: true, head: waits.head });
  });

  it('is written anew when the disk has lost everything while it was played', async () => {
    const key = await begin();
    const { sight, seat } = await seated(key);
    const carded = await play(sight, seat, card(2));
    (disk as MemoryStore).lose();
    const ended = await play(carded, seat, { do: 'end' });
    expect(ended).toMatchObject({ durable: true, stale: false });
    expect((await disk.load(key))!.entries).toHaveLength(2);
  });
});

describe('a disk that cannot be read just now', () => {
  it('is neither an empty shelf nor a broken match, and says so until it can', async () => {
    let asleep = false;
    const disk = memoryStore();
    const awake = <T>(read: () => Promise<T>) =>
      asleep ? Promise.reject(new Error('asleep')) : read();
    const sleepy: MatchStore = {
      ...disk,
      list: () => awake(() => disk.list()),
      card: key => awake(() => disk.card(key)),
      load: key => awake(() => disk.load(key)),
      remove: key => awake(() => disk.remove(key)),
    };
    const { host, begin, seated, tab } = hall(sleepy);
    const key = await begin();
    const { sight, seat } = await seated(key);
    const other = tab();
    asleep = true;
    await expect(host.list()).rejects.toThrow('asleep');
    await expect(host.remove(key)).rejects.toThrow('asleep');
    expect(await codeOf(other.open(key, seat))).toBe('match.unreadable');
    expect(await codeOf(host.act(claimOf(sight, seat), [card(2)]))).toBe('match.unreadable');
    asleep = false;
    expect(await given(other.open(key, seat))).toEqual(sight);
  });
});
