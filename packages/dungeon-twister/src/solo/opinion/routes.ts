/** The distinct best ways to a goal (DS-TIE-04), each told by what is done on it and where it ends. */
import {
  costOf,
  isJump,
  numberOf,
  type OpinionPlace,
  type OpinionReach,
  type OpinionWay,
  waysFrom,
} from './ways.ts';

/** Another way over the same squares so far. */
interface Rival {
  readonly place: OpinionPlace;
  /** Its jumps, less those of the way that it is held against. */
  readonly jumps: number;
  /** Preferred for another reason than a jump. */
  readonly first: boolean;
}

/** A way with fewer jumps is taken (DS-EDGE-05), else the one that comes first. */
function beats({ jumps, first }: Rival): boolean {
  return jumps < 0 || (jumps === 0 && first);
}

/**
 * All best ways to the goals, cut where they would cost more AP than there are (DS-PRIM-03, DS-EDGE-07).
 * Ways over the same squares are one way: full strides come first (DS-TIE-06), a step before a jump
 * (DS-EDGE-05), the latest drop (DS-OBJ-08) and then what can be taken (DS-EDGE-12). So a way counts
 * only if none of its rivals over the same squares gets there too.
 */
export function routesTo(
  reach: OpinionReach,
  goals: ReadonlyMap<number, readonly string[]>,
  budget: number,
): Set<string> {
  const onward = new Map<number, readonly OpinionWay[]>();
  const memo = new Map<string, ReadonlySet<string>>();

  function waysOf(place: OpinionPlace): readonly OpinionWay[] {
    const number = numberOf(place);
    const known = onward.get(number);
    if (known !== undefined) return known;
    const cost = costOf(reach, place);
    const best = waysFrom(reach.quest, place).filter(
      way => costOf(reach, way.place) === cost + way.price,
    );
    onward.set(number, best);
    return best;
  }

  function endings(
    place: OpinionPlace,
    rivals: readonly Rival[],
    beyond: boolean,
  ): ReadonlySet<string> {
    const names = rivals.map(nameOf).sort();
    const name = `${numberOf(place)}:${names}:${beyond}`;
    const known = memo.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    memo.set(name, found);
    const isBeaten = rivals.some(rival => beats(rival) && goals.has(numberOf(rival.place)));
    for (const target of goals.get(numberOf(place)) ?? []) {
      if (!isBeaten) found.add(`${target} from ${place.cell}`);
    }
    const ways = waysOf(place);
    for (const way of ways) {
      if (beyond && found.size > 0) break;
      const next = unique([
        ...besides(way, ways),
        ...rivals.flatMap(rival => following(rival, way)),
      ]);
      const isCut = beyond || costOf(reach, way.place) >> 8 > budget;
      const rest = endings(way.place, next, isCut);
      if (rest.size === 0) continue;
      if (isCut) found.add(`cut from ${place.cell}`);
      else for (const tail of rest) found.add([...way.deeds, tail].join(' '));
    }
    return found;
  }

  /** What a rival may become over the same squares. */
  function following({ place, jumps, first }: Rival, way: OpinionWay): Rival[] {
    return waysOf(place)
      .filter(({ over }) => over === way.over)
      .map(one => ({ place: one.place, jumps: jumps + isJump(one) - isJump(way), first }));
  }

  return new Set(endings(reach.start, [], false));
}

/** New rivals: what is preferred to a way from the same place. */
function besides(way: OpinionWay, ways: readonly OpinionWay[]): Rival[] {
  return ways
    .filter(({ over }) => over === way.over)
    .map(one => ({
      place: one.place,
      jumps: isJump(one) - isJump(way),
      first: one.order < way.order,
    }))
    .filter(({ jumps, first }) => first || jumps < 0);
}

function nameOf({ place, jumps, first }: Rival): string {
  return `${numberOf(place)}/${jumps}/${first}`;
}

function unique(rivals: readonly Rival[]): Rival[] {
  return [...new Map(rivals.map(rival => [nameOf(rival), rival])).values()];
}
