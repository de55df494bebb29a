import { describe, expect, it } from 'vitest';
import type { KeyStroke } from '../../table/keys.ts';
import { commandOf } from './keys.ts';

const stroke = (key: string, code: string, rest: Partial<KeyStroke> = {}): KeyStroke => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...rest,
});

describe('keys', () => {
  it('do the same in the Russian layout', () => {
    expect(commandOf(stroke('п', 'KeyG'))).toEqual({ name: 'turn' });
    expect(commandOf(stroke('П', 'KeyG', { shiftKey: true }))).toEqual({ name: 'turnAgainst' });
    expect(commandOf(stroke(',', 'Slash', { shiftKey: true }))).toEqual({ name: 'help' });
  });

  it('move the bracket, and with Shift work the portcullis on that side', () => {
    expect(commandOf(stroke('ArrowLeft', 'ArrowLeft'))).toEqual({ name: 'arrows', side: 3 });
    expect(commandOf(stroke('ArrowUp', 'ArrowUp', { shiftKey: true }))).toEqual({
      name: 'portcullisSide',
      side: 0,
    });
  });

  it('pick up explorers by number', () => {
    expect(commandOf(stroke('2', 'Digit2'))).toEqual({ name: 'explorers', index: 1 });
    expect(commandOf(stroke('5', 'Digit5'))).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(commandOf(stroke('r', 'KeyR', { ctrlKey: true }))).toBeNull();
    expect(commandOf(stroke('d', 'KeyD', { altKey: true }))).toBeNull();
    expect(commandOf(stroke('z', 'KeyZ', { ctrlKey: true }))).toEqual({ name: 'undo' });
    expect(commandOf(stroke('z', 'KeyZ', { metaKey: true, shiftKey: true }))).toEqual({
      name: 'redo',
    });
    expect(commandOf(stroke('y', 'KeyY', { ctrlKey: true }))).toEqual({ name: 'redo' });
  });
});
