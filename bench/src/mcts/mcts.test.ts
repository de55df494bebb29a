import { KNOWN_GAMES, plainKnowledge } from '@oubliette/bots';
import { fastRandom } from '@oubliette/kernel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EncounterRecord } from './match.ts';
import { play } from './match.ts';
import { countingBot } from './our-bot.ts';
import { intervalOf, resultText } from './result.ts';
import { momentsOf, seatsOf } from './speed.ts';
import { wrappedBot } from './their-bot.ts';
import { DRAFTED, ENCODED, HIDDEN, LISTED, type Wrapping } from './wrapping.ts';

const TABLES: readonly (readonly [string, string, readonly Wrapping[]])[] = [
  ['duel', 'quick', [ENCODED, LISTED, HIDDEN]],
  ['claustrophobia', 'survivors', [DRAFTED, LISTED, HIDDEN]],
  ['lantern', 'plain', [ENCODED, LISTED, HIDDEN]],
];

// As in the benchmark: in development boardgame.io checks more than it plays.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

describe('the yardstick of search', () => {
  it.each(TABLES)('%s: MCTSBot thinks the same in every wrapping', async (id, mode, wrappings) => {
    const { game } = KNOWN_GAMES[id]!;
    const thinking = { seed: 1, iterations: 3, playoutDepth: 25 };
    for (const { state, seen } of momentsOf(game, mode, 2, 12)) {
      const before = game.notation.printPosition(state);
      const answers = new Set<string>();
      for (const wrapping of wrappings) {
        const bot = wrappedBot(wrapping, game, seatsOf(game, mode), thinking);
        const action = await bot.choose(state);
        expect(game.refusal(state, seen.seat, action)).toBeNull();
        expect(game.notation.printPosition(state)).toBe(before);
        expect(bot.decisions()).toBeGreaterThanOrEqual(3);
        expect(bot.decisions()).toBeLessThanOrEqual(3 * 26);
        answers.add(`${game.notation.printAction(action)} ${bot.decisions()}`);
      }
      expect(answers.size).toBe(1);
    }
  });

  it('counts what ours carries out, but not what it tries to list its moves', () => {
    const { game, knowledge } = KNOWN_GAMES.lantern!;
    const { seen } = momentsOf(game, 'plain', 1, 4)[0]!;
    const knowing = countingBot(game, seatsOf(game, 'plain'), {
      ...knowledge,
      plays(world, guessed, seat) {
        const plays = knowledge.plays(world, guessed, seat);
        world.apply(world.clone(guessed), seat, plays[0]!.actions[0], fastRandom(1));
        return plays;
      },
    });
    const plain = countingBot(game, seatsOf(game, 'plain'), knowledge);
    for (const { bot } of [knowing, plain]) bot.choose(seen, { nodes: 20 }, fastRandom(2));
    expect(knowing.decisions()).toBe(plain.decisions());
    const rules = countingBot(game, seatsOf(game, 'plain'), plainKnowledge());
    rules.bot.choose(seen, { nodes: 20 }, fastRandom(2));
    expect(rules.decisions()).toBeGreaterThan(plain.decisions());
  });

  it('plays a whole match, and says how it went for ours', async () => {
    const seats = seatsOf(KNOWN_GAMES.lantern!.game, 'plain');
    const record = await play({
      id: '0',
      game: 'lantern',
      mode: 'plain',
      seed: 'a',
      ours: seats[1]!,
      level: 'squire',
      milliseconds: 1,
      playoutDepth: 5,
    });
    expect([0, 0.5, 1]).toContain(record.share);
    expect(record.decisions).toBeGreaterThan(4);
    expect(Math.min(...record.thoughts)).toBeGreaterThan(0);
  });
});

it('a result tells both seats apart and how sure it is', () => {
  const [low, high] = intervalOf(0.9, 200);
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.851', '0.934']);
  const record: EncounterRecord = {
    ...{ id: '0', game: 'duel', mode: 'quick', seed: '1 quick 0', ours: 'blue', level: 'warden' },
    ...{ milliseconds: 20, playoutDepth: 50, share: 1, decisions: 300 },
    thoughts: [40, 90],
    pace: [20, 21],
  };
  const text = resultText([record, { ...record, id: '1', ours: 'yellow', share: 0 }]);
  expect(text).toContain('all      +1 =0 −1');
  expect(text).toContain('yellow   +0 =0 −1');
  expect(text).toContain('1 quick 0');
});
