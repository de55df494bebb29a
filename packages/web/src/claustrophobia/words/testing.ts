import {
  type Action,
  type CaveSeat,
  type CaveView,
  type Claustrophobia,
  claustrophobia,
  type Event,
} from '@oubliette/claustrophobia';
import { fastRandom, pick, toldTo } from '@oubliette/kernel';
import type { Chapter } from '../../match/contract.ts';

export const chapter = (
  seat: CaveSeat,
  moment: number,
  ...events: Event[]
): Chapter<Claustrophobia> => ({ seat, moment, events });

interface Played {
  readonly chapters: readonly Chapter<Claustrophobia>[];
  readonly view: CaveView;
  /** Everything that could have been done on the way. */
  readonly offered: readonly (readonly [Action, CaveView])[];
}

/** A match played at random, as the table saw it: passing and ending are rarer than they could be. */
export function playAtRandom(mode: string, seed: number, actions: number): Played {
  const random = fastRandom(seed);
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(mode);
  const state = claustrophobia.setup(options.value, random);
  const chapters: Chapter<Claustrophobia>[] = [];
  const offered: [Action, CaveView][] = [];
  for (let moment = 1; moment <= actions; moment++) {
    const seat = claustrophobia.decision(state)?.seats[0];
    if (seat === undefined) break;
    const legal = claustrophobia.legal(state, seat);
    const view = claustrophobia.view(state, 'table');
    offered.push([pick(random, 'offered', legal), view]);
    const events = claustrophobia.apply(state, seat, choose(legal), random);
    chapters.push({ moment, seat, events: toldTo(events, 'table') });
  }
  return { chapters, view: claustrophobia.view(state, 'table'), offered };

  function choose(legal: readonly Action[]): Action {
    const lively = legal.filter(action => !DULL.includes(action.do));
    return pick(
      random,
      'choice',
      lively.length > 0 && random.below('lively', 4) > 0 ? lively : legal,
    );
  }
}

const DULL: readonly Action['do'][] = ['end', 'done', 'finish', 'pass', 'stop'];

/** The start of a scenario as everybody sees it. */
export const startOf = (mode: string): CaveView => playAtRandom(mode, 1, 0).view;
