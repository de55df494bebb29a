import { type SoloEvent, solo } from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { callWords } = await import('./calls.ts');

const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';

function viewAt(level: string) {
  const read = solo.notation.parsePosition(`${MAZE}\nlevel ${level}`);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return solo.view(read.value, TABLE);
}

/** Attacked by the prison: its card comes first. */
const fought = (np: number, own: number): SoloEvent => ({
  kind: 'fought',
  to: 'all',
  attackers: ['N:artos'],
  defenders: ['Y:cleric'],
  cards: [np, own],
  totals: [5 + np, 2 + own],
  winner: 'blue',
});

describe('who calls reinforcements', () => {
  it('DS-REIN-02: tells the cards that carry the icon of the level, the Player’s first', () => {
    expect(callWords([fought(1, 6)], viewAt('black'))).toEqual([
      'A reinforcement is called by your +6, another by the prison’s +1.',
    ]);
    expect(callWords([fought(1, 6)], viewAt('pink'))).toEqual([
      'A reinforcement is called by the prison’s +1.',
    ]);
    expect(callWords([fought(1, 6)], viewAt('yellow'))).toEqual([]);
  });

  it('DS-REIN-04: an Action card calls for the end of the turn', () => {
    const card: SoloEvent = { kind: 'card', to: 'all', seat: 'yellow', value: 4 };
    expect(callWords([card], viewAt('green'))).toEqual([
      'A reinforcement is called by your 4 Actions, for the end of the turn.',
    ]);
  });
});
