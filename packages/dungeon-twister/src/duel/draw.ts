import { fastRandom } from '@oubliette/kernel';
import { drawLabyrinth, planUnder, printCell } from '../board/index.ts';
import { rosterOf } from '../pieces/roster.ts';
import { guess } from './guess.ts';
import { isOnBoard } from './seen/token.ts';
import type { DuelView } from './view.ts';

/** Two letters for each piece; objects and wounded characters in small ones. */
const SIGNS: Readonly<Record<string, string>> = {
  backstabber: 'BS',
  banshee: 'BN',
  cleric: 'CL',
  colossus: 'CO',
  mekanork: 'ME',
  naga: 'NA',
  telepath: 'TE',
  wizard: 'WI',
  bow: 'bw',
  'fireball-wand': 'wd',
  key: 'ky',
  'large-shield': 'sh',
  rope: 'rp',
  'telescoping-spear': 'sp',
  goblin: 'GO',
  thief: 'TH',
  troll: 'TR',
  'wall-walker': 'WW',
  warrior: 'WA',
  armor: 'ar',
  sword: 'sw',
  'speed-potion': 'po',
  treasure: 'tr',
};

/** A picture for the terminal of what a viewer sees. */
export function draw(seen: DuelView): string {
  const { labyrinth } = guess(seen, fastRandom(1));
  const plan = planUnder(labyrinth);
  const signs = signsBySquare(seen);
  const board = drawLabyrinth(labyrinth, cell => signs.get(printCell(plan, cell)) ?? null);
  const sides = seen.seats.map(seat => {
    const hand = seen.hands[seat]!;
    const held = `${hand.combat} Combat, ${hand.jumps} Jump, ${hand.actions} Action cards`;
    const letter = seat[0]!.toUpperCase();
    const tokens = seen.tokens.filter(token => token.name.startsWith(letter) && isOnBoard(token));
    const listed = tokens.map(
      ({ name, place, wounded }) => `${name.slice(2)} ${place}${wounded ? ' wounded' : ''}`,
    );
    return `${seat}: ${seen.points[seat]} VP, ${held}\n  ${listed.join(', ')}`;
  });
  const turn = `turn ${seen.turn}: ${seen.active}, ${seen.left} AP left`;
  return [board, '', ...sides, turn].join('\n');
}

/** The character of a square comes before the object that it carries. */
function signsBySquare(seen: DuelView): Map<string, string> {
  const roster = rosterOf(seen.names, seen.strange?.pieces);
  const signs = new Map<string, string>();
  for (const token of seen.tokens) {
    if (!isOnBoard(token)) continue;
    const [letter = '', piece = ''] = token.name.split(/[:#]/);
    const sign = SIGNS[piece] ?? piece.slice(0, 2);
    const standing = roster.isCharacter[roster.numberOf(token.name)!] === 1 && !token.wounded;
    if (standing || !signs.has(token.place)) {
      signs.set(token.place, `${letter}${token.wounded ? sign.toLowerCase() : sign}`);
    }
  }
  return signs;
}
