import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { clockRunning, whenTimeIsUp } from './clock.ts';
import { duel } from './game.ts';

function given(...lines: string[]) {
  const state = duel.notation.parsePosition(['maze hall@0', 'turn 5 blue', ...lines].join('\n'));
  if (!state.ok) throw new Error(state.faults[0]?.text);
  return state.value;
}

const NAGAS = ['B:naga @4,4', 'Y:naga @5,4'];

describe('the clock', () => {
  it('DT-OPT-01: ends the turn, and the AP left are lost', () => {
    const state = given('timed', 'left 3', ...NAGAS);
    expect(clockRunning(state)).toEqual({ seat: 'blue', clock: 'turn', extra: 0 });
    expect(whenTimeIsUp(state)).toEqual({ do: 'end' });
  });

  it('DT-OPT-01: lets an action in progress be finished', () => {
    const state = given('timed', 'left 3', ...NAGAS);
    duel.apply(state, 'blue', { do: 'move', token: 'B:naga' }, NO_CHANCE);
    expect(clockRunning(state)).toEqual({ seat: 'blue', clock: 'turn', extra: 0 });
    expect(whenTimeIsUp(state)).toBeNull();
  });

  it('DT-OPT-01, DT-TURN-02: plays the lowest Action card of a player who plays none', () => {
    const state = given('timed', 'asks card', 'cards blue actions 3,5 last 0 jumps 3 combat 0');
    expect(whenTimeIsUp(state)).toEqual({ do: 'card', value: 3 });
  });

  it('DT-OPT-02: a card is due once the other side has chosen, and then it is +0', () => {
    const state = given('timed', 'left 3', ...NAGAS);
    duel.apply(state, 'blue', { do: 'attack', token: 'B:naga', target: 'Y:naga' }, NO_CHANCE);
    expect([clockRunning(state)?.clock, whenTimeIsUp(state)]).toEqual(['turn', null]);
    duel.apply(state, 'blue', { do: 'choose', value: 3 }, NO_CHANCE);
    expect(clockRunning(state)).toEqual({ seat: 'yellow', clock: 'answer', extra: 0 });
    expect(whenTimeIsUp(state)).toEqual({ do: 'choose', value: 0 });
  });

  it('DT-OPT-02, DT-TELEPATH-01: a Telepath who names nothing in time demands nothing', () => {
    const state = given('timed', 'left 3', 'B:naga @4,4', 'Y:telepath @5,4');
    duel.apply(state, 'blue', { do: 'attack', token: 'B:naga', target: 'Y:telepath' }, NO_CHANCE);
    expect(clockRunning(state)).toEqual({ seat: 'yellow', clock: 'answer', extra: 0 });
    expect(whenTimeIsUp(state)).toEqual({ do: 'demand', value: 0 });
  });

  it('DT-OPT-01, DT-POTION-01: a turn has another minute for each Speed Potion drunk in it', () => {
    const state = given('timed', 'left 2', 'B:goblin @3,3', 'B:speed-potion @3,3');
    duel.apply(state, 'blue', { do: 'drink', token: 'B:goblin' }, fastRandom(1));
    expect(clockRunning(state)).toEqual({ seat: 'blue', clock: 'turn', extra: 60 });
    duel.apply(state, 'blue', { do: 'end' }, fastRandom(1));
    expect(clockRunning(state)).toEqual({ seat: 'yellow', clock: 'turn', extra: 0 });
  });

  it('DT-OPT-01: does not run without a timer', () => {
    expect(clockRunning(given('left 3', ...NAGAS))).toBeNull();
    expect(whenTimeIsUp(given('left 3', ...NAGAS))).toBeNull();
  });
});

const NO_CHANCE = {
  below(): never {
    throw new Error('no chance here');
  },
};
