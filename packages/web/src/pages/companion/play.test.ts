import type { SoloView } from '@oubliette/dungeon-twister';
import { expect, it, vi } from 'vitest';
import { createPlay } from './play.ts';

vi.mock('../../solo/thinking/ask.ts', () => ({
  think: async () => ({ awaits: { for: 'die', die: 'tie', options: [] } }),
}));
vi.mock('../../solo/words/index.ts', () => ({ soloStory: () => [] }));

it('an activation that waits for its die can be taken back, also as the very first deed', async () => {
  const play = createPlay({ work: [] } as unknown as SoloView, () => {});
  expect(play.canUndo()).toBe(false);
  play.activate('N:jen');
  await vi.waitFor(() => expect(play.acting()).toBe('N:jen'));
  expect(play.canUndo()).toBe(true);
  play.undo();
  expect([play.acting(), play.canUndo()]).toEqual([null, false]);
});
