import type { Page } from 'playwright-core';

/**
 * Every text of the page whose contrast is below `least`, with its figure. axe says nothing of texts
 * on gradients, and nearly all of ours lie on one: here the worst colour of a gradient counts.
 */
export const faintTexts = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(measure, least);

function measure(least: number): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];

  const COLOUR = /rgba?\([^)]*\)|color\(srgb [^)]*\)/g;
  const coloursIn = (text: string): Colour[] =>
    (text.match(COLOUR) ?? []).map(found => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        found.match(/[\d.]+(?:e-?\d+)?/g) ?? []
      ).map(Number);
      const full = found.startsWith('color') ? 255 : 1;
      return [red * full, green * full, blue * full, alpha];
    });
  /** The stops of each gradient, the uppermost first. */
  const layersIn = (image: string): readonly (readonly Colour[])[] =>
    image
      .split(/,\s*(?=(?:repeating-)?(?:linear|radial|conic)-gradient|url)/)
      .map(coloursIn)
      .filter(stops => stops.length > 0);
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  const light = (share: number) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]: Colour) =>
    0.2126 * light(red / 255) + 0.7152 * light(green / 255) + 0.0722 * light(blue / 255);

  /** The darkest and the lightest colour that can lie under something. */
  function grounds(element: Element): readonly Colour[] {
    const above = element.parentElement ? grounds(element.parentElement) : [[0, 0, 0, 1] as Colour];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [plain] = coloursIn(backgroundColor);
    const painted = plain ? above.map(ground => over(plain, ground)) : above;
    const all = layersIn(backgroundImage).reduceRight<readonly Colour[]>(
      (below, stops) => below.flatMap(ground => stops.map(stop => over(stop, ground))),
      painted,
    );
    const sorted = [...all].sort((one, other) => luminance(one) - luminance(other));
    return [sorted[0]!, sorted.at(-1)!];
  }

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    );
  };
  const says = (element: Element) =>
    [...element.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );

  return [...document.body.querySelectorAll('*')]
    .filter(element => !element.closest('svg, :disabled, [aria-disabled=true], [inert], .unseen'))
    .filter(element => says(element) && isSeen(element))
    .flatMap(element => {
      const [colour] = coloursIn(getComputedStyle(element).color);
      if (!colour) return [];
      const worst = Math.min(
        ...grounds(element).map(ground => {
          const [one, other] = [luminance(over(colour, ground)), luminance(ground)];
          return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }),
      );
      const words = element.textContent?.trim().slice(0, 40);
      return worst < least ? [`${worst.toFixed(1)} ${element.className}: ${words}`] : [];
    });
}
