import { type CellId, deckOf, SOLO_NAMES, type Solo, WOUNDED } from '@oubliette/dungeon-twister';
import type { Guessed } from '../../world.ts';
import { usualWaysOut } from '../duel/exits.ts';
import { piecesOf } from '../duel/pieces.ts';
import { stepsTo } from './steps.ts';

/** A solo match as a player imagines it. */
export type ImaginedSolo = Guessed<Solo>;

const [NP, PLAYER] = [0, 1];
const { sides, moves, combats, gaits } = piecesOf(deckOf(undefined));
const CHARACTERS = [...SOLO_NAMES.keys()].filter(token => moves[token]! > 0);

/** What a point is worth; everything else is told in parts of it. */
const POINT = 8;
/** A character so many squares from its exit is worth half of one that is there. */
const HALFWAY = 10;
/** A healthy character: that it stands, and how near to its exit. */
const STANDING = 2;
const RUNNING = 3;
/** A wounded one is a point for the other side before long. */
const HURT = -1;
/** What a blow that may come is worth, against one that was struck, for each side. */
const HOPE = 0.2;
const FEAR = 0.1;
/** At so many squares a blow counts half. */
const CLOSE = 4;

const CARDS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const MIDDLING = 3;
/** The greatest lead: a Colossus against somebody wounded. */
const STRONGEST = Math.max(...combats);

/** lead, from the worst on → how often a blow with a middling card wins and loses */
const ODDS = Array.from({ length: 2 * STRONGEST + 1 }, (_, index) => {
  const own = index - STRONGEST + MIDDLING;
  const share = (beats: (card: number) => boolean) => CARDS.filter(beats).length / CARDS.length;
  return { wins: share(card => own > card), loses: share(card => own < card) };
});

interface Fighter {
  readonly cell: CellId;
  readonly combat: number;
  readonly isHurt: boolean;
  /** What its side has of it: that it stands, and how near it is to its exit. */
  readonly standing: number;
  readonly running: number;
  readonly worth: number;
}

/** What speaks for the Player, in parts of the same measure. */
export interface SoloWorthParts {
  readonly points: number;
  /** The characters of both sides, unhurt and hurt, and how near the unhurt are to their exits. */
  readonly team: number;
  readonly foes: number;
  readonly way: number;
  readonly block: number;
  /** Blows that either side may strike. */
  readonly hope: number;
  readonly fear: number;
}

export function partsOf(state: ImaginedSolo): SoloWorthParts {
  const { points } = state;
  const armies: Fighter[][] = [[], []];
  for (const token of CHARACTERS) {
    if (state.places[token]! >= 0) armies[sides[token]!]!.push(fighterOf(state, token));
  }
  const [foes, team] = armies as [Fighter[], Fighter[]];
  const standing = (army: readonly Fighter[]) => army.reduce((all, one) => all + one.standing, 0);
  const running = (army: readonly Fighter[]) => army.reduce((all, one) => all + one.running, 0);
  return {
    points: POINT * (points[PLAYER]! - points[NP]!),
    team: standing(team),
    foes: -standing(foes),
    way: running(team),
    block: -running(foes),
    hope: HOPE * blows(state, team, foes),
    fear: -FEAR * blows(state, foes, team),
  };
}

/** How good a position is for the Player. */
export function worthOf(state: ImaginedSolo): number {
  const { points, team, foes, way, block, hope, fear } = partsOf(state);
  return points + team + foes + way + block + hope + fear;
}

function fighterOf({ labyrinth, places, marks }: ImaginedSolo, token: number): Fighter {
  const cell = places[token] as CellId;
  const side = sides[token]!;
  const isHurt = (marks[token]! & WOUNDED) !== 0;
  const nearness =
    HALFWAY / (HALFWAY + usualWaysOut(labyrinth, side, gaits[token]!).lengths[cell]!);
  const standing = isHurt ? HURT : STANDING;
  const running = isHurt ? 0 : RUNNING * nearness;
  const combat = isHurt ? 0 : combats[token]!;
  return { cell, isHurt, combat, standing, running, worth: standing + running };
}

/** What one side may hope for: for each of the others the best blow, the nearer the better. */
function blows(
  { labyrinth }: ImaginedSolo,
  ours: readonly Fighter[],
  theirs: readonly Fighter[],
): number {
  let sum = 0;
  for (const victim of theirs) {
    const steps = stepsTo(labyrinth, victim.cell);
    let best = 0;
    for (const striker of ours) {
      if (striker.isHurt) continue;
      const { wins, loses } = ODDS[striker.combat - victim.combat + STRONGEST]!;
      const gain = victim.isHurt ? POINT + HURT : victim.worth - HURT;
      const chance = wins * gain - loses * (striker.worth - HURT);
      best = Math.max(best, (chance * CLOSE) / (CLOSE + Math.max(0, steps[striker.cell]! - 1)));
    }
    sum += best;
  }
  return sum;
}
