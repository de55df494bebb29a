import { randomBytes } from 'node:crypto';

/** A secret of so many random bytes, fit for an address. */
export const freshSecret = (bytes = 16): string => randomBytes(bytes).toString('base64url');

/** The name of a match: no secret, but nobody meets one by trying. */
export const freshKey = (): string => freshSecret(9);
