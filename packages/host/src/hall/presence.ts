import type { Seat } from '@oubliette/kernel';

/** Whoever loads the page anew is not gone. */
const GRACE_MS = 3000;
/** Other nodes say so often who is there, and are believed so long. */
const AGAIN_MS = 15_000;
const BELIEVED_MS = 40_000;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly heard: number;
}

/** Who looks at which match just now, here and at other nodes. It is kept nowhere: a sign, not a promise. */
export interface Presence {
  /** Somebody has come to a seat; what comes back is called when they go. */
  come(match: string, seat: Seat): () => void;
  at(match: string): readonly Seat[];
  /** Who is there at this node. */
  here(match: string): readonly Seat[];
  /** Another node says who is there. */
  hear(node: string, match: string, seats: readonly Seat[]): void;
  /** Says again what is known here, now and then, and forgets what nobody repeats. */
  renew(): void;
}

export function createPresence(now: () => number, changed: (match: string) => void): Presence {
  const seats = new Map<string, Map<Seat, number>>();
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  let renewed = 0;

  const here = (match: string) => [...(seats.get(match)?.keys() ?? [])].sort();

  function go(match: string, seat: Seat): void {
    const there = seats.get(match);
    const left = (there?.get(seat) ?? 1) - 1;
    if (left > 0) return void there?.set(seat, left);
    there?.delete(seat);
    if (there?.size === 0) seats.delete(match);
    changed(match);
  }

  return {
    come(match, seat) {
      const there = seats.get(match) ?? new Map<Seat, number>();
      const before = there.get(seat) ?? 0;
      seats.set(match, there.set(seat, before + 1));
      if (before === 0) changed(match);
      let isGone = false;
      return () => {
        if (isGone) return;
        isGone = true;
        setTimeout(go, GRACE_MS, match, seat);
      };
    },
    here,
    at(match) {
      const others = [...(elsewhere.get(match)?.values() ?? [])].flatMap(one => one.seats);
      return [...new Set([...here(match), ...others])].sort();
    },
    hear(node, match, there) {
      const nodes = elsewhere.get(match) ?? new Map<string, Elsewhere>();
      if (there.length === 0) nodes.delete(node);
      else nodes.set(node, { seats: there, heard: now() });
      if (nodes.size === 0) elsewhere.delete(match);
      else elsewhere.set(match, nodes);
    },
    renew() {
      if (now() - renewed < AGAIN_MS) return;
      renewed = now();
      for (const match of seats.keys()) changed(match);
      for (const [match, nodes] of elsewhere) {
        for (const [node, { heard }] of nodes) if (now() - heard > BELIEVED_MS) nodes.delete(node);
        if (nodes.size > 0) continue;
        elsewhere.delete(match);
        changed(match);
      }
    },
  };
}
