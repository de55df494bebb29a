/** Numbers stirred into one of 53 bits: whether two positions are the same, nearly for certain. */
export interface Mix {
  one: number;
  other: number;
}

export function newMix(): Mix {
  return { one: 0x9e3779b9 | 0, other: 0x85ebca6b | 0 };
}

export function stir(mix: Mix, value: number): void {
  mix.one = Math.imul(mix.one ^ value, 0xcc9e2d51);
  mix.one = (mix.one << 15) | (mix.one >>> 17);
  mix.other = (Math.imul(mix.other, 0x01000193) ^ value ^ (mix.one >>> 7)) | 0;
}

export function settled({ one, other }: Mix): number {
  return (one >>> 0) * 0x200000 + ((other >>> 5) & 0x1fffff);
}
