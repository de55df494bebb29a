/** Everything in a value that could be changed in place: records, lists, typed arrays, their bytes. */
export function partsOf(value: unknown, parts: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || parts.has(value)) return parts;
  parts.add(value);
  if (ArrayBuffer.isView(value)) parts.add(value.buffer);
  else for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

/** The path of the first part of a value that is one of these. */
export function aliasOf(value: unknown, parts: ReadonlySet<object>, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (parts.has(value) && !Object.isFrozen(value)) return path;
  if (ArrayBuffer.isView(value)) return parts.has(value.buffer) ? path : null;
  for (const [key, part] of Object.entries(value)) {
    const alias = aliasOf(part, parts, `${path}.${key}`);
    if (alias !== null) return alias;
  }
  return null;
}
