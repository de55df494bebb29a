import type { DrawnToken, PictogramName } from '@oubliette/art';
import {
  demonCardOf,
  hasActed,
  isExhausted,
  isHuman,
  isOnMap,
  isTough,
  isTroglodyte,
  warriorIn,
} from '../../reading.ts';
import type { CaveView } from '../../view.ts';

export const HUMAN_SIGNS: Readonly<Record<string, PictogramName>> = {
  RD: 'pope-crown',
  BR: 'mailed-fist',
  BL: 'crossed-sabres',
};

/** By the number of the Demon card; 0: nobody. */
export const DEMON_SIGNS: readonly PictogramName[] = [
  'imp-laugh',
  'imp-laugh',
  'minotaur',
  'daemon-skull',
  'devil-mask',
  'enrage',
  'diablo-skull',
  'horned-skull',
];

/** Whose corpse walks: the Damned are numbered like the humans. */
const FALLEN: readonly string[] = ['RD', 'BR1', 'BR2', 'BL1', 'BL2'];

export function demonPictogram(view: CaveView): PictogramName {
  return DEMON_SIGNS[demonCardOf(view.facts.scenario)] ?? 'imp-laugh';
}

/** The letter on a human's token, in the reader's language. */
export type Lettering = (who: string) => string | undefined;

/** A warrior's token as it is struck, without what happened to them. */
export function faceOf(view: CaveView, who: string, letterOf: Lettering): DrawnToken {
  if (isHuman(who)) {
    const pictogram = HUMAN_SIGNS[who.slice(0, 2)] ?? 'pope-crown';
    return { side: 'humans', pictogram, letter: letterOf(who) };
  }
  if (isTroglodyte(who)) {
    return { side: 'troglodytes', pictogram: isTough(view, who) ? 'lizardman' : 'troglodyte' };
  }
  if (who === 'D') return { side: 'demon', pictogram: demonPictogram(view) };
  const fallen = FALLEN[Number(who.slice(2)) - 1] ?? 'RD';
  return { side: 'demon', pictogram: 'screaming', letter: letterOf(fallen) };
}

const TOUGH_DEF = 5;

/** The token as it stands on the map: acted, exhausted, wounded, tough, with the treasure. */
export function tokenOf(view: CaveView, who: string, letterOf: Lettering): DrawnToken {
  const { wounds = 0 } = warriorIn(view, who) ?? {};
  const acted = hasActed(view, who) && isOnMap(view, who);
  const carries = carriesTreasure(view, who)
    ? { side: 'humans' as const, pictogram: 'locked-chest' as const }
    : undefined;
  const base = { ...faceOf(view, who, letterOf), acted, carries };
  if (isHuman(who)) {
    return isExhausted(view, who) ? { ...base, badge: 'exhausted' } : base;
  }
  if (isTough(view, who)) return { ...base, badge: { defence: TOUGH_DEF } };
  return wounds > 0 ? { ...base, badge: { wounds } } : base;
}

function carriesTreasure(view: CaveView, who: string): boolean {
  return view.facts.carrier === who;
}
