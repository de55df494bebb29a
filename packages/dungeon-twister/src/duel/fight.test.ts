import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Side } from '../pieces/roster.ts';
import { cards } from './cards.ts';
import { duel } from './game.ts';

function attacked(target: string) {
  const text = ['maze hall@0', 'turn 5 blue', 'left 3', 'B:colossus @4,4', `${target} @5,4`];
  const state = duel.notation.parsePosition(text.join('\n'));
  if (!state.ok) throw new Error(state.faults[0]?.text);
  const random = { below: () => 0 };
  duel.apply(state.value, 'blue', { do: 'attack', token: 'B:colossus', target }, random);
  return state.value;
}

describe('a card that does not exist', () => {
  it.each([-1, 2.5, 7, 11])('DT-TELEPATH-01: +%d is demanded of nobody', value => {
    const state = attacked('Y:telepath');
    expect(duel.refusal(state, 'yellow', { do: 'demand', value })).toEqual({
      rule: 'DT-TELEPATH-01',
    });
  });

  it.each([-1, 2.5, 7, 11])('DT-CBT-02: +%d is chosen by nobody', value => {
    const state = attacked('Y:naga');
    expect(duel.refusal(state, 'yellow', { do: 'choose', value })).toEqual({ rule: 'DT-CBT-02' });
  });
});

it('DT-TELEPATH-02, DT-MULTI-10: nobody at the table imagines a card in the hand that lacked it', () => {
  const text = [
    'players 3',
    'maze hall@0',
    'turn 5 blue',
    'left 3',
    'B:telepath @4,4',
    'Y:naga @5,4',
  ];
  const hand = 'cards yellow actions 2,3,4,5 last 0 jumps 3 combat 0,1,3,3,4,5,6';
  const read = duel.notation.parsePosition([...text, hand].join('\n'));
  if (!read.ok) throw new Error(read.faults[0]?.text);
  const random = fastRandom(1);
  duel.apply(read.value, 'blue', { do: 'attack', token: 'B:telepath', target: 'Y:naga' }, random);
  duel.apply(read.value, 'blue', { do: 'demand', value: 2 }, random);
  const seen = duel.view(read.value, 'purple');
  for (let world = 0; world < 30; world++) {
    expect(cards.combat(duel.guess(seen, random), 1 as Side, 2)).toBe(0);
  }
});
