import { num, placed } from '@oubliette/art';
import type { DeclaredGround } from '../../board/nature.ts';

/** A plate let into the floor, and the two leaves of a trapdoor. */
const plate = (metal: string): string =>
  `<rect x="-.36" y="-.36" width=".72" height=".72" rx=".1" fill="#15110d"/><rect x="-.32" y="-.33" width=".64" height=".62" rx=".08" fill="${metal}"/><rect x="-.27" y="-.28" width=".54" height=".52" rx=".06" fill="none" stroke="#000" stroke-opacity=".35" stroke-width=".03"/>`;
const leaves = (metal: string): string =>
  `<rect x="-.44" y="-.44" width=".88" height=".88" rx=".05" fill="#2a231b" stroke="#0c0907" stroke-width=".04"/><path d="M0,-.44V.44" stroke="#0c0907" stroke-width=".05"/><path d="M-.44,-.28h.2M-.44,.28h.2M.24,-.28h.2M.24,.28h.2" stroke="${metal}" stroke-width=".05"/>`;

/** The signs that say which trigger opens which pits. */
const sun = (ink: string): string =>
  `<circle cy="-.02" r=".1" fill="${ink}"/><path d="M0,-.26v.08M0,.14v.08M-.24,-.02h.08M.16,-.02h.08M-.17,-.19l.06,.06M.11,.09l.06,.06M.17,-.19l-.06,.06M-.11,.09l-.06,.06" stroke="${ink}" stroke-width=".05" stroke-linecap="round"/>`;
const moon = (ink: string): string =>
  `<path d="M.08,-.22A.21,.21 0 1 0 .17,.1A.17,.17 0 0 1 .08,-.22Z" fill="${ink}"/>`;

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
  brazier:
    '<ellipse cy=".36" rx=".36" ry=".08" fill="#000" opacity=".5"/><path d="M-.3,.4L-.16,.1M.3,.4L.16,.1M0,.42V.14" stroke="#3b332b" stroke-width=".07"/><path d="M-.44,-.06H.44L.3,.18H-.3Z" fill="#4d443a" stroke="#1d1814" stroke-width=".04"/><ellipse cy="-.06" rx=".42" ry=".1" fill="#7a1d08"/><path d="M-.28,-.08Q-.3,-.3 -.14,-.42Q-.14,-.26 -.02,-.22Q-.06,-.4 .1,-.48Q.06,-.3 .2,-.26Q.24,-.34 .22,-.4Q.36,-.24 .26,-.08Z" fill="#ff8a2b"/><path d="M-.14,-.08Q-.14,-.22 0,-.28Q.02,-.18 .12,-.16Q.14,-.12 .12,-.08Z" fill="#ffe08a"/>',
  armory:
    '<ellipse cy=".38" rx=".44" ry=".09" fill="#000" opacity=".5"/><path d="M-.42,-.4H-.32V.4H-.42ZM.32,-.4H.42V.4H.32Z" fill="#6d4a26"/><path d="M-.46,-.3H.46M-.46,.24H.46" stroke="#8a6134" stroke-width=".09"/><path d="M-.2,-.44V.3M0,-.44V.3M.2,-.44V.3" stroke="#c9ccd0" stroke-width=".06"/><path d="M-.29,.14H-.11M-.09,.14H.09M.11,.14H.29" stroke="#b98a3d" stroke-width=".05"/><path d="M-.2,-.48l-.03,.1h.06ZM0,-.48l-.03,.1h.06ZM.2,-.48l-.03,.1h.06Z" fill="#eef1f4"/>',
  mist: '<rect x="-.48" y="-.48" width=".96" height=".96" rx=".2" fill="#c9d3d6" opacity=".3"/><path d="M-.44,-.26q.14,-.12 .28,0t.28,0t.28,0M-.44,-.04q.14,-.12 .28,0t.28,0t.28,0M-.44,.18q.14,-.12 .28,0t.28,0t.28,0M-.36,.38q.12,-.1 .24,0t.24,0t.24,0" fill="none" stroke="#e6edee" stroke-width=".1" stroke-linecap="round" opacity=".62"/>',
  pentacle:
    '<circle r=".4" fill="#2a0f14" opacity=".5"/><circle r=".4" fill="none" stroke="#c2455a" stroke-width=".05"/><path d="M0,-.38L.224,.308L-.362,-.118H.362L-.224,.308Z" fill="none" stroke="#e0697c" stroke-width=".045" stroke-linejoin="round"/><circle r=".045" fill="#ffc9d0"/>',
  fountain:
    '<ellipse cy=".34" rx=".44" ry=".1" fill="#000" opacity=".5"/><circle r=".42" fill="#8d8678"/><circle r=".42" fill="none" stroke="#3a352d" stroke-width=".03"/><circle r=".33" fill="#1c4a63"/><path d="M-.26,.06q.13,-.1 .26,0t.26,0M-.2,.2q.1,-.08 .2,0t.2,0" fill="none" stroke="#7cc4e4" stroke-width=".04"/><circle cy="-.04" r=".1" fill="#b3ab9b"/><path d="M0,-.06V-.34M0,-.3q-.16,-.08 -.2,.14M0,-.3q.16,-.08 .2,.14" fill="none" stroke="#d5f1ff" stroke-width=".05" stroke-linecap="round"/>',
  rubble:
    '<ellipse cy=".3" rx=".46" ry=".14" fill="#000" opacity=".45"/><path d="M-.46,.34L-.38,.06L-.14,.02L-.04,.34ZM-.1,.38L0,.04L.26,.02L.46,.36ZM-.26,.04L-.2,-.24L.06,-.3L.16,.02Z" fill="#8a7358" stroke="#2c2217" stroke-width=".04" stroke-linejoin="round"/><path d="M-.34,.12L-.18,.08M.06,.1L.22,.08M-.14,-.18L.02,-.22" stroke="#c5aa84" stroke-width=".04"/>',
  'sun-trigger': `${plate('#caa24a')}${sun('#3a2a0c')}`,
  'moon-trigger': `${plate('#8fa3c4')}${moon('#1a2538')}`,
  'sun-pit': `${leaves('#caa24a')}${sun('#d9b35c')}`,
  'moon-pit': `${leaves('#8fa3c4')}${moon('#a9bbd8')}`,
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
