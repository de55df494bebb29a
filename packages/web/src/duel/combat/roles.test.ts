import type { Fighter } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { roleOf, strengthWords } from './roles.ts';

const speech = { texts: en, nameOf: (token: string) => token.slice(2) };

const armed = (weapon: string | null): Fighter =>
  ({ token: 'B:naga', strength: 3, stab: 0, weapon }) as Fighter;

describe('somebody in a fight', () => {
  it('is told by the weapon in his hands, also one of a further set', () => {
    expect(roleOf(speech, armed('B:bow'), true, true)).toBe('shoots');
    expect(roleOf(speech, armed('B:telescoping-spear'), true, true)).toBe('with the Spear');
    expect(roleOf(speech, armed('B:crossbow'), true, true)).toBe('weapon: crossbow');
    expect(roleOf(speech, armed('B:naga'), true, true)).toBe('shoots');
  });

  it('counts the value of his weapon by its name', () => {
    expect(strengthWords(speech, armed('B:bow'))).toBe('bow 3');
    expect(strengthWords(speech, armed('B:telescoping-spear'))).toBe('combat 3');
    expect(strengthWords(speech, armed('B:crossbow'))).toBe('crossbow 3');
  });
});
