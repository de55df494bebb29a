import { fingerprint, type Game } from '@oubliette/kernel';
import { RULE_IDS } from '../../rules/ids.ts';
import { NPC_CARDS } from '../content/npcs/index.ts';
import { PRISON_ROOMS } from '../content/prison/rooms/index.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import { draw } from './draw.ts';
import { SOLO_EVENT_KINDS } from './event.ts';
import { guess } from './guess.ts';
import { parseAction, printAction } from './notation/action.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import { parseOptions } from './options.ts';
import { outcome } from './proceed.ts';
import { questions } from './questions.ts';
import { setup } from './setup.ts';
import type { Solo } from './solo.ts';
import { cloneSolo, LEVELS, SOLO_SEATS } from './state.ts';
import { view } from './view.ts';

/** Dungeon Twister: Prison for one, against the Non-Player. */
export const solo: Game<Solo> = {
  id: 'solo',
  rules: { version: 3, ids: new Set(RULE_IDS), noTakeBack: 'DT-TURN-06', agreement: 'DT-END-03' },
  content: fingerprint([PRISON_ROOMS, PRISON_CHARACTERS, PRISON_OBJECTS, NPC_CARDS]),
  carried: ['further'],
  purposes: {
    setup: { from: 0 },
    bag: { from: 0 },
    reserve: { from: 0 },
    room: { from: 0 },
    row: { from: 0 },
    vision: { from: 0 },
    'np-card': { from: 0 },
    'players-card': { from: 0 },
    red: { from: 1 },
    white: { from: 1 },
    rotation: { from: 1 },
    tie: { from: 1 },
  },
  events: SOLO_EVENT_KINDS,
  modes: {
    ...Object.fromEntries(LEVELS.map(level => [level, { level, quick: true }])),
    'chosen-starters': { level: 'pink' },
    visions: { level: 'black', visions: true, quick: true },
  },
  notation: { printAction, parseAction, printPosition, parsePosition, draw },
  parseOptions,
  seats: () => SOLO_SEATS,
  setup,
  outcome,
  clone: cloneSolo,
  view,
  guess,
  ...questions,
};
