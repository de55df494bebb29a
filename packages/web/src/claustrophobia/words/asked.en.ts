import type { AreaName, CardMoment, QuestionKind } from '@oubliette/claustrophobia';
import type { CaveMention } from './mention.ts';
import { areas, nameOf } from './names.en.ts';
import { ownQuestions } from './own-questions.en.ts';

/** What the match waits for; whose answer it is, the screen says beside it. */
const questions: Readonly<Record<QuestionKind, string>> = {
  bid: 'A bid for the humans, or a pass?',
  team: 'Who joins the team?',
  gift: 'Which further gift?',
  marker: 'Which opening gets the Fresh Air marker?',
  seals: 'Which three arms get a Seal of Protection?',
  window: 'Play a card?',
  'second-chance': 'Which action dice roll again?',
  assign: 'Which die for whom?',
  gifts: 'Use a gift or the Blessing?',
  orders: 'Who acts next?',
  action: 'Move or fight?',
  foresee: 'Which tile comes first?',
  place: 'Place the tile',
  hole: 'Which other tile gets a Hole?',
  ambush: 'Troglodytes in ambush?',
  reroll: 'Reroll the misses?',
  guard: 'Who takes the hit?',
  line: 'Which line is cancelled?',
  critical: 'Choose the line yourself?',
  destiny: 'Which areas get the destiny dice?',
  trap: 'Who is caught in the Trap?',
  entry: 'Who enters, and where?',
  ...ownQuestions.questions,
};

/** The moments in which cards may be played (CL-ROUND-03). */
const windows: Readonly<Record<CardMoment, string>> = {
  2: 'after the action roll',
  3: 'before the gifts',
  4: 'with the gifts',
  5: 'at the start of an action',
  6: 'before the tile is drawn',
  7: 'before the attack roll',
  8: 'after the attack roll',
  9: 'before the destiny roll',
  10: 'while figures enter',
  11: 'before the demons act',
  12: 'against this event',
  free: 'in the Human action phase',
  deed: 'instead of fighting',
};

const bonus = { mvt: '+1 MVT', cbt: '+2 CBT' };
const away = (east: number, south: number) =>
  [
    east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`,
    south === 0 ? '' : `${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`,
  ]
    .filter(way => way !== '')
    .join(' and ');

const located = (tile: string, way: string | null) => (way === null ? tile : `${tile}, ${way}`);
const withTarget = (name: string, target: string) => (target === '' ? name : `${name}: ${target}`);

export const asked = {
  questions,
  windows,
  over: 'The match is over',
  /** Of a card that waits for one, whichever it is. */
  anyEvent: 'against an event',
  noCard: 'No card, play on',
  /** How many tiles east and south of somebody; below 0, west and north. */
  bearing: (who: CaveMention, east: number, south: number) => {
    const way = away(east, south);
    return way === '' ? `with ${nameOf(who)}` : `${way} of ${nameOf(who)}`;
  },
  away,
  actions: {
    bid: (value: number) => `Bid ${value}`,
    pass: 'Pass',
    advantage: 'An advantage card',
    ready: 'The team is ready',
    confirm: 'Confirm the dice',
    roll: 'Roll them again',
    done: 'Done',
    stop: 'Stop here',
    finish: 'End this action',
    end: 'End the phase',
    look: 'Look at two tiles',
    keep: 'Keep their order',
    swap: 'Swap them',
    takes: (who: CaveMention) => `${nameOf(who)} ${who.figure === 'pack' ? 'take' : 'takes'} it`,
    pick: (value: number) => `Take the ${value}`,
    cancel: (value: number) => `Cancel line ${value}`,
    reroll: (value: number) =>
      value === 0 ? 'Keep the misses' : `Reroll ${value === 1 ? 'one miss' : `${value} misses`}`,
    hire: (who: CaveMention) => `Hire a ${nameOf(who)}`,
    named: (who: CaveMention) => nameOf(who),
    own: ownQuestions.answers,
    equip: (object: string, who: CaveMention) => `${object}: ${nameOf(who)}`,
    mark: (tile: string, side: string) => `${tile}, ${side}`,
    give: (value: number, who: CaveMention) => `${value} for ${nameOf(who)}`,
    bless: (who: CaveMention, how: 'mvt' | 'cbt') => `Bless ${nameOf(who)}: ${bonus[how]}`,
    use: withTarget,
    play: withTarget,
    go: (into: string, side: string | null) => `Go ${side === null ? into : `${side}, ${into}`}`,
    dive: (into: string, way: string | null) => `Through the holes ${located(into, way)}`,
    place: located,
    explore: (side: string) => `Explore ${side}`,
    attack: (target: CaveMention) =>
      `Attack ${target.figure === 'pack' || target.figure === 'seal' ? 'the ' : ''}${nameOf(target)}`,
    openings: (sides: readonly string[]) => `A tile with openings ${sides.join(', ')}`,
    dice: (area: AreaName, dice: string) => `${areas[area].name}: ${dice.split(' ').join(', ')}`,
    buy: (who: CaveMention, price: number, tile: string, way: string | null) =>
      `${nameOf(who)}, ${price} TP: ${located(tile, way)}`,
  },
  deeds: {
    charge: 'Lay a charge',
    pull: 'Remove a charge',
    search: 'Search the Stash',
    lift: 'Take the treasure',
    poison: 'Poison the nest',
    clear: 'Clear the cave-in',
  } as Readonly<Record<string, string>>,
  deedAt: (deed: string, side: string) => `${deed}, ${side}`,
};
