import { describe, expect, it } from 'vitest';
import { card, claimOf, given, hall, SETTINGS, starters } from '../testing/hall.ts';
import { memoryStore } from './memory-store.ts';
import { mirrored } from './mirrored-store.ts';
import { type CopyLine, gathered } from './second-copy.ts';

/** A disk and the lines of its second copies, one for each tab. */
function copied() {
  const disk = memoryStore();
  const lines: CopyLine[] = [];
  let time = 0;
  const tabStore = () =>
    mirrored(
      disk,
      async () => ({ add: line => void lines.push(JSON.parse(JSON.stringify(line))) }),
      () => ++time,
    );
  return { disk, lines, tabStore };
}

async function recovered(lines: readonly CopyLine[]) {
  const disk = memoryStore();
  for (const match of gathered(lines)) await disk.create(match);
  return hall(disk);
}

describe('the second copy', () => {
  it('brings a match back as it was, with what was taken back, and it goes on', async () => {
    const { lines, tabStore } = copied();
    const { host, begin, seated, play } = hall(tabStore());
    const { sight } = await seated(await begin({}));
    const one = await play(sight, 'blue', ...starters('naga', 'cleric'));
    const undone = await given(host.undo(claimOf(one, 'blue')));
    const two = await play(undone, 'blue', ...starters('wizard'));
    const { key } = two.snapshot;
    const back = await recovered(lines);
    const again = await given(back.host.open(key, 'blue'));
    expect(again).toEqual({ ...two, refusal: undefined, stale: undefined });
    expect(await back.host.write(key)).toBe(await host.write(key));
    const more = await given(back.host.undo(claimOf(again, 'blue')));
    expect(more).toMatchObject({ refusal: null, snapshot: { last: 0 } });
  });

  it('of two tabs that play in turn is one', async () => {
    const { lines, tabStore } = copied();
    const { host, begin, seated, play, tab } = hall(tabStore());
    const { sight, seat } = await seated(await begin());
    const carded = await play(sight, seat, card(2));
    const other = tab(tabStore());
    const theirs = await given(other.act(claimOf(carded, seat), [{ do: 'end' }]));
    const back = await given(host.open(sight.snapshot.key, theirs.handOver));
    await play(back, theirs.handOver!, card(3));
    const [match] = gathered(lines);
    expect(match?.entries).toHaveLength(3);
    expect(match?.card.head).toBe(3);
  });

  it('stands in the order of its entries, whatever the clock said', async () => {
    const disk = memoryStore();
    const lines: CopyLine[] = [];
    let time = 1000;
    const add = (line: CopyLine) => void lines.push(structuredClone(line));
    const tabStore = () =>
      mirrored(
        disk,
        async () => ({ add }),
        () => --time,
      );
    const { host, begin, seated, play, tab } = hall(tabStore());
    const { sight, seat } = await seated(await begin());
    const carded = await play(sight, seat, card(2));
    const other = tab(tabStore());
    const theirs = await given(other.act(claimOf(carded, seat), [{ do: 'end' }]));
    const back = await given(host.open(sight.snapshot.key, theirs.handOver));
    await play(back, theirs.handOver!, card(3));
    const [match] = gathered(lines.toReversed());
    expect(match?.entries).toHaveLength(3);
    expect(match?.entries).toEqual(gathered(lines)[0]?.entries);
    expect(match?.card.head).toBe(3);
  });

  it('believes the later of two lines that contradict each other', async () => {
    const { lines, tabStore } = copied();
    const { begin, seated, play } = hall(tabStore());
    const { sight, seat } = await seated(await begin());
    await play(await play(sight, seat, card(2)), seat, { do: 'end' });
    const added = lines.flatMap(line => ('after' in line ? [line] : []));
    expect(added).toHaveLength(1);
    const [line] = added;
    const refused = { ...line!, at: 0, entries: [{ ...line!.entries[0]!, hash: 'another' }] };
    const [match] = gathered([refused, ...lines]);
    expect(match?.entries.at(-1)).toEqual(line!.entries[0]);
  });

  it('knows names and what was thrown away', async () => {
    const { lines, tabStore } = copied();
    const { host, begin, seated, play } = hall(tabStore());
    const first = await begin();
    const { sight, seat } = await seated(await begin());
    await play(sight, seat, card(2));
    await host.rename(first, { ...SETTINGS, players: { blue: 'Eve' } });
    await host.rename(sight.snapshot.key, { ...SETTINGS, players: { blue: 'Eve' } });
    await host.remove(sight.snapshot.key);
    expect(gathered(lines)).toMatchObject([{ card: { key: first, players: { blue: 'Eve' } } }]);
  });

  it('that fails holds nobody up', async () => {
    const broken = mirrored(
      memoryStore(),
      () => Promise.reject(new Error('full')),
      () => 0,
    );
    const reported: unknown[] = [];
    globalThis.reportError = error => void reported.push(error);
    const { begin, seated, play } = hall(broken);
    const { sight, seat } = await seated(await begin());
    expect(await play(sight, seat, card(2))).toMatchObject({ durable: true, stale: false });
    expect(reported).toHaveLength(1);
  });

  it('that missed a line is told the whole match with the next one', async () => {
    const disk = memoryStore();
    const lines: CopyLine[] = [];
    let isFull = false;
    const add = (line: CopyLine) => {
      if (isFull) throw new Error('full');
      lines.push(line);
    };
    globalThis.reportError = () => {};
    const { begin, seated, play } = hall(
      mirrored(
        disk,
        async () => ({ add }),
        () => 0,
      ),
    );
    const { sight, seat } = await seated(await begin());
    const first = await play(sight, seat, card(2));
    isFull = true;
    const second = await play(first, seat, { do: 'end' });
    isFull = false;
    await play(second, second.handOver!, card(3));
    expect(gathered(lines)[0]?.entries).toHaveLength(3);
  });

  it('has what came to the disk as a whole, after its own lines', async () => {
    const { disk, lines, tabStore } = copied();
    const store = tabStore();
    const { begin, seated, play } = hall(store);
    const { sight, seat } = await seated(await begin());
    await play(sight, seat, card(2));
    const { key } = sight.snapshot;
    const stored = (await disk.load(key))!;
    disk.lose();
    await disk.create({ ...stored, card: { ...stored.card, players: { blue: 'Eve' } } });
    await store.copyAnew(key);
    expect(gathered(lines)).toMatchObject([{ card: { players: { blue: 'Eve' } } }]);
  });
});
