/** Where what a sheet leaves of the screen ends: at its upper edge, unless it lies beside the board. */
export function endAbove(sheet: Element | null): number {
  const box = sheet?.getBoundingClientRect();
  return box && box.left === 0 ? box.top : innerHeight;
}
