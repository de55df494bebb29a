/** How many numbers each path command takes. */
const arity: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;

/**
 * The same path on whole coordinates. The pen's rounded place is carried along, so that relative
 * commands do not drift: no point lies further than half a unit from where it was drawn.
 */
export function roundedPath(path: string): string {
  let out = '';
  let previous = '';
  const exact = { x: 0, y: 0, startX: 0, startY: 0 };
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const { command, numbers } of commands(path)) {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    const points: number[] = [];
    const rounded = numbers.map((value, index) => {
      const axis = axisOf(kind, index);
      if (!axis) return kind === 'A' && index < 2 ? Math.round(value * 10) / 10 : value;
      const absolute = relative ? exact[axis] + value : value;
      points.push(absolute);
      return Math.round(absolute) - (relative ? pen[axis] : 0);
    });
    if (kind === 'Z') {
      Object.assign(exact, { x: exact.startX, y: exact.startY });
      Object.assign(pen, { x: pen.startX, y: pen.startY });
    } else {
      if (kind !== 'V') exact.x = points.at(kind === 'H' ? -1 : -2)!;
      if (kind !== 'H') exact.y = points.at(-1)!;
      pen.x = kind === 'V' ? pen.x : Math.round(exact.x);
      pen.y = kind === 'H' ? pen.y : Math.round(exact.y);
      if (kind === 'M') {
        Object.assign(exact, { startX: exact.x, startY: exact.y });
        Object.assign(pen, { startX: pen.x, startY: pen.y });
      }
    }
    out += (command === previous && kind !== 'M' && kind !== 'Z' ? ' ' : command) + joined(rounded);
    previous = command;
  }
  return out.replaceAll(' -', '-');
}

function axisOf(kind: string, index: number): 'x' | 'y' | null {
  if (kind === 'H') return 'x';
  if (kind === 'V') return 'y';
  if (kind === 'A' && index < 5) return null;
  return (kind === 'A' ? index - 5 : index) % 2 ? 'y' : 'x';
}

const joined = (numbers: readonly number[]): string =>
  numbers.map(value => String(value || 0).replace(/^(-?)0\./, '$1.')).join(' ');

function* commands(path: string): Generator<{ command: string; numbers: number[] }> {
  let at = 0;
  let command = '';
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at]!)) command = path[at++]!;
    else if (command.toUpperCase() === 'M') command = command === 'M' ? 'L' : 'l';
    const count = arity[command.toUpperCase()];
    if (count === undefined) throw new Error(`no path command ${command}`);
    const numbers: number[] = [];
    for (let index = 0; index < count; index++) {
      skip();
      numbers.push(
        command.toUpperCase() === 'A' && (index === 3 || index === 4) ? Number(path[at++]) : read(),
      );
    }
    yield { command, numbers };
  }
  function read(): number {
    number.lastIndex = at;
    const match = number.exec(path);
    if (!match) throw new Error(`no number at ${at}`);
    at = number.lastIndex;
    return Number(match[0]);
  }
}
