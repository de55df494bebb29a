import type { CaveView, ScenarioId } from '@oubliette/claustrophobia';
import { demonCardOf } from '@oubliette/claustrophobia/reading';
import type { DemonId } from './cards.en.ts';

/** Who or what a sentence can speak of. `pack` are the plain Troglodytes of a tile. */
export type FigureInSentence =
  | 'redeemer'
  | 'brute'
  | 'blade'
  | 'troglodyte'
  | 'tough'
  | 'pack'
  | 'damned'
  | 'seal'
  | DemonId;

export interface CaveMention {
  readonly figure: FigureInSentence;
  /** The two Brutes and the two Blades are told apart by a numeral; 0: none. */
  readonly number: number;
}

/** What must be known to call somebody by name: the scenario’s Demon, and who is a tough one. */
export interface Cast {
  readonly demon: DemonId;
  readonly tough: ReadonlySet<string>;
}

const DEMON_OF_NOBODY = 'D1';

export function demonOf(scenario: ScenarioId): DemonId {
  const number = demonCardOf(scenario);
  return number === 0 ? DEMON_OF_NOBODY : (`D${number}` as DemonId);
}

/** The cast as the view knows it now. */
export function castOf({ facts, warriors }: CaveView): Cast {
  const tough = Object.keys(warriors).filter(name => warriors[name]!.flags.includes('tough'));
  return { demon: demonOf(facts.scenario), tough: new Set(tough) };
}

const KINDS: Readonly<Record<string, FigureInSentence>> = {
  RD: 'redeemer',
  BR: 'brute',
  BL: 'blade',
  TR: 'troglodyte',
  PD: 'damned',
};

/** `BR1` is Brute I, `TR4` a Troglodyte, `TR@1,0` and `TR` as a target the Troglodytes there. */
export function mention(cast: Cast, name: string): CaveMention {
  if (name === 'seal') return { figure: 'seal', number: 0 };
  if (name === 'D') return { figure: cast.demon, number: 0 };
  if (name === 'TR' || name.startsWith('TR@')) return { figure: 'pack', number: 0 };
  if (cast.tough.has(name)) return { figure: 'tough', number: 0 };
  const figure = KINDS[name.slice(0, 2)] ?? 'troglodyte';
  const numbered = figure === 'brute' || figure === 'blade';
  return { figure, number: numbered ? Number(name.slice(2)) : 0 };
}

const HUMANS: readonly FigureInSentence[] = ['redeemer', 'brute', 'blade'];

export const isHumanName = (name: string): boolean => HUMANS.includes(KINDS[name.slice(0, 2)]!);

/** I, II; nothing for whoever is the only one of the kind. */
export const numeral = (number: number): string => (number > 0 ? ` ${'I'.repeat(number)}` : '');
