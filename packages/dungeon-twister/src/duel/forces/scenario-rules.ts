import { fail, fault, ok, type Result, readOptions, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';
import { provideRoster, type Side, type Token } from '../../pieces/roster.ts';
import { ACTION_CARDS, cards } from '../cards.ts';
import { DOTS } from '../measures.ts';
import { behindScreen, dotCell } from '../setup.ts';
import { type DuelState, planIn, rosterIn, SEATS, UNDER_ROOM } from '../state.ts';
import type { ScenarioRules } from './brought.ts';
import { FurtherSchema, provideFurther } from './further.ts';
import {
  charactersOf,
  RULE_CHANGES,
  readHidden,
  type Scenario,
  scenarioFaults,
  scenarioMaze,
  scenarioNames,
} from './scenario.ts';

/** Scenarios in a match: reading them from its options, and setting them up (DT-MIX-08). */

const MOST_OF_A_LIST = 30;
const words = v.pipe(v.array(v.string()), v.maxLength(MOST_OF_A_LIST));
const wordsBySeat = v.strictObject({ blue: v.optional(words), yellow: v.optional(words) });

const ScenarioSchema = v.strictObject({
  rooms: words,
  teams: v.strictObject({ blue: words, yellow: words }),
  starters: v.optional(wordsBySeat, {}),
  changes: v.optional(v.array(v.picklist(RULE_CHANGES)), []),
  hidden: v.optional(wordsBySeat),
  target: v.optional(wholeNumber(1, 20)),
  content: v.optional(FurtherSchema),
});

function read(raw: unknown): Result<Scenario> {
  const parsed = readOptions(v.strictObject({ scenario: ScenarioSchema }), { scenario: raw });
  if (!parsed.ok) return parsed;
  const scenario = parsed.value.scenario as Scenario;
  const wrong = scenarioFaults(scenario).map(({ place, text }) =>
    fault('options', `options.scenario.${place}`, text),
  );
  return wrong.length > 0 ? fail(...wrong) : ok(scenario);
}

/** What a scenario fixes beyond rooms and teams. */
function arrange(state: DuelState, { starters, hidden = {}, changes }: Scenario): void {
  for (const [index, seat] of SEATS.entries()) {
    const side = index as Side;
    if (changes.includes('no-jumps')) cards.setJumps(state, side, 0);
    for (const [place, piece] of (starters[seat] ?? []).entries()) {
      state.places[screened(state, side, piece)] = dotCell(planIn(state), side, DOTS[place]!);
    }
    for (const entry of hidden[seat] ?? []) {
      const { piece, room } = readHidden(entry)!;
      state.places[screened(state, side, piece)] = UNDER_ROOM + room;
    }
  }
  if (changes.includes('any-card')) state.highest = ACTION_CARDS.at(-1)!;
}

/** A piece of that kind that is still behind the screen. */
function screened(state: DuelState, side: Side, piece: string): Token {
  return behindScreen(state, side).find(own => rosterIn(state).pieces[own]!.id === piece)!;
}

export const SCENARIO_RULES: ScenarioRules = {
  read,
  charactersOf,
  names(scenario) {
    const names = scenarioNames(scenario);
    if (scenario.content === undefined) return names;
    provideFurther(scenario.content);
    // The match keeps its own pieces, whatever another one brings along under their ids.
    provideRoster(names, scenario.content.pieces);
    return names;
  },
  maze: scenarioMaze,
  arrange,
};
