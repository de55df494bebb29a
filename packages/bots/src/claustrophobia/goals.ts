import { type ScenarioId, warriorNamed } from '@oubliette/claustrophobia';
import {
  DEMON,
  FAR,
  REDEEMER,
  stepsFrom,
  type TableSight,
  tilesMarked,
  tilesNamed,
} from './sight.ts';

const PENTACLE_ROOM = 'T01';
const EXIT = 'T02';
const NEST = 'T03';
/** What a tile less in the pile is worth as long as the goal lies in it. */
const TILE = 3;
/** Goals are worth more than any wound. */
const GOAL = 25;

/** How far the nearest so many humans still have to walk to one of these tiles, below 0. */
function approach(sight: TableSight, tiles: readonly number[], needed: number): number {
  if (tiles.length === 0) return 0;
  const steps = stepsFrom(sight, tiles);
  const walks = sight.humans.map(who => steps[sight.places[who]!]!).sort((a, b) => a - b);
  return -walks.slice(0, needed).reduce((sum, walk, index) => sum + walk / (1 + index / 2), 0);
}

/** The goal is still in the pile: fewer tiles there, and somebody near an opening. */
function searching(sight: TableSight): number {
  const { view, openings } = sight;
  const frontier = [...openings.keys()].filter(spot => openings[spot]! > 0);
  return -TILE * view.pile.count + approach(sight, frontier, 2);
}

/** Two must come to the Exit. */
function escaping(sight: TableSight): number {
  const away = sight.places.filter(place => place === ESCAPED).length;
  return GOAL * away + 2 * approach(sight, tilesNamed(sight, EXIT), 2 - away);
}

const ESCAPED = -3;

/** One who leaves alone has won nothing: what a step of the second one costs. */
const STRAGGLER = 3;

/** Nobody wants to find the Exit alone: two stay near one and the same opening. */
function searchingInPairs(sight: TableSight): number {
  const { view, openings } = sight;
  const walks = [...openings.keys()].flatMap(spot =>
    openings[spot]! > 0 ? [approach(sight, [spot], 2)] : [],
  );
  return -TILE * view.pile.count + STRAGGLER * Math.max(-FAR, ...walks);
}

function leavingInPairs(sight: TableSight): number {
  const away = sight.places.filter(place => place === ESCAPED).length;
  const walk = approach(sight, tilesNamed(sight, EXIT), 2 - away);
  return 2 * GOAL + GOAL * away + STRAGGLER * walk;
}

function onTile({ places, humans }: TableSight, tile: number | undefined): number {
  return humans.filter(who => places[who] === tile).length;
}

/** How near the humans are to what each scenario wants of them, S1 to S8. */
export const GOALS: Readonly<Record<ScenarioId, (sight: TableSight) => number>> = {
  S1: sight => {
    const { facts } = sight.view;
    if (tilesNamed(sight, EXIT).length > 0) return GOAL + escaping(sight);
    const marked = sight.view.board.flatMap(({ cell }, spot) =>
      cell === facts.marker?.cell ? [spot] : [],
    );
    return -2 * TILE * facts.d10 + 2 * approach(sight, marked, 4);
  },
  S2: sight => {
    const { facts } = sight.view;
    const [shaft] = tilesNamed(sight, PENTACLE_ROOM);
    if (shaft === undefined) return searching(sight);
    const there = onTile(sight, shaft);
    const safe = sight.humans.length - there;
    if (facts.charges < 2) return GOAL * (1 + facts.charges) + 2 * approach(sight, [shaft], 2);
    return 3 * GOAL + (safe > 0 ? GOAL : 0) + (there > 0 ? 4 : 0) - 2 * there;
  },
  S3: sight => {
    const room = tilesNamed(sight, PENTACLE_ROOM);
    if (room.length === 0) return searching(sight);
    return GOAL + 2 * approach(sight, room, 4) + 3 * sight.view.warriors.D!.wounds;
  },
  S4: sight => {
    const { facts, warriors } = sight.view;
    const speaks = sight.places[REDEEMER] === 0 && !warriors.RD!.flags.includes('exhausted');
    const enemies = sight.foes.filter(who => sight.places[who] === 0).length;
    const silenced = !speaks || enemies > 0 ? 6 : 0;
    const seals = tilesMarked(sight, 'seal').length;
    return 8 * facts.d10 + 2 * seals - silenced - 2 * enemies + approach(sight, [0], 4);
  },
  S5: sight => {
    const { facts, warriors } = sight.view;
    const freed = 2 * GOAL * facts.freed;
    const demon = sight.places[DEMON]!;
    if (demon >= 0) return freed + 3 * warriors.D!.wounds + 2 * approach(sight, [demon], 3);
    const asleep = tilesMarked(sight, 'sleeping');
    return freed + (asleep.length > 0 ? approach(sight, asleep, 3) : searching(sight));
  },
  S6: sight => {
    const { carrier, turned } = sight.view.facts;
    if (carrier !== null) {
      const home = stepsFrom(sight, tilesNamed(sight, EXIT));
      return 6 * GOAL - 3 * home[sight.places[warriorNamed(carrier)]!]!;
    }
    const lost = tilesMarked(sight, 'treasure');
    if (lost.length > 0) return 5 * GOAL + 2 * approach(sight, lost, 2);
    const tokens = tilesMarked(sight, 'token');
    const stashes = GOAL * (turned + tokens.length / 2);
    return stashes + (tokens.length > 0 ? 2 * approach(sight, tokens, 1) : searching(sight));
  },
  S7: sight =>
    tilesNamed(sight, EXIT).length > 0 ? leavingInPairs(sight) : searchingInPairs(sight),
  S8: sight => {
    const nest = tilesNamed(sight, NEST);
    if (nest.length === 0) return searching(sight);
    return GOAL * (1 + sight.view.facts.d10) + 2 * approach(sight, nest, 2);
  },
};
