import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Names the exact Node and npm, and the hash of every file of theirs. */
export const TOOLCHAIN = join(ROOT, 'toolchain');
/** What is fetched for this checkout alone. */
export const TOOLS = join(ROOT, '.tools');
