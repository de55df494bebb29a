// Each browser words a failed `import()` in its own way; none gives it a type of its own.
const FAILED_FETCH = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload/i,
];

export function isFailedFetch(fault: unknown): boolean {
  const words = String(fault);
  return FAILED_FETCH.some(pattern => pattern.test(words));
}
