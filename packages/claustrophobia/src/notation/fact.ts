import type { NotationWords } from '@oubliette/kernel';
import { NOWHERE, nameOfSpot, spotAt } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { SIDES } from '../board/openings.ts';
import { GIFT_IDS } from '../content/gifts/index.ts';
import { F, FACT_NAMES, FACTS, type FactName } from '../facts.ts';
import { SCENARIO_IDS } from '../scenarios/ids.ts';
import { STAGE_NAMES } from '../stages.ts';
import { fact, type State, setFact } from '../state.ts';
import { WARRIOR_NAMES, warriorNamed } from '../warriors/roster.ts';
import { readCell } from './action.ts';

/** A fact that is more than a number. */
interface Form {
  print(state: State, value: number): string;
  read(words: NotationWords, state: State): number;
}

const RESULTS = ['human', 'demon', 'nobody'];

const named = (what: string, names: readonly string[], from = 0): Form => ({
  print: (_state, value) => names[value - from]!,
  read: words => names.indexOf(words.oneOf(what, names)) + from,
});

const spot: Form = {
  print: (state, value) => nameOfSpot(state, value),
  read: (words, state) => readSpot(words, state),
};

const gifts: Form = {
  print: (_state, value) => GIFT_IDS.filter((_, index) => (value & (1 << index)) !== 0).join(' '),
  read(words) {
    let mask = 0;
    while (words.peek() !== undefined) {
      mask |= 1 << GIFT_IDS.indexOf(words.oneOf('gift', GIFT_IDS));
    }
    return mask;
  },
};

const FORMS: Readonly<Partial<Record<FactName, Form>>> = {
  scenario: named('scenario', SCENARIO_IDS, 1),
  stage: named('step of the round', STAGE_NAMES),
  gifts,
  'gifts-used': gifts,
  hold: spot,
  guide: spot,
  marker: {
    print: (state, value) => `${nameOfSpot(state, value >> 2)} ${SIDES[value & 3]}`,
    read: (words, state) => 4 * readSpot(words, state) + SIDES.indexOf(words.oneOf('side', SIDES)),
  },
  carrier: {
    print: (_state, value) => WARRIOR_NAMES[value]!,
    read: words => warriorNamed(words.oneOf('warrior', WARRIOR_NAMES)),
  },
  result: named('result', RESULTS),
};

export function readSpot(words: NotationWords, state: State): number {
  const cell = readCell(words);
  const found = spotAt(state, cellNamed(cell));
  return found === NOWHERE ? words.refuse(`No tile lies on ${cell}.`) : found;
}

/** Facts that are always written: a position without them is in the first round, at the orders. */
const ALWAYS: readonly FactName[] = ['scenario', 'round', 'stage'];

/** Facts that are not as they are when nothing is said of them. */
export function printFacts(state: State): string[] {
  return FACT_NAMES.flatMap(name => {
    const value = fact(state, F[name]);
    if (value === FACTS[name] && !ALWAYS.includes(name)) return [];
    return [`${name} ${FORMS[name]?.print(state, value) ?? value}`];
  });
}

export function readFact(words: NotationWords, state: State, name: FactName): void {
  setFact(state, F[name], FORMS[name]?.read(words, state) ?? words.whole(name, -1, 9999));
}
