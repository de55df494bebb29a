import type { Random } from '@oubliette/kernel';
import type { BoardPlan, Labyrinth } from '../../board/index.ts';
import { dealRooms } from '../../content/sets.ts';
import type { Piece } from '../../pieces/piece.ts';
import { readTokenName, SIDE_LETTERS, tokenName } from '../../pieces/roster.ts';
import { capacityOf, MAZE_LENGTH, STARTERS, TEAM_OBJECTS, wholeTeam } from '../measures.ts';
import type { WholeSetRules } from './brought.ts';
import { type FurtherContent, furtherRooms, neutralNames } from './further.ts';

/** Everybody has all of one further set, as of our own (DT-COMP-06, DT-ALL-01). */

/** The pieces of a colour, characters first. */
function teamIn({ pieces, also = [] }: FurtherContent): readonly Piece[] {
  const own = pieces.filter(piece => piece.kind === 'character' || !piece.neutral);
  const named = also.map(id => readTokenName(tokenName(0, id, 1), pieces)!.piece);
  const team = [...new Set([...own, ...named])];
  const isOf = (wanted: Piece['kind']) => team.filter(({ kind }) => kind === wanted);
  return [...isOf('character'), ...isOf('object')];
}

function charactersIn(content: FurtherContent): number {
  return teamIn(content).filter(({ kind }) => kind === 'character').length;
}

function names(players: number, content: FurtherContent): readonly string[] {
  const team = teamIn(content);
  const sides = [...SIDE_LETTERS.keys()].slice(0, players);
  const coloured = sides.flatMap(side => team.map(({ id }) => tokenName(side, id, 1)));
  return Object.freeze([...coloured, ...neutralNames(content)]);
}

const maze = (plan: BoardPlan, content: FurtherContent, random: Random): Labyrinth =>
  dealRooms(furtherRooms(content), MAZE_LENGTH, random, plan);

/** What the set lacks, or has too much of, to be played alone. */
function faults(plan: BoardPlan, players: number, content: FurtherContent): string[] {
  const characters = charactersIn(content);
  const objects = teamIn(content).length - characters;
  const pairs = furtherRooms(content).length / 2;
  const hidden = players * (characters - STARTERS + objects);
  const space = plan.positions.reduce((sum, position) => sum + capacityOf(plan, position), 0);
  const most = wholeTeam(false);
  return [
    ...(characters < STARTERS || characters > most
      ? [`A set that is played alone has ${STARTERS} to ${most} characters, not ${characters}.`]
      : []),
    ...(objects > TEAM_OBJECTS
      ? [`A set that is played alone has up to ${TEAM_OBJECTS} objects, not ${objects}.`]
      : []),
    ...(pairs < MAZE_LENGTH
      ? [`A set that is played alone has ${MAZE_LENGTH} pairs of rooms, not ${pairs}.`]
      : []),
    ...(hidden > space ? [`Its ${hidden} hidden pieces find room for ${space}.`] : []),
  ];
}

export const WHOLE_SET_RULES: WholeSetRules = { charactersIn, names, maze, faults };
