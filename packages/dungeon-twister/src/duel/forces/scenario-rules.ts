import { readScenario } from '../../documents/content.ts';
import type { Side, Token } from '../../pieces/roster.ts';
import { ACTION_CARDS, cards } from '../cards.ts';
import { DOTS } from '../measures.ts';
import { behindScreen, dotCell } from '../setup.ts';
import { type DuelState, planIn, rosterIn, SEATS, UNDER_ROOM } from '../state.ts';
import type { ScenarioRules } from './brought.ts';
import {
  charactersOf,
  type ForcesScenario,
  readHidden,
  scenarioMaze,
  scenarioNames,
} from './scenario.ts';

/** Scenarios in a match: reading them from its options, and setting them up (DT-MIX-08). */

/** What a scenario fixes beyond rooms and teams. */
function arrange(state: DuelState, { starters, hidden = {}, changes }: ForcesScenario): void {
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
  read: raw => readScenario(raw, 'options.scenario'),
  charactersOf,
  names: scenarioNames,
  maze: scenarioMaze,
  arrange,
};
