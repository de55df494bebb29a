/** Questions at which somebody begins something of their own: nothing is under way that could not be judged. */
export const AT_REST: ReadonlySet<string> = new Set([
  'assign',
  'gifts',
  'orders',
  'action',
  'destiny',
  'entry',
]);
