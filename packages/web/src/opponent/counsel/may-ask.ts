/** As much of a table as shows whether anybody may ask. */
interface Asked {
  readonly snapshot: () => { readonly legal: readonly unknown[] };
  readonly mayHint?: () => boolean;
}

/** Whether whoever looks is asked something, and hints are given at this table. */
export const mayAsk = ({ snapshot, mayHint }: Asked): boolean =>
  snapshot().legal.length > 0 && mayHint?.() !== false;
