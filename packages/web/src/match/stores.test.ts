import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore, nowhere, type Store } from './store.ts';
import { card, chairOf, codeOf, given, hall, starters, viewOf } from './testing/hall.ts';

let disk: ReturnType<typeof hall>['disk'];
let keeping: ReturnType<typeof hall>['keeping'];
let tab: ReturnType<typeof hall>['tab'];
let begin: ReturnType<typeof hall>['begin'];
let seated: ReturnType<typeof hall>['seated'];
let play: ReturnType<typeof hall>['play'];

beforeEach(() => {
  ({ disk, keeping, tab, begin, seated, play } = hall());
});

describe('two tabs', () => {
  it('never write over each other: the late one gets the fresh match', async () => {
    const key = await begin();
    const other = tab();
    const { sight, seat } = await seated(key);
    const { sight: theirs } = await seated(key, other);
    await play(sight, seat, card(2));
    const late = await given(other.act(chairOf(theirs, seat), [card(3)]));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(viewOf(late).left).toBe(2);
  });

  it('notice what was taken back and done anew meanwhile, though the length is the same', async () => {
    const key = await begin({});
    const other = tab();
    const { sight } = await seated(key);
    const first = await play(sight, 'blue', ...starters('naga'));
    const { sight: theirs } = await seated(key, other);
    const undone = await given(keeping.undo(chairOf(first, 'blue')));
    await play(undone, 'blue', ...starters('wizard'));
    const late = await given(other.act(chairOf(theirs, 'blue'), starters('cleric')));
    expect(late).toMatchObject({ stale: true, snapshot: { moment: 1 } });
    expect(JSON.stringify(late.snapshot.chapters)).toContain('B:wizard');
  });

  it('hear when the match was thrown away', async () => {
    const key = await begin();
    const { sight, seat } = await seated(key);
    await tab().remove(key);
    expect(await codeOf(keeping.act(chairOf(sight, seat), [card(2)]))).toBe('match.unknown-key');
  });
});

describe('a browser that keeps nothing', () => {
  it('plays on in memory and says so', async () => {
    ({ keeping, begin, seated, play } = hall(nowhere()));
    expect(await keeping.list()).toEqual([]);
    const { sight, seat } = await seated(await begin());
    expect(sight.durable).toBe(false);
    expect((await play(sight, seat, card(2))).snapshot.moment).toBe(1);
    expect(await keeping.list()).toHaveLength(1);
  });

  it('plays on in memory when the disk fails in the middle of a match', async () => {
    let full = false;
    const failing: Store = {
      ...disk,
      write: (...args) => (full ? nowhere().write(...args) : disk.write(...args)),
    };
    ({ begin, seated, play } = hall(failing));
    const { sight, seat } = await seated(await begin());
    full = true;
    const answer = await play(sight, seat, card(2));
    expect(answer).toMatchObject({ durable: false, stale: false, snapshot: { moment: 1 } });
    expect((await play(answer, seat, { do: 'end' })).snapshot.moment).toBe(2);
  });
});

describe('a disk that cannot be read just now', () => {
  it('is neither an empty shelf nor a broken match, and says so until it can', async () => {
    let asleep = false;
    const disk = memoryStore();
    const awake = <T>(read: () => Promise<T>) =>
      asleep ? Promise.reject(new Error('asleep')) : read();
    const sleepy: Store = {
      ...disk,
      list: () => awake(() => disk.list()),
      card: key => awake(() => disk.card(key)),
      document: key => awake(() => disk.document(key)),
      remove: key => awake(() => disk.remove(key)),
    };
    const { keeping, begin, seated, tab } = hall(sleepy);
    const key = await begin();
    const { sight, seat } = await seated(key);
    const other = tab();
    asleep = true;
    await expect(keeping.list()).rejects.toThrow('asleep');
    await expect(keeping.remove(key)).rejects.toThrow('asleep');
    expect(await codeOf(other.open(key, seat))).toBe('match.unreadable');
    expect(await codeOf(keeping.act(chairOf(sight, seat), [card(2)]))).toBe('match.unreadable');
    asleep = false;
    expect(await given(other.open(key, seat))).toEqual(sight);
  });
});
