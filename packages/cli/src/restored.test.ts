import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  furtherOf,
  type SetDocument,
  SHIPPED,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { faultLines } from '@oubliette/kernel';
import { witnessed } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';

/** One decision in so many is looked at. */
const EVERY = 60;

const shipped = SHIPPED.find(({ sets }) => (sets ?? []).length > 0)!;
const set: SetDocument = {
  ...shipped.sets![0]!,
  characters: [
    {
      id: 'ghost',
      names: { en: 'Ghost', ru: 'Призрак' },
      likeness: 'banshee',
      move: 5,
      combat: 1,
      abilities: ['incorporeal'],
    },
  ],
};
const content = furtherOf([set]);
const team = ['ghost', 'ghost', 'cleric', 'naga'];
const brought = scenarioOf({
  ...shipped,
  sets: [set],
  teams: { blue: team, yellow: team },
  starters: {},
  hidden: {},
});

/** Matches of all games, above all those that bring something along. */
const MATCHES: readonly (readonly [game: string, options: object])[] = [
  ['duel', { forces: 'draft', content, quick: true }],
  ['duel', { forces: 'scenario', scenario: brought }],
  ['duel', { forces: 'free', quick: true }],
  ['duel', { players: 3, quick: true }],
  ['solo', { level: 'green', quick: true }],
  ['claustrophobia', {}],
  ['lantern', {}],
];

describe('a state that is sent to a thread which never saw its match', () => {
  it.each(MATCHES)(
    'has the same views, legal lists, refusals and next state: %s %o',
    async (id, raw) => {
      const subject = GAMES[id]!;
      const options = subject.game.parseOptions(raw);
      if (!options.ok) throw new Error(faultLines(options.faults));
      const here = witnessed(subject, options.value, EVERY);
      const thread = new Worker(new URL('./testing/restored-thread.ts', import.meta.url));
      const answered = once(thread, 'message');
      thread.postMessage({ game: id, moments: here.map(({ moment }) => moment) });
      const [there] = await answered;
      await thread.terminate();
      expect(here.length).toBeGreaterThan(0);
      expect(there).toEqual(here.map(({ answers, next }) => ({ answers, next })));
    },
  );
});
