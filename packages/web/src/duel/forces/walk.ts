type Point = readonly [x: number, y: number];

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys go from one button to the next that lies in their direction. */
export function walkAlong(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const way = WAYS[event.key];
  const from = event.target as Element;
  if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const [x, y] = middleOf(from);
  const next = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    .filter(button => button !== from)
    .map(button => {
      const [bx, by] = middleOf(button);
      const along = (bx - x) * way[0] + (by - y) * way[1];
      const aside = Math.abs((bx - x) * way[1]) + Math.abs((by - y) * way[0]);
      return { button, along, far: along + 3 * aside };
    })
    .filter(({ along }) => along > 4)
    .sort((one, other) => one.far - other.far)[0];
  if (next === undefined) return;
  event.preventDefault();
  next.button.focus();
}
