import type { Page } from 'playwright-core';

/** Everything moves so slowly that no motion ends by itself while anybody waits. */
export async function almostStop(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}
