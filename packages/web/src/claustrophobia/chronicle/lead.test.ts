import { describe, expect, it } from 'vitest';
import { leadOf } from './lead.ts';

const names = ['Brute I', 'Brute II', 'Troglodyte', 'Underground Hunter', 'Humans'];

describe('the actor of a line stands out', () => {
  it.each([
    ['Brute II goes to the Lair.', 'Brute II'],
    ['The Underground Hunter attacks Brute I.', 'The Underground Hunter'],
    ['A Troglodyte dies.', 'A Troglodyte'],
    ['Humans play “Grenade”.', 'Humans'],
    ['The dice are given.', ''],
  ])('%s', (words, lead) => {
    expect(leadOf(words, names)).toBe(lead);
  });
});
