export { type CopyFile, type MirroredStore, mirrored } from './mirrored-store.ts';
export { type CopyLine, gathered, lineOfWhole } from './second-copy.ts';
