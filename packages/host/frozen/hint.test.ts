import { readFileSync } from 'node:fs';
import { threadCrew } from '@oubliette/bots/threads';
import { expect, it } from 'vitest';
import { createMatchHost, games, type HostInternals, layered, memoryStore } from '../src/index.ts';
import { createBotSeats } from '../src/machine/index.ts';
import { claimOf, given, OPEN } from '../src/testing/hall.ts';

const KEPT = new URL('../../../fixtures/matches/v1/solo-green.json', import.meta.url);

it('a hint in a match by earlier rules is thought out by those of today, and allowed', async () => {
  let internals!: HostInternals;
  const environment = { now: () => 0, freshKey: () => 'kept', freshSeed: () => 'eight' };
  const host = createMatchHost(layered(memoryStore()), games, environment, lent => {
    internals = lent;
  });
  const crew = threadCrew(1);
  const bots = createBotSeats(
    internals,
    deed => deed(),
    () => crew,
  );
  const key = await given(host.read(readFileSync(KEPT, 'utf8'), OPEN));
  const waiting = await given(host.open(key, null));
  const { viewer, legal } = waiting.snapshot;
  const seen = await given(host.act(claimOf(waiting, viewer), [legal[0]]));
  const hint = await given(bots.hint(claimOf(seen, viewer)));
  crew.end();
  expect(seen.snapshot.legal.length).toBeGreaterThan(1);
  expect(seen.snapshot.legal).toContainEqual(hint!.play[0]);
});
