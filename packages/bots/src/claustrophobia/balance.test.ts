import type { Action } from '@oubliette/claustrophobia';
import { pick } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { balanceOf, SCENARIO_MODES, seatingOf } from './balance.ts';
import { playMatch } from './match.ts';
import { type Player, scripted } from './players.ts';

const atRandom: Player = ({ legal }, random): Action => pick(random, 'action', legal);

const SEEDS = [...'abcdefgh'];

describe('scripted players', () => {
  it('play every scenario to its end', () => {
    expect(SCENARIO_MODES).toHaveLength(8);
    for (const mode of SCENARIO_MODES) {
      const { human, draw, demon, rounds } = balanceOf(mode, 1, 'whole');
      expect(human + draw + demon).toBe(1);
      expect(rounds).toBeGreaterThan(1);
    }
  });

  it('play the same matches from the same seed', () => {
    expect(balanceOf('nest', 2, 'same')).toEqual(balanceOf('nest', 2, 'same'));
  });

  it('give way to any player of the arena, by name', () => {
    const seating = seatingOf('search-2');
    if (!seating.ok) throw new Error(seating.faults[0]!.text);
    const { human, draw, demon } = balanceOf('possessed', 1, 'named', seating.value);
    expect(human + draw + demon).toBe(1);
    expect(seatingOf('nobody')).toMatchObject({ ok: false });
  });

  it('lead humans to the nest whom chance would lose', () => {
    const wins = (human: Player) =>
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
