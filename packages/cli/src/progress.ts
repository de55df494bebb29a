const REDRAW_MS = 100;

/** One line that says how far the work is. */
export interface ProgressLine {
  say(line: string): void;
  /** Wipes the line away. */
  end(): void;
}

export const SILENT: ProgressLine = { say() {}, end() {} };

/** On a terminal the line is drawn over itself; elsewhere there is nothing to watch. */
export function progressOn(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return SILENT;
  let drawn = 0;
  const draw = (line: string) => stream.write(`\r${line}\u001b[K`);
  return {
    say(line) {
      const now = Date.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      draw(line);
    },
    end() {
      if (drawn > 0) draw('');
    },
  };
}
