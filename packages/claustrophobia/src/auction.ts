import type { RuleId } from '../rules/ids.ts';
import type { Action } from './action.ts';
import { drawCards, tellDrawn } from './cards/hand.ts';
import { GIFT_IDS } from './content/gifts/index.ts';
import { OBJECT_IDS, OBJECTS } from './content/objects.ts';
import type { CaveStory } from './event.ts';
import { F } from './facts.ts';
import { ADVANTAGE, bid, chooseGift, hire, PASS, READY } from './interned.ts';
import { ask, type DecisionRules, type DoWork, done, topWork } from './point.ts';
import { HUMAN, type Role, SEATS } from './seats.ts';
import { isInPlay, type State, setFact } from './state.ts';
import { bits } from './warriors/figures.ts';
import { HUMANS, KINDS, REDEEMER, WARRIOR_NAMES, warriorNamed } from './warriors/roster.ts';
import type { WorkOf } from './work.ts';

const HIGHEST = 21;
const PRICE = { gift: 2, condemned: 3, object: 2, advantage: 1 } as const;
const MOST_GIFTS = 4;
const ADVANTAGES = 15;

/** Bids go down until somebody passes (CL-EXPERT-01). */
export const auctionWork: DoWork<'auction'> = (state, { turn }) => ask(state, 'bid', turn as Role);

function highestBid({ bid: last }: WorkOf<'auction'>): number {
  return last < 0 ? HIGHEST : last - 1;
}

export const bidPoint: DecisionRules = {
  legal(state) {
    const highest = highestBid(topWork(state, 'auction'));
    return [PASS, ...Array.from({ length: highest + 1 }, (_, points) => bid(points))];
  },
  whyNot(state, _role, action): RuleId | null {
    if (action.do === 'pass') return null;
    if (action.do !== 'bid') return 'CL-EXPERT-01';
    return action.value <= highestBid(topWork(state, 'auction')) ? null : 'CL-EXPERT-01';
  },
  answer(state, action, _random, story) {
    const work = topWork(state, 'auction');
    const seat = SEATS[work.turn]!;
    if (action.do === 'bid') {
      story.push({ kind: 'bid', to: 'all', seat, points: action.value });
      work.bid = action.value;
      work.turn = 1 - work.turn;
      return;
    }
    done(state);
    const points = work.bid < 0 ? HIGHEST : work.bid;
    story.push({ kind: 'passed', to: 'all', seat });
    // Roles follow seats from here on: the other one leads the humans.
    setFact(state, F.leader, 1 - work.turn);
    state.place[REDEEMER] = 0;
    story.push({ kind: 'team', to: 'all', seat: SEATS[1 - work.turn]!, points });
    state.work.push({ kind: 'team', points, advantages: 0 });
  },
};

export const teamWork: DoWork<'team'> = state => ask(state, 'team', HUMAN);

/** How many points other things than advantage cards could still take. */
interface Shelf {
  readonly gifts: number;
  readonly condemned: number;
}

function shelfOf(state: State): Shelf {
  const gifts = MOST_GIFTS - bits(state.facts[F.gifts]!);
  let condemned = 0;
  for (let who = REDEEMER + 1; who < HUMANS; who++) if (!isInPlay(state, who)) condemned++;
  return { gifts, condemned };
}

/** Whether so many points can be spent to the last one (CL-EXPERT-02). */
function canSpend(points: number, { gifts, condemned }: Shelf, advantages: number): boolean {
  for (let hired = 0; hired <= condemned; hired++) {
    for (let given = 0; given <= gifts; given++) {
      const rest = points - PRICE.condemned * hired - PRICE.gift * given;
      if (rest >= 0 && rest <= advantages) return true;
    }
  }
  return false;
}

function bareHanded(state: State, who: number): boolean {
  return isInPlay(state, who) && !state.bearer.includes(who);
}

