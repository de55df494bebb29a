/** What a page says to a newer service worker that waits. */
export const TAKE_OVER = 'take-over';
