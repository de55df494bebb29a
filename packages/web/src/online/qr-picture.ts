import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Clear squares around the code; readers want four. */
const MARGIN = 4;

/** A QR code as SVG: dark on light, whatever the theme, for cameras want it so. */
export function qrPicture(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * MARGIN;
  return `<svg viewBox="${-MARGIN} ${-MARGIN} ${size} ${size}"><path class="invite-link-light" d="M${-MARGIN},${-MARGIN}h${size}v${size}h${-size}z"/><path class="invite-link-dark" d="${toSvgPath(code)}"/></svg>`;
}
