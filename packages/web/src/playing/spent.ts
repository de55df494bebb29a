/** Time already spent, in seconds, by span. */
export interface SpentTime {
  readonly of: (span: string) => number;
  readonly spend: (span: string, seconds: number) => void;
  readonly forget: () => void;
}

/** Where the browser keeps it; other tabs of the same match read it too. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The times of one match. Neither a reload nor another tab gives any back: what counts is the most
 * that this tab or the browser remembers of a span, and nothing said here ever shrinks.
 */
export function spentOf(key: string, shelf: () => Shelf = () => localStorage): SpentTime {
  const name = `oubliette clock ${key}`;
  const here = new Map<string, number>();

  function stored(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(shelf().getItem(name) ?? '{}');
      return typeof kept === 'object' && kept !== null ? { ...kept } : {};
    } catch {
      return {};
    }
  }

  function of(span: string): number {
    const kept = Number(stored()[span] ?? 0);
    return Math.max(here.get(span) ?? 0, Number.isFinite(kept) ? kept : 0);
  }

  return {
    of,
    spend(span, seconds) {
      const total = Math.max(of(span), seconds);
      here.set(span, total);
      try {
        shelf().setItem(name, JSON.stringify({ ...stored(), [span]: Number(total.toFixed(1)) }));
      } catch {
        // The browser forbids it: this tab alone remembers.
      }
    },
    forget() {
      here.clear();
      try {
        shelf().removeItem(name);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
