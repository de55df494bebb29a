/** Something that has an end still moves: a token, dice, a card that turns. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );
}

/** The outcome of a fight lies there until it has been read; the menu stays while it is open. */
const isRead = () =>
  document.querySelector('dialog[data-told][open], dialog[open] .table-menu') === null;

const pause = (time: number) => new Promise(done => setTimeout(done, time));

const LOOK = 60;

/** Waits until all that has happened has been seen, and a little longer. */
export async function atRest(breath: number, isGone: () => boolean): Promise<void> {
  await pause(breath);
  for (let still = 0; still < 2 && !isGone(); ) {
    still = isMoving() || !isRead() ? 0 : still + 1;
    await pause(LOOK);
  }
}

/** Waits only if there is something to be seen now. */
export async function untilSeen(isGone: () => boolean): Promise<void> {
  while (!isGone() && (isMoving() || !isRead())) await pause(LOOK);
}
