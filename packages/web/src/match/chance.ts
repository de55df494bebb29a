/** Fair chance of the page itself, for choices that the players leave to it. */
export function below(count: number): number {
  const fair = 2 ** 32 - (2 ** 32 % count);
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < fair ? word % count : below(count);
}
