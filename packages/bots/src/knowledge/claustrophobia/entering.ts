import {
  type Action,
  cellNamed,
  DEMON_FIGURE,
  F,
  FIRST_TROGLODYTE,
  spotAt,
} from '@oubliette/claustrophobia';
import { sortOfCard } from './acting.ts';
import { humanSpots, type ImaginedCave, newSteps, stepsFrom } from './imagined.ts';
import { type CavePlay, playOf } from './play.ts';
import { weighed } from './promise.ts';

const HORDE = 1;
const steps = newSteps();
/** Tiles that are looked at for an entry: the nearest to the humans. */
const DOORS = 5;
const PRICE = { TR: 1, D: 5 } as const;

interface Door {
  readonly action: Extract<Action, { do: 'buy' }>;
  readonly spot: number;
}

/** Figures and cards one by one; Troglodytes come in the order of the tiles, for any order is as good. */
export function entries(state: ImaginedCave, legal: readonly Action[]): readonly CavePlay[] {
  const { last } = state;
  const from = last?.do === 'buy' && last.who === 'TR' ? spotAt(state, cellNamed(last.to)) : 0;
  const doors: Door[] = [];
  const plays: CavePlay[] = [];
  for (const action of legal) {
    if (action.do !== 'buy') {
      plays.push(playOf([action], sortOfCard(action)));
      continue;
    }
    const spot = spotAt(state, cellNamed(action.to));
    if (action.who === 'D' || spot >= from) doors.push({ action, spot });
  }
  if (doors.length === 0) return plays;
  stepsFrom(state, humanSpots(state), steps);
  const chosen = [...nearest(doors, 'TR'), ...nearest(doors, 'D')];
  const buys = chosen.map(({ action, spot }) =>
    playOf([action], `buy ${action.who} ${Math.min(3, steps[spot]!)}`),
  );
  return weighed(state, HORDE, [...buys, ...plays], index => enter(state, chosen[index]));
}

function nearest(doors: readonly Door[], who: 'TR' | 'D'): Door[] {
  return doors
    .filter(({ action }) => action.who === who)
    .sort((one, other) => steps[one.spot]! - steps[other.spot]!)
    .slice(0, DOORS);
}

/** Puts a figure where it would enter; whoever buys nothing keeps what they have. */
function enter({ place, facts }: ImaginedCave, door: Door | undefined): () => void {
  if (door === undefined) return () => {};
  const { action, spot } = door;
  const who = action.who === 'D' ? DEMON_FIGURE : place.indexOf(-1, FIRST_TROGLODYTE);
  const price = PRICE[action.who];
  place[who] = spot;
  facts[F.tp]! -= price;
  return () => {
    place[who] = -1;
    facts[F.tp]! += price;
  };
}
