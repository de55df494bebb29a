import { fingerprint } from '@oubliette/kernel';
import { CARD_KINDS, COPIES } from '../cards/kinds.ts';
import type { CaveOptions } from '../options.ts';
import { type CaveScenario, SCENARIOS } from '../scenarios/index.ts';
import { DEMONS } from './demons/index.ts';
import { LINES } from './humans.ts';
import { OBJECTS } from './objects.ts';
import { TILES } from './tiles.ts';

/** What every match uses, whatever its scenario. */
const BOX = [
  TILES.map(({ id, kind, masks }) => [id, kind, [...masks]]),
  LINES,
  OBJECTS,
  DEMONS,
  CARD_KINDS,
  COPIES,
];

const isHook = (part: unknown) => typeof part === 'function';

const dataOf = (scenario: CaveScenario) =>
  Object.fromEntries(Object.entries(scenario).filter(([, part]) => !isHook(part)));

/** What names the content of a match: all of it, or the box and the one scenario that is played. */
export interface ContentPrints {
  readonly content: string;
  contentOf(options: CaveOptions): string;
}

export function printsOf(scenarios: readonly CaveScenario[]): ContentPrints {
  const content = fingerprint([...BOX, scenarios.map(dataOf)]);
  const known: Record<string, string> = { random: content };
  return {
    content,
    contentOf({ scenario: choice }) {
      const data = () => dataOf(scenarios[Number(choice.slice(1)) - 1]!);
      known[choice] ??= fingerprint([...BOX, data()]);
      return known[choice];
    },
  };
}

export const PRINTS = printsOf(SCENARIOS);
