import {
  DEMON_FIGURE,
  EXIT,
  HUMANS,
  isExhausted,
  NEST,
  PENTACLE_ROOM,
  REDEEMER,
  SEAL,
  SLEEPING,
  TOKEN,
  TREASURE,
  WARRIORS,
} from '@oubliette/claustrophobia';
import { awayIn, factOf, frontier, type ImaginedCave, spotOf, spotsMarked } from './imagined.ts';

/** How near the humans are to what their scenario wants. */
export interface GoalProgress {
  /** What is done of it: tiles followed, charges laid, wounds, rites, tokens, doses, escapes. */
  readonly deeds: number;
  /** What it is about lies open on the board. */
  readonly found: number;
  /** Tiles that may still lie above it. */
  readonly pile: number;
  /** What else speaks for the humans, in the scenario's own way. */
  readonly further: number;
  /** Tiles where humans are wanted. */
  readonly wanted: readonly number[];
  /** Only this one is wanted there. */
  readonly only?: number;
}

type Goal = (state: ImaginedCave) => GoalProgress;

const seeking = (state: ImaginedCave, deeds = 0): GoalProgress => ({
  deeds,
  found: 0,
  pile: state.left,
  further: 0,
  wanted: frontier(state),
});

const at = (spot: number, deeds: number, further = 0): GoalProgress => ({
  deeds,
  found: 1,
  pile: 0,
  further,
  wanted: [spot],
});

const TILES_TO_THE_EXIT = 10;

function survivors(state: ImaginedCave): GoalProgress {
  const followed = TILES_TO_THE_EXIT - factOf(state, 'd10');
  const exit = spotOf(state, EXIT);
  if (exit >= 0) return at(exit, followed);
  const marker = factOf(state, 'marker');
  const wanted = marker < 0 ? frontier(state) : [marker >> 2];
  return { deeds: followed, found: 0, pile: 0, further: 0, wanted };
}

const FUSE = 2;

/** With both charges laid somebody must be elsewhere when they go off. */
function invasion(state: ImaginedCave): GoalProgress {
  const shaft = spotOf(state, PENTACLE_ROOM);
  if (shaft < 0) return seeking(state);
  const charges = factOf(state, 'charges');
  if (charges < 2) return at(shaft, charges);
  const safe = state.place.findIndex((place, who) => who < HUMANS && place >= 0 && place !== shaft);
  return at(shaft, charges + FUSE - factOf(state, 'd10'), safe < 0 ? 0 : 1);
}

function master(state: ImaginedCave): GoalProgress {
  const room = spotOf(state, PENTACLE_ROOM);
  return room < 0 ? seeking(state) : at(room, state.wounds[DEMON_FIGURE]!);
}

/** The rite is spoken by a Redeemer who is there, awake and undisturbed. */
function ritual(state: ImaginedCave): GoalProgress {
  let enemies = 0;
  for (let who = HUMANS; who < WARRIORS; who++) if (state.place[who] === 0) enemies++;
  const speaks = state.place[REDEEMER] === 0 && !isExhausted(state, REDEEMER) && enemies === 0;
  return {
    deeds: factOf(state, 'd10'),
    found: spotsMarked(state, SEAL).length,
    pile: enemies,
    further: speaks ? 1 : 0,
    wanted: [0],
  };
}

const WOUNDS_OF_A_POSSESSED = 3;

/** Whoever is found and freed makes room for the next one: the pile counts to the end. */
function possessed(state: ImaginedCave): GoalProgress {
  const freed = WOUNDS_OF_A_POSSESSED * factOf(state, 'freed');
  const demon = state.place[DEMON_FIGURE]!;
  const searching = seeking(state, freed);
  if (demon >= 0) {
    const deeds = freed + state.wounds[DEMON_FIGURE]!;
    return { ...searching, deeds, found: 1, wanted: [demon] };
  }
  const asleep = spotsMarked(state, SLEEPING);
  return asleep.length > 0 ? { ...searching, found: 1, wanted: asleep } : searching;
}

function treasure(state: ImaginedCave): GoalProgress {
  const turned = factOf(state, 'turned');
  const carrier = factOf(state, 'carrier');
  if (carrier >= 0) return { ...at(spotOf(state, EXIT), turned, 1), only: carrier };
  const lost = spotsMarked(state, TREASURE);
  if (lost.length > 0) return { ...at(0, turned), wanted: lost };
  const tokens = spotsMarked(state, TOKEN);
  const searching = seeking(state, turned + tokens.length / 2);
  return tokens.length > 0 ? { ...searching, wanted: tokens } : searching;
}

function infection(state: ImaginedCave): GoalProgress {
  const away = awayIn(state);
  const exit = spotOf(state, EXIT);
  return exit < 0 ? seeking(state, away) : at(exit, away);
}

function nest(state: ImaginedCave): GoalProgress {
  const there = spotOf(state, NEST);
  return there < 0 ? seeking(state) : at(there, factOf(state, 'd10'));
}

/** S1 to S8. */
const GOALS: readonly Goal[] = [
  survivors,
  invasion,
  master,
  ritual,
  possessed,
  treasure,
  infection,
  nest,
];

export function progressOf(state: ImaginedCave): GoalProgress {
  return GOALS[factOf(state, 'scenario') - 1]!(state);
}
