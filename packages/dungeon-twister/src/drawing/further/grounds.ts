import { num, placed } from '@oubliette/art';
import type { DeclaredGround } from '../../board/nature.ts';

/** What the grounds of further sets look like: one square around the origin, one unit wide. */
const ART: Readonly<Record<DeclaredGround, string>> = {
  tree: '<circle r=".4" fill="#1d3a1e"/><circle cx="-.1" cy="-.1" r=".26" fill="#3c6b34"/><circle cx=".14" cy=".06" r=".18" fill="#4f8440"/><circle r=".07" fill="#3a2413"/>',
  ice: '<rect x="-.44" y="-.44" width=".88" height=".88" fill="#a9cfdd" opacity=".75"/><path d="M-.4,.2L.1,-.4M-.2,.4L.4,-.3M-.05,.42L.42,-.02" stroke="#eefaff" stroke-width=".04"/>',
  bridge:
    '<rect x="-.46" y="-.32" width=".92" height=".64" fill="#6d4a26"/><path d="M-.3,-.32v.64M-.1,-.32v.64M.1,-.32v.64M.3,-.32v.64" stroke="#3c2713" stroke-width=".04"/><path d="M-.46,-.34h.92M-.46,.34h.92" stroke="#a27a45" stroke-width=".07"/>',
  pipe: '<rect x="-.46" y="-.2" width=".92" height=".4" rx=".08" fill="#6f7274"/><path d="M-.46,-.09h.92" stroke="#b9bdbf" stroke-width=".06"/><path d="M-.24,-.24v.48M.24,-.24v.48" stroke="#3f4244" stroke-width=".08"/>',
  lava: '<rect x="-.45" y="-.45" width=".9" height=".9" rx=".14" fill="#5a1206"/><path d="M-.4,.1q.2,-.3 .4,0t.4,0M-.4,-.18q.2,-.2 .4,0t.4,0M-.36,.33q.18,-.16 .36,0t.36,0" fill="none" stroke="#ff8a2b" stroke-width=".1"/><path d="M-.4,.1q.2,-.3 .4,0t.4,0" fill="none" stroke="#ffe08a" stroke-width=".03"/>',
  chasm:
    '<path d="M-.45,-.3L-.1,-.45L.2,-.34L.45,-.4L.38,.05L.45,.4L.05,.34L-.2,.45L-.45,.32L-.36,0Z" fill="#020202" stroke="#6c5a43" stroke-width=".04"/><path d="M-.2,-.2L.05,.05L-.05,.25" fill="none" stroke="#2a231b" stroke-width=".05"/>',
  water:
    '<rect x="-.45" y="-.45" width=".9" height=".9" rx=".14" fill="#16384f"/><path d="M-.38,-.15q.19,-.16 .38,0t.38,0M-.38,.12q.19,-.16 .38,0t.38,0M-.2,.34q.12,-.1 .24,0t.24,0" fill="none" stroke="#7cb8d8" stroke-width=".05"/>',
  rocks:
    '<path d="M-.4,.36L-.3,.02L-.02,-.04L.1,.36ZM.02,.38L.12,.06L.34,.02L.44,.38ZM-.14,0L-.06,-.36L.24,-.3L.28,0Z" fill="#6b6258" stroke="#2b2620" stroke-width=".04"/><path d="M-.28,.06L-.1,.02M-.02,-.3L.14,-.28" stroke="#a89d8d" stroke-width=".04"/>',
  monument:
    '<ellipse cy=".34" rx=".42" ry=".1" fill="#000" opacity=".5"/><rect x="-.34" y="-.3" width=".2" height=".62" fill="#8a8172"/><rect x=".14" y="-.3" width=".2" height=".62" fill="#756c5e"/><rect x="-.42" y="-.44" width=".84" height=".2" rx=".04" fill="#a3998a"/>',
  block:
    '<rect x="-.47" y="-.47" width=".94" height=".94" fill="#2c2620"/><path d="M-.47,-.16h.94M-.47,.16h.94M-.16,-.47v.31M.16,-.16v.32M-.16,.16v.31M-.32,-.16v.32M.32,.16v.31" stroke="#5c5143" stroke-width=".05"/>',
};

/** Squares of declared grounds, drawn upright where they have come to lie. */
export function groundDrawing(
  ground: DeclaredGround,
  x: number,
  y: number,
  square: number,
): string {
  return placed(x, y, `<g transform="scale(${num(square)})">${ART[ground]}</g>`);
}
