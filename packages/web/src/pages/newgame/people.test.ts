import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recallPeople, rememberPeople } from './people.ts';

const SEATS = ['human', 'demon'] as const;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});

describe('who plays', () => {
  it('is one person against the machine, where nobody has said otherwise', () => {
    expect(recallPeople('cave', SEATS)).toEqual({
      players: { human: '', demon: '' },
      openTable: false,
      opponent: { seat: 'demon', level: 'squire', friendly: true },
    });
  });

  it('is nobody else where there is one seat', () => {
    expect(recallPeople('solo', ['yellow']).opponent).toBeNull();
  });

  it('is who played last: also a person at this screen', () => {
    const people = { players: { human: 'Ann', demon: 'Ben' }, openTable: true, opponent: null };
    rememberPeople('cave', people);
    expect(recallPeople('cave', SEATS)).toEqual(people);
  });
});
