/** Two turns make a round. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2);
