import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { claimOf, given, hall } from '../testing/hall.ts';
import { takenOver } from './earlier-layout.ts';
import { memoryStore } from './memory-store.ts';

interface Row {
  readonly card: { readonly key: string; readonly actions: number; readonly timeUps: number[] };
  readonly document: string;
}

/** Cards and documents as the first version of the browser's store wrote them. */
const ROWS: readonly Row[] = JSON.parse(
  readFileSync(new URL('../../fixtures/browser-data-1.json', import.meta.url), 'utf8'),
);

describe('a match that the first version of the store kept', () => {
  it.each(ROWS.map(row => [row.card.key, row] as const))('%s opens and goes on', async (_, row) => {
    const taken = takenOver(row.card.key, row.card, row.document);
    if (!taken.ok) throw new Error(taken.faults[0]?.text);
    const disk = memoryStore();
    await disk.create(taken.value);
    const { host, tab } = hall(disk);
    const { key, actions, timeUps } = row.card;
    const { handOver, snapshot } = await given(host.open(key, null));
    expect([snapshot.last, snapshot.timeUps]).toEqual([actions, timeUps]);
    const seat = handOver ?? snapshot.viewer;
    const sight = await given(host.open(key, seat));
    const { decision, legal } = sight.snapshot;
    if (decision === null) return;
    const goesOn = legal.length > 0;
    const answer = await given(
      goesOn
        ? host.act(claimOf(sight, seat), [legal[0]])
        : host.say(claimOf(sight, seat), 'offer-draw'),
    );
    expect(answer).toMatchObject({ refusal: null, stale: false, head: sight.head + 1 });
    expect(answer.snapshot.last).toBe(actions + (goesOn ? 1 : 0));
    const reopened = await given(tab().open(key, answer.snapshot.viewer));
    expect(reopened.snapshot.chapters).toEqual(answer.snapshot.chapters);
  });

  it('is taken back as a whole, as it was wished for', async () => {
    const { card, document } = ROWS[0]!;
    const joined = { ...card, wishes: [0, 2] };
    const taken = takenOver(card.key, joined, document);
    const notes = taken.ok && taken.value.entries.slice(0, 4).map(entry => 'joined' in entry);
    expect(notes).toEqual([false, true, false, true]);
  });

  it.each([
    ['no card', undefined],
    ['a card that is none', 7],
    ['the card of another match', { ...ROWS[0]!.card, key: 'other' }],
  ])('with %s is refused and keeps nobody else out', (_, card) => {
    const { key } = ROWS[0]!.card;
    expect(takenOver(key, card, ROWS[0]!.document)).toMatchObject({
      ok: false,
      faults: [{ code: 'match.damaged' }],
    });
  });

  it('whose notes about wishes are damaged opens without them', () => {
    const { card, document } = ROWS[0]!;
    const taken = takenOver(card.key, { ...card, wishes: 3, timeUps: null }, document);
    expect(taken.ok && taken.value.entries.some(entry => 'joined' in entry)).toBe(false);
    expect(taken.ok).toBe(true);
  });
});
