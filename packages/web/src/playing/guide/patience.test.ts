import { describe, expect, it } from 'vitest';
import { createPatience, stretchesOf } from './patience.ts';

describe('what the guide speaks of first', () => {
  it('steps back when it was not done in two turns', () => {
    const patience = createPatience();
    for (const turn of [1, 1, 3]) patience.tell('reveal', turn);
    expect(patience.isOver('reveal')).toBe(false);
    patience.tell('reveal', 5);
    expect(patience.isOver('reveal')).toBe(true);
    expect(patience.isOver('move')).toBe(false);
  });

  it('counts a turn whenever another seat acts', () => {
    const seats = ['blue', 'blue', 'yellow', 'blue'] as never[];
    expect(stretchesOf(seats.map(seat => ({ seat })))).toBe(3);
  });
});
