import { solo } from '@oubliette/dungeon-twister';
import { startMatch } from '@oubliette/kernel';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { learn, switchLanguage } = await import('../i18n/language.ts');
const { toComeIn, tokensToCome } = await import('./room-numbers.ts');
await learn('en');

it('DS-SET-06: two tokens come with a room at a line, three with one in the middle', () => {
  const { state } = startMatch(solo, { level: 'green', visions: false, quick: true }, 'rooms');
  const view = solo.view(state, 'yellow');
  const numbers = [2, 3, 3, 2, 2, 3, 3, 2].map((count, room) => [room, count]);
  expect(tokensToCome(view)).toEqual(numbers.filter(([room]) => view.rooms[room!]!.name === null));
  expect(tokensToCome(view)).toHaveLength(8);
  const rooms = view.rooms.map((room, at) => (at === 1 ? { ...room, name: '37L' } : room));
  expect(tokensToCome({ ...view, rooms }).map(([room]) => room)).not.toContain(1);
});

it('DS-SET-06: says so in words, in both languages', async () => {
  const { state } = startMatch(solo, { level: 'green', visions: false, quick: true }, 'rooms');
  const view = solo.view(state, 'yellow');
  expect(toComeIn(view, 1)).toBe('brings 3 tokens when revealed');
  await switchLanguage('ru');
  expect(toComeIn(view, 1)).toBe('при открытии 3 жетона');
  const rooms = view.rooms.map((room, at) => (at === 1 ? { ...room, name: '37L' } : room));
  expect(toComeIn({ ...view, rooms }, 1)).toBeUndefined();
});
