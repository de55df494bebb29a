/** Claims of vectors that only Claustrophobia can judge. */
import {
  type Finding,
  figuresClaimed,
  type NotationWords,
  type OwnClaims,
} from '@oubliette/kernel';
import { linked, nameOfSpot, type TileIndex } from '../board/board.ts';
import type { Claustrophobia } from '../claustrophobia.ts';
import { canAimAt } from '../combat/targets.ts';
import { readSpot } from '../notation/fact.ts';
import { outlook } from '../outlook/index.ts';
import { DEMON, HUMAN } from '../seats.ts';
import { isInPlay, type State, seatOf } from '../state.ts';
import {
  ASIDE,
  DEAD,
  ESCAPED,
  isHuman,
  WARRIOR_NAMES,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';

function readWarrior(words: NotationWords, state: State): Warrior {
  const who = warriorNamed(words.oneOf('warrior', WARRIOR_NAMES));
  return isInPlay(state, who) ? who : words.refuse(`${WARRIOR_NAMES[who]} is not in play.`);
}

function isLinked(state: State, one: TileIndex, other: TileIndex): boolean {
  return [0, 1, 2, 3].some(side => linked(state, one, side) === other);
}

/** `adjacent @0,0 @1,0`: a passage leads from one tile to the other (CL-MOVE-02). */
function adjacent(state: State, words: NotationWords): Finding {
  const [one, other] = [readSpot(words, state), readSpot(words, state)];
  const holds = isLinked(state, one, other);
  const names = `${nameOfSpot(state, one)} and ${nameOfSpot(state, other)}`;
  return { holds, found: `${names} are ${holds ? '' : 'not '}linked.` };
}

/** `aim BL1 @1,0`: a target on that tile is not too far away (CL-RANGE-01). */
function aim(state: State, words: NotationWords): Finding {
  const who = readWarrior(words, state);
  const spot = readSpot(words, state);
  const holds = canAimAt(state, who, spot);
  const can = holds ? 'can' : 'cannot';
  return { holds, found: `${WARRIOR_NAMES[who]} ${can} aim at ${nameOfSpot(state, spot)}.` };
}

/** `reach BR1 @2,0`: in the action that they are asked for, or could be chosen for. */
function reach(state: State, words: NotationWords): Finding {
  const who = readWarrior(words, state);
  const cell = nameOfSpot(state, readSpot(words, state));
  const name = WARRIOR_NAMES[who]!;
  const seat = seatOf(state, isHuman(who) ? HUMAN : DEMON);
  const his = outlook(state, seat).warriors.find(warrior => warrior.who === name);
  if (his === undefined)
    return { holds: false, found: `Nobody is asked for an action of ${name}.` };
  const holds = his.ways.some(way => way.cell === cell);
  const cells = his.ways.map(way => way.cell).join(', ') || 'nothing';
  return { holds, found: `${name} reaches ${cells}.` };
}

/** `figure BR1 mvt=2 cbt=1 def=4 exhausted=no`. */
function figure(state: State, words: NotationWords): Finding {
  const name = WARRIOR_NAMES[readWarrior(words, state)]!;
  const figures = outlook(state, seatOf(state, HUMAN)).figures[name];
  if (figures === undefined) return words.refuse(`${name} has no figures in this position.`);
  const { exhausted, ...numbers } = figures;
  return figuresClaimed(words, name, { ...numbers, exhausted: exhausted ? 'yes' : 'no' });
}

/** `fallen TR1`: killed, or not there at all. */
function fallen(state: State, words: NotationWords): Finding {
  const name = words.oneOf('warrior', WARRIOR_NAMES);
  const place = state.place[warriorNamed(name)]!;
  const holds = place === DEAD || place === ASIDE;
  return { holds, found: `${name} ${holds ? 'has fallen' : 'has not fallen'}.` };
}

/** `at BL1 @1,0`, or `at BL1 out` once they have escaped. */
function at(state: State, words: NotationWords): Finding {
  const name = words.oneOf('warrior', WARRIOR_NAMES);
  const place = state.place[warriorNamed(name)]!;
  const out = words.take('out');
  const holds = out ? place === ESCAPED : readSpot(words, state) === place;
  const where = place >= 0 ? `on ${nameOfSpot(state, place)}` : 'not in play';
  return { holds, found: `${name} is ${where}.` };
}

export const claustrophobiaClaims: OwnClaims<Claustrophobia> = {
  adjacent: { judge: adjacent },
  aim: { judge: aim },
  reach: { judge: reach },
  figure: { judge: figure },
  fallen: { judge: fallen },
  at: { judge: at },
};
