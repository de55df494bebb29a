import { duel } from '@oubliette/dungeon-twister';
import { describe, expect, it, vi } from 'vitest';
import { ownAddress, readOwn, whyNot } from './own.ts';

// The games have names, and those a language, which comes from the address.
vi.hoisted(() => vi.stubGlobal('location', { search: '?lang=en' }));

const MAZE = 'maze hall@0\nturn 3 blue\nleft 2\nB:naga @19,2';

const queryOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));

/** Which sentence is said of an address. */
function brokenBy(change: (query: URLSearchParams) => void): string | null {
  const query = queryOf(ownAddress('duel', 'blue', MAZE, 'points blue 1'));
  change(query);
  const read = readOwn(query);
  return read.ok ? null : whyNot(read.faults[0]!.code);
}

describe('the address of a position', () => {
  it('is read as it was written', () => {
    const read = readOwn(queryOf(ownAddress('duel', 'blue', `  ${MAZE}\n\n`, 'points blue 1')));
    expect(read).toEqual({
      ok: true,
      value: {
        game: 'duel',
        seat: 'blue',
        given: MAZE.split('\n'),
        goal: ['points blue 1'],
        span: 'turn',
        chance: 'certain',
      },
    });
  });

  it('DT-MERC-22: keeps the drawing of a room as it is, a trigger and its remote pit in it', () => {
    const picture = [
      '+   +   +   +   +   +',
      '  G   .   .   .   .',
      '+   +   +   +   +   +',
      '  .   J   .   Q   .',
      ...Array.from({ length: 3 }, () => ['+   +   +   +   +   +', '  .   .   .   .   .']).flat(),
      '+   +   +   +   +   +',
    ];
    const lines = ['room cell 91 clockwise', ...picture, 'maze cell@0 hall@0', 'turn 3 blue'];
    const position = [...lines, 'left 2', 'B:naga @2,1', 'Y:troll @3,3'];
    for (const indent of ['', '  ']) {
      const text = position.map(line => indent + line).join('\n');
      const read = readOwn(queryOf(ownAddress('duel', 'blue', text, '')));
      if (!read.ok) throw new Error(read.faults[0]!.text);
      expect(read.value.given).toEqual(position);
      expect(duel.notation.parsePosition(read.value.given.join('\n')).ok).toBe(true);
    }
  });

  it('is refused with the sentence that fits', () => {
    expect(brokenBy(() => {})).toBeNull();
    expect(brokenBy(query => query.set('given', 'x'.repeat(20_001)))).toBe('long');
    expect(brokenBy(query => query.set('game', 'chess'))).toBe('game');
    expect(brokenBy(query => query.set('game', 'toString'))).toBe('game');
    expect(brokenBy(query => query.set('seat', 'purple'))).toBe('seat');
    expect(brokenBy(query => query.delete('given'))).toBe('position');
  });
});
