import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isYesOrNo,
  oneOf,
  recallPeople,
  recallWishes,
  rememberPeople,
  wishesToKeep,
} from './people.ts';

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

describe('what was wished', () => {
  const people = { players: { human: '' }, openTable: false };
  const wished = { red: oneOf('phase', 'game'), auction: isYesOrNo };

  it('is wished again, but for what is chosen anew every time', () => {
    const wishes = { red: 'game', auction: true, seed: 'seven' };
    rememberPeople('cave', people, wishesToKeep(wishes, wished));
    expect(recallWishes('cave', wished)).toEqual({ red: 'game', auction: true });
  });

  it('is dropped, wish by wish, where it does not read any more', () => {
    rememberPeople('cave', people, { red: 'never', auction: false });
    expect(recallWishes('cave', wished)).toEqual({ auction: false });
    rememberPeople('cave', people);
    expect(recallWishes('cave', wished)).toEqual({});
    stored.set('cave', '{"wishes":null}');
    expect(recallWishes('cave', wished)).toEqual({});
  });
});
