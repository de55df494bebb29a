/** Small tables cut from large ones: to make one of its own costs far more than to fill it. */
const LARGE = 1 << 16;

function cutFrom<Table extends Int8Array | Uint16Array>(
  make: (length: number) => Table,
): (length: number) => Table {
  let large = make(0);
  let used = 0;
  return length => {
    if (used + length > large.length) {
      large = make(Math.max(LARGE, length));
      used = 0;
    }
    used += length;
    return large.subarray(used - length, used) as Table;
  };
}

/** All zero. */
export const newCosts = cutFrom(length => new Uint16Array(length));

const newTokens = cutFrom(length => new Int8Array(length));

/** The tokens on the squares of a layer, to be changed. */
export function copyOf(layer: Int8Array): Int8Array {
  const copy = newTokens(layer.length);
  copy.set(layer);
  return copy;
}

export function layerOf(cells: number, token: number): Int8Array {
  return newTokens(cells).fill(token);
}
