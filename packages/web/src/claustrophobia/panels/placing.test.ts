import { expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

it('the button that lays a tile says first what is done, then which tile it is', () => {
  expect(en.lay('Cache')).toBe('Place it like this: Cache');
  expect(ru.lay('Тайник')).toBe('Положить так: Тайник');
});
