const MARGIN = 8;

/** How far something that lies there goes aside, so that nothing of it is cut; its beginning matters most. */
export function aside(left: number, right: number): number {
  const over = right + MARGIN - document.documentElement.clientWidth;
  return Math.max(MARGIN - left, Math.min(0, -over));
}

/** Moves something that floats over the page aside, so far that nothing of it is cut. */
export function keepOnScreen(element: HTMLElement): void {
  element.style.marginLeft = '';
  const { left, right } = element.getBoundingClientRect();
  const moved = aside(left, right);
  if (moved !== 0) element.style.marginLeft = `${moved}px`;
}

/** Above something if there is room, else below it, and always on the screen. */
export function placeBeside(element: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const above = at.top - height - MARGIN;
  element.style.left = `${at.left + aside(at.left, at.left + width)}px`;
  element.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
}
