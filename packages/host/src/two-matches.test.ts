import { threadCrew } from '@oubliette/bots/threads';
import { expect, it } from 'vitest';
import { createMatchHost, games, type HostInternals, layered, memoryStore } from './index.ts';
import { createBotSeats } from './machine/index.ts';
import { claimOf, given } from './testing/hall.ts';

it('hosts two matches of different content in one process, one with a bot, without a browser', async () => {
  let keys = 0;
  let internals!: HostInternals;
  const environment = { now: () => 0, freshKey: () => `m${++keys}`, freshSeed: () => 'eight' };
  const host = createMatchHost(layered(memoryStore()), games, environment, lent => {
    internals = lent;
  });
  const crew = threadCrew(1);
  const bots = createBotSeats(
    internals,
    deed => deed(),
    () => crew,
  );
  const machine = { levels: { yellow: 'squire' }, friendly: false };
  const table = { seed: 'seven', players: {}, openTable: true };
  const prison = { game: 'duel', options: { quick: true, set: 'prison' }, ...table, machine };
  const original = { game: 'duel', options: { quick: true, set: 'base' }, ...table };
  const matches = [await given(host.begin(prison)), await given(host.begin(original))];
  for (let wishes = 0; wishes < 40; wishes++) {
    const key = matches[wishes % 2]!;
    const seen = await given(host.open(key, null));
    const { legal, viewer } = seen.snapshot;
    if (legal.length > 0) await given(host.act(claimOf(seen, viewer), [legal.at(-1)]));
    else if (await bots.think(key)) await given(bots.play(claimOf(seen, viewer)));
  }
  crew.end();
  const cards = await host.list();
  expect(cards.map(({ actions }) => actions >= 20)).toEqual([true, true]);
  const files = await Promise.all(matches.map(async key => JSON.parse((await host.write(key))!)));
  expect(files.map(({ options }) => options.set)).toEqual(['prison', 'base']);
  expect(files[0].log.some(({ seat }: { seat: string }) => seat === 'yellow')).toBe(true);
});
