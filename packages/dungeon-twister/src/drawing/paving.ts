import { num } from '@oubliette/art';

/** Joints of a floor of five by five squares, as path data; `random` makes it uneven. */
export type Paving = (square: number, random: () => number) => string;

const line = (x: number, y: number, dx: number, dy: number): string =>
  `M${num(x)},${num(y)}l${num(dx)},${num(dy)}`;

const flagstones: Paving = (s, random) => {
  let joints = '';
  for (let y = 0; y < 5 * s; y += s) {
    for (let x = 0; x < 5 * s; x += s) {
      const [a, b] = [(0.3 + random() * 0.4) * s, (0.3 + random() * 0.4) * s];
      joints +=
        random() > 0.5
          ? line(x + a, y, 0, b) + line(x, y + b, s, 0)
          : line(x, y + b, a, 0) + line(x + a, y, 0, s);
    }
  }
  return joints;
};

const diagonals: Paving = s => {
  let joints = '';
  for (let k = 1; k < 10; k++) {
    const inside = Math.min(k, 10 - k) * s;
    const from = Math.max(0, k - 5) * s;
    joints += line(from, Math.min(k, 5) * s, inside, -inside);
    joints += line(from, 5 * s - Math.min(k, 5) * s, inside, inside);
  }
  return joints;
};

const planks: Paving = (s, random) => {
  const width = s / 3;
  let joints = '';
  for (let row = 0; row < 15; row++) {
    if (row) joints += line(0, row * width, 5 * s, 0);
    for (let x = random() * 2 * s; x < 5 * s; x += s * (1.4 + random())) {
      joints += line(x, row * width, 0, width);
    }
  }
  return joints;
};

const setts: Paving = s => {
  const side = s / 2;
  let joints = '';
  for (let row = 0; row < 10; row++) {
    if (row) joints += line(0, row * side, 5 * s, 0);
    for (let x = row % 2 ? side / 2 : side; x < 5 * s; x += side) {
      joints += line(x, row * side, 0, side);
    }
  }
  return joints;
};

/** Bricks of one by two: along a diagonal a lying brick (0, 1) is followed by a standing one (3, 2). */
const herringbone: Paving = s => {
  const side = s / 3;
  let joints = '';
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      const place = (column - row + 16) % 4;
      const [x, y] = [column * side, row * side];
      if (place !== 0 && column < 14) joints += line(x + side, y, 0, side);
      if (place !== 3 && row < 14) joints += line(x, y + side, side, 0);
    }
  }
  return joints;
};

const hexagons: Paving = s => {
  const half = (5 * s) / 16;
  const radius = (2 * half) / Math.sqrt(3);
  let joints = '';
  for (let row = 0; row * radius * 1.5 < 5 * s; row++) {
    const top = row * radius * 1.5;
    const bottom = Math.min(top + radius, 5 * s);
    for (let column = row % 2; column <= 16; column += 2) {
      if (column > 0 && column < 16) joints += line(column * half, top, 0, bottom - top);
    }
    if (top + radius * 1.5 > 5 * s) continue;
    for (let column = 0; column < 16; column++) {
      const falls = column % 2 === row % 2;
      const y = top + radius * (falls ? 1 : 1.5);
      joints += line(column * half, y, half, (falls ? 1 : -1) * radius * 0.5);
    }
  }
  return joints;
};

const scales: Paving = s => {
  const r = s / 4;
  const arc = (dx: number, dy: number) => `a${num(r)},${num(r)} 0 0,0 ${num(dx)},${num(dy)}`;
  let joints = '';
  for (let row = 0; row < 20; row++) {
    const y = num(row * r);
    joints +=
      row % 2
        ? `M0,${num((row + 1) * r)}${arc(r, -r)}${arc(2 * r, 0).repeat(9)}${arc(r, r)}`
        : `M0,${y}${arc(2 * r, 0).repeat(10)}`;
  }
  return joints;
};

const octagons: Paving = s => {
  const pitch = s / 2;
  const d = s * 0.12;
  let joints = '';
  for (let row = 0; row <= 10; row++) {
    for (let column = 0; column <= 10; column++) {
      const [x, y] = [(column + 0.5) * pitch, (row + 0.5) * pitch];
      if (row < 10)
        joints += line(
          Math.max(0, x - pitch + d),
          y,
          column % 10 ? pitch - 2 * d : pitch / 2 - d,
          0,
        );
      if (column < 10)
        joints += line(x, Math.max(0, y - pitch + d), 0, row % 10 ? pitch - 2 * d : pitch / 2 - d);
      if (row < 10 && column < 10)
        joints += `M${num(x - d)},${num(y)}l${num(d)},${num(-d)} ${num(d)},${num(d)} ${num(-d)},${num(d)}Z`;
    }
  }
  return joints;
};

export const pavings = {
  flagstones,
  diagonals,
  planks,
  setts,
  herringbone,
  hexagons,
  scales,
  octagons,
} as const;
