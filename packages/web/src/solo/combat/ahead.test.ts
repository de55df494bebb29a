import { solo } from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';
import { thinking } from '../thinking/questions.ts';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { combatForeseen } = await import('./ahead.ts');

const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';

function foreseen(npc: string, ...facts: readonly string[]) {
  const read = solo.notation.parsePosition([MAZE, ...facts, `row ${npc}`].join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const view = solo.view(read.value, TABLE);
  return combatForeseen(thinking.forecast(view, npc)!);
}

describe('the combat to come', () => {
  it('NC-TELE-01: against Puny Ed the weakest card above +0 is known before', () => {
    const ahead = foreseen(
      'N:puny-ed',
      'N:puny-ed @13,4',
      'Y:cleric @18,4',
      'Y:wizard @19,5',
      'Y:naga @19,1',
      'Y:mekanork @11,4',
    );
    expect(ahead).toMatchObject({ np: 'top', players: 'weakest', forced: 1 });
    expect(ahead?.fighters.sums).toEqual([0, 2]);
  });

  it('NC-TELE-04: Doctor Migraine’s enemy counts nothing but his card', () => {
    const ahead = foreseen('N:doctor-migraine', 'N:doctor-migraine @16,4', 'Y:colossus @18,4');
    expect(ahead?.isSapped).toBe(true);
    expect(ahead?.fighters.sums).toEqual([0, 0]);
  });

  it('DS-FIGHT-06: the Player’s Telepath picks one of three cards', () => {
    const ahead = foreseen('N:jen', 'N:jen @17,4', 'Y:telepath @18,4');
    expect(ahead).toMatchObject({ np: 'picked-of-three', players: 'free', isSapped: false });
  });
});
