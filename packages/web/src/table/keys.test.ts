import { describe, expect, it } from 'vitest';
import { commandIn, type KeyStroke } from './keys.ts';

const OWN = { KeyB: 'scenario' } as const;

const stroke = (parts: Partial<KeyStroke>): KeyStroke => ({
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...parts,
});

describe('keys of the table', () => {
  it('do not depend on the alphabet', () => {
    expect(commandIn(OWN, stroke({ key: 'г', code: 'KeyU' }))).toEqual({ name: 'undo' });
    expect(commandIn(OWN, stroke({ key: 'у', code: 'KeyE' }))).toEqual({ name: 'end' });
  });

  it('a game adds its own', () => {
    expect(commandIn(OWN, stroke({ key: 'b', code: 'KeyB' }))).toEqual({ name: 'scenario' });
    expect(commandIn({}, stroke({ key: 'b', code: 'KeyB' }))).toBeNull();
  });

  it('undo also answers to what every editor uses', () => {
    expect(commandIn(OWN, stroke({ key: 'z', code: 'KeyZ', ctrlKey: true }))).toEqual({
      name: 'undo',
    });
  });

  it('digits choose what is listed, on both sides of the keyboard', () => {
    expect(commandIn(OWN, stroke({ key: '3', code: 'Digit3' }))).toEqual({
      name: 'numbers',
      index: 2,
    });
    expect(commandIn(OWN, stroke({ key: '3', code: 'Numpad3' }))).toEqual({
      name: 'numbers',
      index: 2,
    });
  });

  it.each([
    stroke({ key: 'u', code: 'KeyU', altKey: true }),
    stroke({ key: 'E', code: 'KeyE', shiftKey: true }),
    stroke({ key: 'f', code: 'KeyF', ctrlKey: true }),
    stroke({ key: 'ArrowUp', code: 'ArrowUp' }),
    stroke({ key: 'Enter', code: 'Enter' }),
  ])('leaves $key to the board and the browser', other => {
    expect(commandIn(OWN, other)).toBeNull();
  });
});
