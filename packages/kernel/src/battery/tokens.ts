/** The tokens that one list has more or less than the other, in words; nothing when they agree. */
export function difference(before: readonly string[], after: readonly string[]): string | null {
  const surplus = new Map<string, number>();
  for (const token of after) surplus.set(token, (surplus.get(token) ?? 0) + 1);
  for (const token of before) surplus.set(token, (surplus.get(token) ?? 0) - 1);
  const named = (sign: 1 | -1) =>
    [...surplus].flatMap(([token, count]) =>
      new Array<string>(Math.max(0, count * sign)).fill(token),
    );
  const [lost, gained] = [named(-1), named(1)];
  if (lost.length === 0 && gained.length === 0) return null;
  return `lost ${lost.join(', ') || 'nothing'}, new ${gained.join(', ') || 'nothing'}`;
}
