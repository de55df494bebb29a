import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Hides what lies in the database from whoever has the database alone. */
export interface Seal {
  readonly close: (text: string) => string;
  readonly open: (sealed: string) => string;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Of a key of 32 bytes. */
export const sealWith = (key: Buffer): Seal => ({
  close(text) {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, key, nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
  },
  open(sealed) {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
  },
});
