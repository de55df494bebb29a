import { scriptedRandom, type Viewer } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../event.ts';
import { claustrophobia } from '../game.ts';
import { type CaveSeat, SEATS } from '../seats.ts';
import type { CardKind } from './kinds.ts';

/** A moment at which a card could be played: how it comes about, and what can be held there. */
interface Moment {
  readonly window: string;
  readonly seat: CaveSeat;
  readonly question: string;
  readonly fits: CardKind;
  /** Another card of the same player, which is for some other moment. */
  readonly idle: CardKind;
  readonly position: readonly string[];
  readonly before?: readonly string[];
  readonly dice?: readonly number[];
  /** What whoever plays nothing does. */
  readonly closes?: string;
}

const TILES = ['tile T26 @0,0 NESW', 'tile T27 @1,0 NESW', 'pile T28 T29 T30'];
const TWO = ['RD @0,0 die 1', 'BL1 @0,0 die 3'];

const MOMENTS: readonly Moment[] = [
  {
    window: 'W2',
    seat: 'human',
    question: 'window',
    fits: 'second-chance',
    idle: 'oil',
    position: ['stage demonOrders', ...TWO],
    before: ['demon end'],
    dice: [3, 4],
  },
  {
    window: 'W2',
    seat: 'demon',
    question: 'window',
    fits: 'panic',
    idle: 'sign',
    position: ['stage demonOrders', ...TWO],
    before: ['demon end'],
    dice: [3, 4],
  },
  {
    window: 'W3',
    seat: 'demon',
    question: 'window',
    fits: 'crisis',
    idle: 'sign',
    position: ['stage assign', 'dice 2 3', 'RD @0,0', 'BL1 @0,0'],
    before: ['human give 2 RD', 'human give 3 BL1', 'human confirm'],
  },
  {
    window: 'W4',
    seat: 'human',
    question: 'gifts',
    fits: 'stubborn',
    idle: 'oil',
    position: ['stage assign', 'blessing-used 1', 'dice 2 3', 'RD @0,0', 'BL1 @0,0 lines 3'],
    before: ['human give 2 RD', 'human give 3 BL1', 'human confirm'],
    closes: 'done',
  },
  {
    window: 'W5',
    seat: 'human',
    question: 'action',
    fits: 'march',
    idle: 'oil',
    position: TWO,
    before: ['human act BL1'],
    closes: 'finish',
  },
  {
    window: 'F',
    seat: 'human',
    question: 'orders',
    fits: 'potion',
    idle: 'oil',
    position: ['RD @0,0 die 1 lines 4', 'BL1 @0,0 die 3'],
    closes: 'end',
    dice: [1, 2, 3],
  },
  {
    window: 'a deed',
    seat: 'human',
    question: 'action',
    fits: 'grenade',
    idle: 'oil',
    position: ['RD @0,0 die 1', 'BL1 @0,0 die 1'],
    before: ['human act BL1', 'human go @1,0'],
    closes: 'finish',
  },
  {
    window: 'W6',
    seat: 'human',
    question: 'window',
    fits: 'map',
    idle: 'oil',
    position: TWO,
    before: ['human act BL1', 'human explore N'],
  },
  {
    window: 'W6',
    seat: 'demon',
    question: 'window',
    fits: 'lost',
    idle: 'sign',
    position: TWO,
    before: ['human act BL1', 'human explore N'],
  },
  {
    window: 'W7',
    seat: 'human',
    question: 'window',
    fits: 'fury',
    idle: 'oil',
    position: [...TWO, 'TR1 @0,0'],
    before: ['human act BL1', 'human attack TR@0,0'],
    dice: [3, 3],
  },
  {
    window: 'W7',
    seat: 'demon',
    question: 'window',
    fits: 'suicide',
    idle: 'sign',
    position: ['stage demonOrders', ...TWO, 'TR1 @0,0'],
    before: ['demon act TR1', 'demon attack RD'],
    dice: [1],
  },
  {
    window: 'W8',
    seat: 'human',
    question: 'window',
    fits: 'breach',
    idle: 'oil',
    position: [...TWO, 'TR1 @0,0', 'spent human fury'],
    before: ['human act BL1', 'human attack TR@0,0'],
    dice: [1, 1],
  },
  {
    window: 'W9',
    seat: 'human',
    question: 'window',
    fits: 'oil',
    idle: 'map',
    position: TWO,
    before: ['human end'],
    dice: [1, 2, 3],
  },
  {
    window: 'W10',
    seat: 'demon',
    question: 'entry',
    fits: 'cave-in',
    idle: 'lost',
    position: ['stage destiny', 'dice 1 2 3', ...TWO],
    before: ['demon done'],
    closes: 'done',
  },
  {
    window: 'W11',
    seat: 'human',
    question: 'window',
    fits: 'hold',
    idle: 'oil',
    position: ['stage entry', ...TWO],
    before: ['demon done'],
  },
  {
    window: 'W12',
    seat: 'human',
    question: 'window',
    fits: 'faith',
    idle: 'oil',
    position: ['stage entry', 'hand demon cave-in', ...TWO],
    before: ['demon play cave-in @0,0 E'],
  },
];

const read = (text: string) => {
  const action = claustrophobia.notation.parseAction(text);
  if (!action.ok) throw new Error(action.faults[0]!.text);
  return action.value;
};

const heardBy = (viewer: Viewer<CaveSeat>, events: readonly Event[]) =>
  events.filter(({ to }) => to === 'all' || to.includes(viewer));

/** The match at that moment with this card in the hand, and everything that others can notice. */
function held(moment: Moment, card: CardKind) {
  const { seat, position, before = [], dice = [], closes = 'pass' } = moment;
  const text = [...TILES, ...position, `hand ${seat} ${card}`].join('\n');
  const start = claustrophobia.notation.parsePosition(text);
  if (!start.ok) throw new Error(start.faults[0]!.text);
  const state = start.value;
  const random = scriptedRandom({ dice: [...dice] });
  const events: Event[] = [];
  const noticed: unknown[] = [];
  const others: Viewer<CaveSeat>[] = [...SEATS.filter(other => other !== seat), 'table'];
  const notice = () => {
    noticed.push(claustrophobia.decision(state));
    for (const viewer of others) {
      noticed.push(claustrophobia.view(state, viewer), heardBy(viewer, events));
    }
  };
  for (const step of before) {
    const [who, ...words] = step.split(' ');
    events.push(...claustrophobia.apply(state, who as CaveSeat, read(words.join(' ')), random));
    notice();
  }
  const asked = claustrophobia.decision(state);
  const plays = claustrophobia.legal(state, seat).filter(action => action.do === 'play');
  events.push(...claustrophobia.apply(state, seat, read(closes), random));
  notice();
  return { asked, plays, noticed };
}

describe('nobody can tell whether the other one could react', () => {
  for (const moment of MOMENTS) {
    const { window, seat, question, fits, idle } = moment;
    it(`CL-ROUND-05, CL-COMP-05: in ${window} the ${seat} with ${idle} is asked like one with ${fits}`, () => {
      const able = held(moment, fits);
      const unable = held(moment, idle);
      expect(able.asked).toEqual({ question, seats: [seat] });
      expect(able.plays).not.toEqual([]);
      expect(unable.plays).toEqual([]);
      expect(unable.asked).toEqual(able.asked);
      expect(unable.noticed).toEqual(able.noticed);
    });
  }
});
