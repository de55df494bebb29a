import type { Random } from '@oubliette/kernel';
import { mvtLeft } from '../action/moving.ts';
import type { Action } from '../action.ts';
import { humansOn, nameOfSpot } from '../board/board.ts';
import { aimNamed } from '../combat/targets.ts';
import { claustrophobia } from '../game.ts';
import { findWork } from '../point.ts';
import type { CaveSeat } from '../seats.ts';
import { cloneState, type State } from '../state.ts';
import { cbtOf, defOf, packDef, watchedBonus } from '../warriors/figures.ts';
import { WARRIOR_NAMES } from '../warriors/roster.ts';
import { PACK, SEAL_TARGET } from '../work.ts';
import { barredTo } from './barred.ts';
import type { Door, StrikeOutlook, WalkOutlook, WarriorOutlook } from './outlook.ts';

const SEAL_DEF = 4;

/** Thrown where chance would decide: nobody looks further ahead than that. */
class Chance extends Error {}

const NO_CHANCE: Random = {
  below() {
    throw new Chance();
  },
};

/** The state after some actions, or null where chance decides on the way. */
function after(state: State, seat: CaveSeat, actions: readonly Action[]): State | null {
  const next = cloneState(state);
  try {
    for (const action of actions) claustrophobia.apply(next, seat, action, NO_CHANCE);
  } catch (fault) {
    if (fault instanceof Chance) return null;
    throw fault;
  }
  return next;
}

interface Stop {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly through: readonly string[];
}

/** What a warrior can do now, or once they are chosen by `first`. */
export function warriorOutlook(
  state: State,
  seat: CaveSeat,
  first: readonly Action[],
): WarriorOutlook {
  const start = after(state, seat, first)!;
  const acting = findWork(start, 'action')!;
  const { who } = acting;
  const ways = new Map<string, WalkOutlook>();
  const doors = new Map<string, Door>();
  const strikes = new Map<string, StrikeOutlook>();
  const deeds: (readonly Action[])[] = [];
  const queue: Stop[] = [{ state: start, actions: first, through: [] }];
  const home = nameOfSpot(start, start.place[who]!);

  for (const stop of queue) {
    for (const action of claustrophobia.legal(stop.state, seat)) {
      const actions = [...stop.actions, action];
      if (action.do === 'go' || action.do === 'dive') {
        if (action.to === home || ways.has(action.to)) continue;
        const through = [...stop.through, action.to];
        ways.set(action.to, { cell: action.to, through, actions });
        const next = after(stop.state, seat, [action]);
        if (next && isStillActing(next, seat, who)) queue.push({ state: next, actions, through });
      } else if (action.do === 'explore') {
        const cell = nameOfSpot(stop.state, stop.state.place[who]!);
        const key = `${cell} ${action.side}`;
        if (!doors.has(key)) doors.set(key, { cell, side: action.side, actions });
      } else if (action.do === 'attack') {
        if (strikes.has(action.target)) continue;
        strikes.set(action.target, strikeOf(stop, who, action.target, actions));
      } else if (stop.through.length === 0) deeds.push(actions);
    }
  }
  return {
    who: WARRIOR_NAMES[who]!,
    mvt: mvtLeft(start, acting),
    ways: [...ways.values()],
    doors: [...doors.values()],
    strikes: [...strikes.values()],
    deeds,
    barred: barredTo(
      queue.map(stop => stop.state),
      seat,
      acting,
      { ways, doors, strikes },
    ),
  };
}

/** They are asked on, and on the move: further steps are free to choose. */
function isStillActing(state: State, seat: CaveSeat, who: number): boolean {
  const asked = claustrophobia.decision(state);
  const work = state.work[state.work.length - 1];
  return (
    asked?.question === 'action' &&
    asked.seats[0] === seat &&
    work?.kind === 'action' &&
    work.who === who
  );
}

function strikeOf(
  { state, through }: Stop,
  who: number,
  name: string,
  actions: readonly Action[],
): StrikeOutlook {
  const { target, tile } = aimNamed(state, who, name)!;
  const humans = humansOn(state, tile);
  return {
    target: name,
    cell: nameOfSpot(state, tile),
    through,
    dice: cbtOf(state, who) + watchedBonus(state, who, target, humans),
    def:
      target === SEAL_TARGET ? SEAL_DEF : target === PACK ? packDef(state) : defOf(state, target),
    actions,
  };
}
