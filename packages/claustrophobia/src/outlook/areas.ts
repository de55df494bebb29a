import { F } from '../facts.ts';
import type { State } from '../state.ts';
import { AREAS, type AreaName } from '../threat/areas.ts';
import { choices, whyNoArea, whyNotPlace } from '../threat/destiny.ts';
import type { AreaLack, AreaOutlook } from './outlook.ts';

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
const isEven = (die: number): boolean => die % 2 === 0;

const count = (wanted: number, dice: readonly number[]): AreaLack => ({
  kind: 'dice',
  more: wanted - dice.length,
});
const total = (wanted: number, dice: readonly number[]): AreaLack => ({
  kind: 'sum',
  more: wanted - sum(dice),
});
const two =
  (fits: (dice: readonly number[]) => boolean, kind: 'odd' | 'even') =>
  (dice: readonly number[]): AreaLack =>
    fits(dice) ? count(2, dice) : { kind };

/** What dice that do not fill an area lack first. */
const LACKS: Readonly<Record<AreaName, (dice: readonly number[]) => AreaLack>> = {
  calm: dice => count(1, dice),
  sounds: () => ({ kind: 'alike' }),
  speed: two(dice => !dice.some(isEven), 'odd'),
  legion: dice => (dice.length === 2 ? { kind: 'mixed' } : count(2, dice)),
  claws: two(dice => dice.every(isEven), 'even'),
  destiny: () => ({ kind: 'high' }),
  taste: dice => total(7, dice),
  burrowing: dice => total(11, dice),
  futile: dice => total(12, dice),
  trap: dice => total(9, dice),
};

/** The ten areas: which are shut, and what each choice of the dice on the table lacks. */
export function areasOutlook(state: State): AreaOutlook[] {
  const all = choices(state.dice);
  return AREAS.map(({ name, red }, index) => {
    const number = index + 1;
    const shut = shutBy(state, number);
    const lacks = Object.fromEntries(
      all.flatMap(dice =>
        whyNotPlace(state, number, dice) === null
          ? []
          : [[dice.join(' '), shut ?? LACKS[name](dice)]],
      ),
    );
    return { area: name, number, red, shut, lacks };
  });
}

function shutBy(state: State, area: number): AreaLack | null {
  if (whyNoArea(state, area) === null) return null;
  return { kind: state.facts[F.oil] === 1 && !AREAS[area - 1]!.red ? 'oil' : 'used' };
}
