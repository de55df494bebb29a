/** What a rule must never ask: chance and time that no seed governs. */
const SOURCES: readonly { readonly name: string; readonly owner: object; readonly key: string }[] =
  [
    { name: 'Math.random', owner: Math, key: 'random' },
    { name: 'Date.now', owner: Date, key: 'now' },
  ];

/** Runs something and says which of them it asked. */
export function ambientAskedBy(run: () => void): string[] {
  const asked = new Set<string>();
  const originals = SOURCES.map(({ name, owner, key }) => {
    const record = owner as Record<string, (...args: unknown[]) => unknown>;
    const original = record[key]!;
    record[key] = (...args) => {
      asked.add(name);
      return original.apply(owner, args);
    };
    return () => {
      record[key] = original;
    };
  });
  try {
    run();
  } finally {
    for (const restore of originals) restore();
  }
  return [...asked];
}
