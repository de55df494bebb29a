import type { Action } from '@oubliette/claustrophobia';
import { pick } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { playRun } from '../runs/run.ts';
import { balanceOf, SCENARIO_MODES } from './balance.ts';
import { playMatch } from './match.ts';
import { type ScriptedPlayer, scripted } from './players.ts';

const atRandom: ScriptedPlayer = ({ legal }, random): Action => pick(random, 'action', legal);

async function played(modes: readonly string[], matches: number, player = 'scripted') {
  const plan = { modes, player, matches, seed: 'whole' };
  const records = await playRun({ kind: 'balance', plan, threads: 1 });
  if (!records.ok) throw new Error(records.faults[0]!.text);
  return records.value;
}

const SEEDS = [...'abcdefgh'];

describe('scripted players', () => {
  it('play every scenario to its end', async () => {
    expect(SCENARIO_MODES).toHaveLength(8);
    const records = await played(SCENARIO_MODES, 1);
    for (const mode of SCENARIO_MODES) {
      const { human, draw, demon, rounds } = balanceOf(mode, records);
      expect(human + draw + demon).toBe(1);
      expect(rounds).toBeGreaterThan(1);
    }
  });

  it('play the same matches from the same seed', async () => {
    expect(await played(['nest'], 2)).toEqual(await played(['nest'], 2));
  });

  it('give way to any player of the arena, by name', async () => {
    const { human, draw, demon } = balanceOf(
      'possessed',
      await played(['possessed'], 1, 'search-2'),
    );
    expect(human + draw + demon).toBe(1);
    await expect(played(['possessed'], 1, 'nobody')).rejects.toThrow('There is no player “nobody”');
    await expect(played(['auction'], 1)).rejects.toThrow('It must be one of survivors');
  });

  it('lead humans to the nest whom chance would lose', () => {
    const wins = (human: ScriptedPlayer) =>
      SEEDS.filter(seed => playMatch('nest', seed, { human, demon: scripted }).winner === 'human');
    expect(wins(scripted).length).toBeGreaterThan(wins(atRandom).length + 1);
  });

  it('lead a horde that humans at random cannot escape', () => {
    const winners = SEEDS.map(
      seed => playMatch('possessed', seed, { human: atRandom, demon: scripted }).winner,
    );
    expect(new Set(winners)).toEqual(new Set(['demon']));
  });
});
