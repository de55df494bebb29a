/** Именительный, родительный, дательный, винительный, творительный. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins'] as const;
export type Case = (typeof CASES)[number];
