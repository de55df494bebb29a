import { createEffect, createRoot, createSignal } from 'solid-js';
import { keptChoice } from '../storage/kept-choice.ts';

export const TEXT_SIZES = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const CONTRASTS = ['device', 'usual', 'high'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Of the size that the browser is set to: all type is measured in it. */
const PERCENT: Readonly<Record<TextSize, number>> = { usual: 100, large: 115, largest: 130 };

export const [textSize, setTextSize] = keptChoice<TextSize>('text', TEXT_SIZES, () => 'usual');
export const [contrast, setContrast] = keptChoice<Contrast>('contrast', CONTRASTS, () => 'device');

/** Keeps the page in the letters and the contrast that were chosen; call it once. */
export function wearAppearance(page: HTMLElement): void {
  const wish = matchMedia('(prefers-contrast: more)');
  const [wished, setWished] = createSignal(wish.matches);
  wish.addEventListener('change', ({ matches }) => setWished(matches));
  createRoot(() => {
    createEffect(() => {
      page.style.fontSize = `${PERCENT[textSize()]}%`;
    });
    createEffect(() => {
      const isHigh = contrast() === 'high' || (contrast() === 'device' && wished());
      page.dataset['contrast'] = isHigh ? 'high' : 'usual';
    });
  });
}