/** Why something cannot be bought for the team, or null (CL-EXPERT-02 to 04). */
function whyNotBuy(state: State, action: Action): RuleId | null {
  const work = topWork(state, 'team');
  const shelf = shelfOf(state);
  const left = ADVANTAGES - work.advantages;
  const rest = (price: number, onShelf: Shelf, cards: number): RuleId | null =>
    canSpend(work.points - price, onShelf, cards) ? null : 'CL-EXPERT-02';
  switch (action.do) {
    case 'ready':
      return work.points === 0 ? null : 'CL-EXPERT-02';
    case 'advantage':
      return left > 0 ? rest(PRICE.advantage, shelf, left - 1) : 'CL-EXPERT-03';
    case 'hire':
      if (freeOf(state, action.who) < 0) return 'CL-EXPERT-03';
      return rest(PRICE.condemned, { ...shelf, condemned: shelf.condemned - 1 }, left);
    case 'gift': {
      const gift = GIFT_IDS.indexOf(action.gift);
      const owned = gift < 0 || (state.facts[F.gifts]! & (1 << gift)) !== 0;
      if (owned || shelf.gifts === 0) return 'CL-EXPERT-03';
      return rest(PRICE.gift, { ...shelf, gifts: shelf.gifts - 1 }, left);
    }
    case 'equip': {
      const object = OBJECTS[OBJECT_IDS.indexOf(action.object)];
      const who = warriorNamed(action.who);
      if (object === undefined || who < 0 || who >= HUMANS) return 'CL-EXPERT-04';
      const taken = state.bearer[OBJECT_IDS.indexOf(object.id)]! >= 0;
      if (taken || !bareHanded(state, who)) return 'CL-EXPERT-04';
      return object.who.includes(KINDS[who]!) ? rest(PRICE.object, shelf, left) : 'CL-SETUP-05';
    }
    default:
      return 'CL-EXPERT-02';
  }
}

/** A Brute or Blade that is not hired yet, or −1. */
function freeOf(state: State, kind: string): number {
  return KINDS.findIndex((own, who) => who > 0 && own === kind && !isInPlay(state, who));
}

const EQUIPMENT: readonly Action[] = OBJECT_IDS.flatMap(object =>
  WARRIOR_NAMES.slice(0, HUMANS).map(who => Object.freeze({ do: 'equip', object, who } as const)),
);

/** Everything that a team could buy. */
const GOODS: readonly Action[] = [
  READY,
  ADVANTAGE,
  hire('BR'),
  hire('BL'),
  ...GIFT_IDS.map(chooseGift),
  ...EQUIPMENT,
];

/** The team is built openly, for exactly the bid; only then are the cards drawn (CL-EXPERT-04). */
export const teamPoint: DecisionRules = {
  legal: state => GOODS.filter(action => whyNotBuy(state, action) === null),
  whyNot: (state, _role, action) => whyNotBuy(state, action),
  answer: (state, action, _random, story) => buy(state, action, story),
};

function buy(state: State, action: Action, story: CaveStory): void {
  const work = topWork(state, 'team');
  switch (action.do) {
    case 'ready': {
      done(state);
      const cards = drawCards(state, HUMAN, work.advantages);
      if (cards.length > 0) tellDrawn(state, HUMAN, cards, story, 'cards-dealt');
      return;
    }
    case 'advantage':
      work.points -= PRICE.advantage;
      work.advantages++;
      story.push({ kind: 'bought-advantage', to: 'all' });
      return;
    case 'hire': {
      const who = freeOf(state, action.who);
      work.points -= PRICE.condemned;
      state.place[who] = 0;
      story.push({ kind: 'hired', to: 'all', who: WARRIOR_NAMES[who]! });
      return;
    }
    case 'gift':
      work.points -= PRICE.gift;
      state.facts[F.gifts]! |= 1 << GIFT_IDS.indexOf(action.gift);
      story.push({ kind: 'gift-chosen', to: 'all', gift: action.gift });
      return;
    case 'equip':
      work.points -= PRICE.object;
      state.bearer[OBJECT_IDS.indexOf(action.object)] = warriorNamed(action.who);
      story.push({ kind: 'equipped', to: 'all', who: action.who, object: action.object });
  }
}
