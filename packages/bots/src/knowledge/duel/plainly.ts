import { type CellId, readTokenName } from '@oubliette/dungeon-twister';
import type { ChanceTerms } from '../knowledge.ts';
import { stepsTo } from '../solo/steps.ts';
import { usualWaysOut } from './exits.ts';
import { piecesOf } from './pieces.ts';
import { combatOf, type ImaginedDuel, isPlaced, isWounded, jumpsOf } from './tables.ts';

const COMBAT_VALUES = [1, 2, 3, 4, 5, 6];

/** What no position is judged by, and a player should know all the same. */
export const WARNINGS = ['care'] as const;

/** What anybody can see to have changed on the board and in the hands; above 0 it is better for that side. */
export function plainlyIn(before: ImaginedDuel, after: ImaginedDuel, side: number): ChanceTerms {
  const others = [...before.points.keys()].filter(other => other !== side);
  const ofOthers = (of: (state: ImaginedDuel, then: ImaginedDuel, other: number) => number) =>
    others.reduce((sum, other) => sum + of(before, after, other), 0);
  const lead = gained(before, after, side) - ofOthers(gained);
  return {
    points: lead,
    closing: lead,
    team: -losses(before, after, side),
    foes: ofOthers(losses),
    way: -lengthened(before, after, side),
    block: ofOthers(lengthened),
    combat: spentBy(before, after, side) > 0 ? -1 : ofOthers(spentBy),
    jumps: Math.min(0, jumpsOf(after, side) - jumpsOf(before, side)),
    care: -leftAlone(before, after, side),
  };
}

function gained(before: ImaginedDuel, after: ImaginedDuel, side: number): number {
  return after.points[side]! - before.points[side]!;
}

/** Whether any of the others has scored. */
function isPaid(before: ImaginedDuel, after: ImaginedDuel, side: number): boolean {
  return before.points.some((_, other) => other !== side && gained(before, after, other) > 0);
}

/** Values of Combat cards that went out of a hand. */
function spentBy(before: ImaginedDuel, after: ImaginedDuel, side: number): number {
  const inHand = (state: ImaginedDuel) =>
    COMBAT_VALUES.reduce((sum, value) => sum + value * combatOf(state, side, value), 0);
  return inHand(before) - inHand(after);
}

/** Those who were wounded or slain, less those who recovered. */
function losses(before: ImaginedDuel, after: ImaginedDuel, side: number): number {
  let lost = 0;
  for (const token of piecesOf(before).teams[side]!) {
    if (!isPlaced(before, token)) continue;
    const wasHurt = isWounded(before, token);
    if (isPlaced(after, token)) lost += Number(isWounded(after, token)) - Number(wasHurt);
    // Whoever left was slain if the others have a point for it; else they are out of the maze.
    else if (isPaid(before, after, side)) lost++;
  }
  return lost;
}

/** Whether the ways of the unhurt to their exit became longer, 1, or shorter, −1; 0 where some did either. */
function lengthened(before: ImaginedDuel, after: ImaginedDuel, side: number): number {
  const { teams, gaits } = piecesOf(before);
  let [longer, shorter] = [false, false];
  for (const token of teams[side]!) {
    if (!isPlaced(before, token) || isWounded(before, token)) continue;
    if (!isPlaced(after, token) || isWounded(after, token)) continue;
    const lengthIn = ({ labyrinth, places }: ImaginedDuel) =>
      usualWaysOut(labyrinth, side, gaits[token]!).lengths[places[token]!]!;
    const [then, now] = [lengthIn(before), lengthIn(after)];
    longer ||= now > then;
    shorter ||= now < then;
  }
  return Number(longer) - Number(shorter);
}

const isHealer = ({ names, further }: ImaginedDuel, token: number) =>
  readTokenName(names[token]!, further)!.piece.abilities.some(ability => ability === 'heals');

/** Whether a healer has gone away from somebody wounded whom nobody else could help as soon. */
function leftAlone(before: ImaginedDuel, after: ImaginedDuel, side: number): number {
  const team = [...piecesOf(before).teams[side]!];
  const helpFor = (state: ImaginedDuel, patient: number) => {
    const steps = stepsTo(state.labyrinth, state.places[patient] as CellId);
    const ways = team
      .filter(token => token !== patient && isPlaced(state, token) && !isWounded(state, token))
      .filter(token => isHealer(state, token))
      .map(token => steps[state.places[token]!]!);
    return Math.min(...ways);
  };
  const isPatient = (state: ImaginedDuel, token: number) =>
    isPlaced(state, token) && isWounded(state, token);
  return Number(
    team.some(
      token =>
        isPatient(before, token) &&
        isPatient(after, token) &&
        helpFor(after, token) > helpFor(before, token),
    ),
  );
}
