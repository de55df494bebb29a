import { digest, type Fault, fault } from '@oubliette/kernel';

/** What the server promises of its part of the seed before anybody has mixed in theirs. */
export const secretCommitment = (secret: string): string => digest(`oubliette secret ${secret}`);

/** What a store knows of a key or a link. */
export const hashOf = (secret: string): string => digest(`oubliette key ${secret}`);

/**
 * The seed of a match: the server’s part, then what every person mixed in, in the order of the seats.
 * The server could not choose the dice, for it promised its part first; nor could a player, who never
 * saw it.
 */
export const seedOf = (secret: string, nonces: readonly string[]): string =>
  [secret, ...nonces].join('.');

/** Whether a seed is made of what was promised and mixed in. */
export function seedFault(
  seed: string,
  commitment: string,
  nonces: readonly string[],
): Fault | null {
  const [secret = '', ...mixed] = seed.split('.');
  if (secretCommitment(secret) !== commitment)
    return fault('match.seed', 'sealed.commitment', 'The seed is not made of what was promised.');
  if (mixed.join('.') !== nonces.join('.'))
    return fault('match.seed', 'sealed.nonces', 'The seed is not made of what the seats mixed in.');
  return null;
}
