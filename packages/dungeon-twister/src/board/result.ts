/** What reading untrusted text gives: the thing itself, or everything that is wrong with it. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function rejected<Fault>(...faults: Fault[]): {
  readonly ok: false;
  readonly faults: readonly Fault[];
} {
  return { ok: false, faults };
}
