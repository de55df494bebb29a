import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import type { Action } from '../action.ts';
import { drawCards, tellDrawn } from '../cards/hand.ts';
import { setTp } from '../combat/harm.ts';
import { rollDice, sortDice } from '../dice.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { DONE } from '../interned.ts';
import type { DecisionRules } from '../point.ts';
import { DEMON } from '../seats.ts';
import { nextStage } from '../stages.ts';
import { addFact, fact, type State, setFact } from '../state.ts';
import { AREA_NAMES, AREAS, type Area } from './areas.ts';

const DESTINY_DICE = 3;
const DARK_DESTINY = 6;
const SOUNDS = 2;
const TRAP = 10;

/** Three dice and what is due (CL-THR-01). Oil for Your Lamp stops the Mechanisms (CL-ADV-04). */
export function rollDestinyDice(state: State, random: Random, story: CaveStory): void {
  const machines = fact(state, F.oil) === 1 ? 0 : fact(state, F.mechanisms);
  const count = DESTINY_DICE + fact(state, F.calm) + machines;
  setFact(state, F.calm, 0);
  setFact(state, F.mechanisms, 0);
  if (fact(state, F['red-once']) === 0) setFact(state, F.red, 0);
  state.dice = sortDice(rollDice(random, count));
  state.uses = [];
  story.push({ kind: 'destiny-dice', to: 'all', dice: [...state.dice] });
}

/** Every different choice of one or more of the dice, sorted. */
export function choices(dice: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const choice = dice.filter((_, index) => (mask & (1 << index)) !== 0);
    found.set(choice.join(' '), choice);
  }
  return [...found.values()];
}

interface Placement {
  readonly area: number;
  readonly parity: number;
  readonly action: Action;
}

/** For each throw, read as one number, everything that could be placed, worked out once. */
const PLACEMENTS = new Map<number, readonly Placement[]>();

function placementsOf(dice: readonly number[]): readonly Placement[] {
  const key = dice.reduce((number, die) => 10 * number + die, 0);
  const known = PLACEMENTS.get(key);
  if (known !== undefined) return known;
  const list = choices(dice).flatMap(choice =>
    AREAS.flatMap((area, index) => (area.fits(choice) ? [placement(area, index + 1, choice)] : [])),
  );
  PLACEMENTS.set(key, list);
  return list;
}

const ACTIONS = new Map<string, Action>();
/** The dice of each choice, by how they are written. */
const DICE = new Map<string, readonly number[]>();

function placement({ name }: Area, area: number, choice: readonly number[]): Placement {
  const dice = choice.join(' ');
  const key = `${name} ${dice}`;
  const action = ACTIONS.get(key) ?? Object.freeze({ do: 'dice', area: name, dice } as const);
  ACTIONS.set(key, action);
  DICE.set(dice, choice);
  return { area, parity: choice[0]! % 2, action };
}

/** The parity that Sounds From The Deep is bound to (CL-THR-07), or −1. */
function soundsParity(state: State): number {
  for (const use of state.uses) if (use[0] === SOUNDS) return use[1]! % 2;
  return -1;
}

const RED_AREAS = AREAS.reduce((mask, { red }, index) => (red ? mask | (2 << index) : mask), 0);

/** Areas that cannot be used now, whatever the dice, as a mask of their numbers. */
function shutAreas(state: State): number {
  const used = state.facts[F.red]! & RED_AREAS;
  return state.facts[F.oil] === 1 ? used | (1 << DARK_DESTINY) : used;
}

/** Why an area cannot be used now (CL-THR-04, CL-ADV-04), or null. */
export function whyNoArea(state: State, area: number): RuleId | null {
  if ((shutAreas(state) & (1 << area)) === 0) return null;
  return area === DARK_DESTINY ? 'CL-ADV-04' : 'CL-THR-04';
}

