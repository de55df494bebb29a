/** “red”, “red and white”, “red, white and black”. */
export function listed(names: readonly string[], joint = 'and'): string {
  const last = names.at(-1) ?? 'nobody';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** “1 move”, “2 moves”. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
