/** Runs `work` while nobody else does under the same lock file; `waiting` is called once if it must wait. */
export function withLock<T>(path: string, work: () => Promise<T>, waiting?: () => void): Promise<T>;