function diceOf(text: string): readonly number[] {
  return DICE.get(text) ?? (text === '' ? [] : text.split(' ').map(Number));
}

export function whyNotPlace(state: State, area: number, dice: readonly number[]): RuleId | null {
  if (dice.length === 0) return whyNoArea(state, area) ?? 'CL-THR-03';
  const rest = [...state.dice];
  for (const die of dice) {
    const at = rest.indexOf(die);
    if (at < 0) return 'CL-THR-03';
    rest.splice(at, 1);
  }
  const why = whyNoArea(state, area);
  if (why !== null) return why;
  const { rule, fits } = AREAS[area - 1]!;
  if (!fits(dice)) return rule;
  const parity = area === SOUNDS ? soundsParity(state) : -1;
  return parity < 0 || dice[0]! % 2 === parity ? null : rule;
}

/** All dice are placed before any area works (CL-THR-03). */
export const destinyPoint: DecisionRules = {
  legal(state) {
    const parity = soundsParity(state);
    const shut = shutAreas(state);
    const actions: Action[] = [DONE];
    for (const { area, parity: own, action } of placementsOf(state.dice)) {
      if ((shut & (1 << area)) !== 0) continue;
      if (area === SOUNDS && parity >= 0 && own !== parity) continue;
      actions.push(action);
    }
    return actions;
  },
  whyNot(state, _role, action) {
    if (action.do === 'done') return null;
    if (action.do !== 'dice') return 'CL-THR-03';
    return whyNotPlace(state, AREA_NAMES.indexOf(action.area) + 1, diceOf(action.dice));
  },
  answer(state, action, _random, story) {
    if (action.do !== 'dice') {
      nextStage(state);
      return;
    }
    const area = AREA_NAMES.indexOf(action.area) + 1;
    const dice = diceOf(action.dice);
    const rest = [...state.dice];
    for (const die of dice) rest.splice(rest.indexOf(die), 1);
    state.dice = rest;
    state.uses = [...state.uses, [area, ...dice]];
    if (AREAS[area - 1]!.red) state.facts[F.red]! |= 1 << area;
    story.push({ kind: 'die-placed', to: 'all', area: action.area, dice: [...dice] });
  },
};

type Effect = (state: State, uses: readonly (readonly number[])[], story: CaveStory) => void;

/** What each area does, by its number; the Trap comes last and asks (CL-THR-06 to 15). */
const EFFECTS: readonly (Effect | undefined)[] = [
  undefined,
  state => setFact(state, F.calm, 1),
  (state, uses, story) => setTp(state, fact(state, F.tp) + 2 * uses.flat().length, story),
  (state, uses) => addFact(state, F.speed, uses.length),
  state => setFact(state, F.legion, 1),
  state => setFact(state, F.claws, 1),
  (state, uses, story) => {
    const cards = drawCards(state, DEMON, uses.flat().length);
    if (cards.length > 0) tellDrawn(state, DEMON, cards, story, 'events-drawn');
  },
  state => setFact(state, F.taste, 1),
  state => setFact(state, F.burrowing, 1),
  state => setFact(state, F.resistance, 1),
];

/** Areas work in the order of their numbers (CL-THR-05); cards of several uses are drawn together. */
export function resolveAreas(state: State, story: CaveStory): void {
  const inOrder = state.uses.toSorted(([one = 0], [other = 0]) => one - other);
  for (let from = 0, to = 0; from < inOrder.length; from = to) {
    const area = inOrder[from]![0]!;
    while (to < inOrder.length && inOrder[to]![0] === area) to++;
    const uses = inOrder.slice(from, to).map(use => use.slice(1));
    for (const dice of uses) {
      story.push({ kind: 'area', to: 'all', area: AREA_NAMES[area - 1]!, dice });
    }
    if (area === TRAP) state.work.push({ kind: 'traps', left: uses.length });
    else EFFECTS[area]!(state, uses, story);
  }
  state.dice = [];
  state.uses = [];
}
