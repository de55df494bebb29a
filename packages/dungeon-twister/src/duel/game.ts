import type { Game } from '@oubliette/kernel';
import { RULE_IDS } from '../../rules/ids.ts';
import { AMBUSH } from '../content/scenarios/ambush.ts';
import { draw } from './draw.ts';
import type { Duel } from './duel.ts';
import { EVENT_KINDS } from './event.ts';
import { bringForces } from './forces/bring.ts';
import { guess } from './guess.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import { playedDuel } from './played.ts';

bringForces();

/** Dungeon Twister for two to five. */
export const duel: Game<Duel> = {
  ...playedDuel,
  rules: { ...playedDuel.rules, ids: new Set(RULE_IDS) },
  purposes: { setup: { from: 0 }, armory: { from: 0 } },
  events: EVENT_KINDS,
  modes: {
    quick: { quick: true },
    full: {},
    beginner: { beginner: true, quick: true },
    long: { quick: true, target: 8 },
    handicap: { quick: true, characters: { blue: 5 }, withoutHighCards: ['blue'] },
    'handicap-full': { characters: { yellow: 6 } },
    timed: { quick: true, timer: {} },
    base: { set: 'base', quick: true },
    'base-full': { set: 'base' },
    'base-beginner': { set: 'base', beginner: true, quick: true },
    mutual: { forces: 'mutual', quick: true },
    draft: { forces: 'draft', characters: { blue: 6 } },
    free: { forces: 'free', quick: true },
    'free-full': { forces: 'free', characters: { blue: 7, yellow: 5 } },
    scenario: { forces: 'scenario', scenario: AMBUSH },
    three: { players: 3, quick: true },
    'three-full': { players: 3, characters: { purple: 6 }, withoutHighCards: ['blue', 'purple'] },
    'three-draft': { players: 3, forces: 'draft', characters: { yellow: 7 } },
    'three-free': { players: 3, forces: 'free', quick: true },
    four: { players: 4, quick: true },
    'four-base': { players: 4, set: 'base', quick: true, target: 7, timer: {} },
    'four-mutual': { players: 4, forces: 'mutual', quick: true },
    'four-draft': { players: 4, forces: 'draft', quick: true },
    'four-free': { players: 4, forces: 'free', characters: { green: 5 } },
    'four-wide': { players: 4, board: 'wide', quick: true },
    'four-beginner': { players: 4, beginner: true, quick: true },
    five: { players: 5, quick: true },
    'five-full': { players: 5, set: 'base', characters: { red: 6 } },
    'five-draft': { players: 5, forces: 'draft', quick: true },
    'five-free': { players: 5, forces: 'free', quick: true },
  },
  notation: { ...playedDuel.notation, printPosition, parsePosition, draw },
  guess,
};
