declare module 'gifenc' {
  interface FrameWishes {
    readonly palette?: readonly (readonly number[])[];
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, wishes?: FrameWishes): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): number[][];
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: readonly (readonly number[])[],
  ): Uint8Array;
}
