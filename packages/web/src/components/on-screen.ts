const MARGIN = 8;

/** Moves something that floats over the board sideways, so far that nothing of it is cut. */
export function keepOnScreen(element: HTMLElement): void {
  element.style.marginLeft = '';
  const { left, right } = element.getBoundingClientRect();
  const over = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
  const under = Math.max(0, MARGIN - left);
  if (over || under) element.style.marginLeft = `${under - over}px`;
}
