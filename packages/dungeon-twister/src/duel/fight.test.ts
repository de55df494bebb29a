import { describe, expect, it } from 'vitest';
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
