import type { RuleId } from '../../rules/ids.ts';

export const AREA_NAMES = [
  'calm',
  'sounds',
  'speed',
  'legion',
  'claws',
  'destiny',
  'taste',
  'burrowing',
  'futile',
  'trap',
] as const;
export type AreaName = (typeof AREA_NAMES)[number];

/** An area of the Board of Destiny. Areas are numbered 1 to 10 in the order of this list. */
export interface Area {
  readonly name: AreaName;
  readonly rule: RuleId;
  /** Once per Threat phase (CL-THR-04). */
  readonly red: boolean;
  /** Whether these dice, one or more, fill one use of it. */
  fits(dice: readonly number[]): boolean;
}

const isEven = (die: number) => die % 2 === 0;
const isOdd = (die: number) => die % 2 === 1;
const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0);

export const AREAS: readonly Area[] = [
  { name: 'calm', rule: 'CL-THR-06', red: true, fits: dice => dice.length === 1 },
  {
    name: 'sounds',
    rule: 'CL-THR-07',
    red: false,
    fits: dice => dice.every(isEven) || dice.every(isOdd),
  },
  {
    name: 'speed',
    rule: 'CL-THR-08',
    red: false,
    fits: dice => dice.length === 2 && dice.every(isOdd),
  },
  {
    name: 'legion',
    rule: 'CL-THR-09',
    red: true,
    fits: dice => dice.length === 2 && isOdd(sum(dice)),
  },
  {
    name: 'claws',
    rule: 'CL-THR-10',
    red: true,
    fits: dice => dice.length === 2 && dice.every(isEven),
  },
  { name: 'destiny', rule: 'CL-THR-11', red: false, fits: dice => dice.every(die => die >= 3) },
  { name: 'taste', rule: 'CL-THR-12', red: true, fits: dice => sum(dice) === 7 },
  { name: 'burrowing', rule: 'CL-THR-13', red: true, fits: dice => sum(dice) === 11 },
  { name: 'futile', rule: 'CL-THR-14', red: true, fits: dice => sum(dice) >= 12 },
  { name: 'trap', rule: 'CL-THR-15', red: false, fits: dice => sum(dice) === 9 },
];
