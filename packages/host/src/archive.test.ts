import { describe, expect, it } from 'vitest';
import { memoryStore } from './store/memory-store.ts';
import { card, claimOf, codeOf, given, hall, OPEN, SETTINGS } from './testing/hall.ts';

/** Two matches in a browser, one of them open and under way. */
async function twoMatches() {
  const { host, begin, seated, play } = hall();
  const first = await begin();
  const { sight } = await seated(await begin({ quick: true }, OPEN));
  const carded = await play(sight, sight.snapshot.viewer, card(2));
  await given(host.undo(claimOf(carded, carded.snapshot.viewer)));
  return { host, first, second: sight.snapshot.key };
}

describe('all matches in one file', () => {
  it('come back under their own addresses, as they were', async () => {
    const { host, first, second } = await twoMatches();
    const text = await host.archive({});
    const other = hall().host;
    const restored = await given(other.restore(text));
    expect(restored).toMatchObject({ added: 2, refused: 0 });
    expect(await other.list()).toEqual(await host.list());
    for (const key of [first, second]) expect(await other.write(key)).toBe(await host.write(key));
  });

  it('are put back only where they are missing', async () => {
    const { host, first } = await twoMatches();
    const text = await host.archive({});
    expect(await codeOf(host.restore(text))).toBe('archive.all-there');
    await host.remove(first);
    expect(await given(host.restore(text))).toEqual({
      added: 1,
      refused: 0,
      latest: first,
      drawers: {},
    });
  });

  it('take along what lies beside them, also where no match is missing', async () => {
    const { host } = await twoMatches();
    const drawers = { cards: '[1]' };
    const none = { added: 0, refused: 0, latest: null };
    expect(await given(host.restore(await host.archive(drawers)))).toEqual({ ...none, drawers });
  });

  it('open as they were written before anything lay beside them', async () => {
    const { host } = await twoMatches();
    const { drawers: _, ...archive } = JSON.parse(await host.archive({}));
    const first = JSON.stringify({ ...archive, version: 1 });
    expect(await given(hall().host.restore(first))).toMatchObject({ added: 2, drawers: {} });
  });

  it('leave out what cannot be read, and keep what only has a damaged card', async () => {
    const disk = memoryStore();
    const { host, begin } = hall(disk);
    const [whole, carded, broken] = [await begin(), await begin(), await begin()];
    const damage = async (key: string, change: object) =>
      disk.adopt({ ...(await disk.load(key))!, ...change });
    const { card } = (await disk.load(carded))!;
    await damage(carded, { card: { ...card, begun: 'long ago', updated: -1, openTable: null } });
    await damage(broken, { entries: null });
    const other = hall().host;
    const text = await host.archive({});
    expect(await given(other.restore(text))).toMatchObject({ added: 2, refused: 0 });
    expect((await other.list()).map(({ key }) => key)).toEqual([whole, carded]);
  });

  it('count those that are refused, however much is wrong with one', async () => {
    const { host } = await twoMatches();
    const archive = JSON.parse(await host.archive({}));
    archive.matches[0].match.log = [1, 2, 3];
    const restored = await given(hall().host.restore(JSON.stringify(archive)));
    expect(restored).toMatchObject({ added: 1, refused: 1 });
  });

  it.each([
    ['no archive', '{', 'archive.schema'],
    [
      'an address that is none',
      JSON.stringify({ ...empty(), matches: [archived('../x')] }),
      'archive.schema',
    ],
    [
      'a match that is none',
      JSON.stringify({ ...empty(), matches: [archived('x')] }),
      'match.schema',
    ],
  ])('with %s are refused with the reason', async (_, text, code) => {
    expect(await codeOf(hall().host.restore(text))).toBe(code);
  });
});

function empty() {
  return { format: 'oubliette-archive', version: 1 };
}

function archived(key: string) {
  return { key, begun: 0, updated: 0, openTable: SETTINGS.openTable, match: {} };
}
