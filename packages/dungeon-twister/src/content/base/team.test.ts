import { describe, expect, it } from 'vitest';
import { POOL } from '../../duel/forces/pool.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../prison/team.ts';
import { BASE_CHARACTERS, BASE_OBJECTS } from './team.ts';

describe('the original set', () => {
  it('DT-COMP-07: both sets together give a colour 16 characters of 13 names and 12 objects of 10', () => {
    const characters = [...PRISON_CHARACTERS, ...BASE_CHARACTERS].map(({ id }) => id);
    const objects = [...PRISON_OBJECTS, ...BASE_OBJECTS].map(({ id }) => id);
    expect([characters.length, new Set(characters).size]).toEqual([16, 13]);
    expect([objects.length, new Set(objects).size]).toEqual([12, 10]);
  });

  it('DT-MIX-02, DT-MIX-03: the pool has each piece as often as the sets, and six of every common object', () => {
    const blue = POOL.filter(name => name.startsWith('B:'));
    const count = (piece: string) => blue.filter(name => name.split(/[:#]/)[1] === piece).length;
    expect([count('cleric'), count('naga'), count('fireball-wand')]).toEqual([2, 1, 2]);
    expect([count('rope'), count('key')]).toEqual([6, 6]);
    expect(POOL).toHaveLength(2 * blue.length);
  });

  it.each([
    ['goblin', 4, 1],
    ['thief', 5, 2],
    ['troll', 2, 4],
    ['wall-walker', 4, 1],
    ['warrior', 3, 3],
  ])('DT-COMP-07: the %s moves %i and fights with %i', (id, move, combat) => {
    expect(BASE_CHARACTERS.find(piece => piece.id === id)).toMatchObject({ move, combat });
  });
});
