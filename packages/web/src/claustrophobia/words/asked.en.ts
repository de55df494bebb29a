import type { AreaName, QuestionKind } from '@oubliette/claustrophobia';
import type { Mention } from './mention.ts';
import { areas, nameOf } from './names.en.ts';

/** What the match waits for; whose answer it is, the screen says beside it. */
const questions: Readonly<Record<QuestionKind, string>> = {
  bid: 'A bid for the humans, or a pass',
  team: 'The team is built for exactly the bid',
  gift: 'One more gift is chosen',
  marker: 'The Fresh Air marker goes to an opening',
  seals: 'Three Seals of Protection go to three arms',
  window: 'A card may be played',
  'second-chance': 'Action dice are chosen to be rolled again',
  assign: 'Every human gets an action die',
  gifts: 'Gifts and the Blessing may be used',
  orders: 'The next warrior is chosen',
  action: 'A warrior moves and fights',
  foresee: 'The two tiles are put back in either order',
  place: 'The tile is turned and laid',
  hole: 'A Hole token goes to another tile',
  ambush: 'Troglodytes may lie in ambush',
  reroll: 'Misses may be rerolled',
  guard: 'Who takes the hit?',
  line: 'A line of action is cancelled',
  critical: 'The Demon player may choose the line',
  destiny: 'Destiny dice go to areas',
  trap: 'The Trap catches a human',
  entry: 'Figures enter play',
  raise: 'Who was possessed?',
  settle: 'Where does he come to himself?',
  sacrifice: 'One figure too many: one leaves',
  wake: 'A sleeping Stash wakes',
  guide: 'Which way does the Guide go?',
};

/** The moments in which cards may be played (CL-ROUND-03). */
const windows: Readonly<Record<number, string>> = {
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
};

const bonus = { mvt: '+1 MVT', cbt: '+2 CBT' };
const withTarget = (name: string, target: string) => (target === '' ? name : `${name}: ${target}`);

export const asked = {
  questions,
  windows,
  over: 'The match is over',
  coordinates: (x: number, y: number) => `${x}, ${y}`,
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
    takes: (who: Mention) => `${nameOf(who)} ${who.figure === 'pack' ? 'take' : 'takes'} it`,
    pick: (value: number) => `Take the ${value}`,
    cancel: (value: number) => `Cancel line ${value}`,
    reroll: (value: number) =>
      value === 0 ? 'Keep the misses' : `Reroll ${value === 1 ? 'one miss' : `${value} misses`}`,
    hire: (who: Mention) => `Hire a ${nameOf(who)}`,
    named: (who: Mention) => nameOf(who),
    sacrifice: (who: Mention) => `Remove: ${nameOf(who)}`,
    equip: (object: string, who: Mention) => `${object}: ${nameOf(who)}`,
    mark: (tile: string, side: string) => `${tile}, ${side}`,
    give: (value: number, who: Mention) => `${value} for ${nameOf(who)}`,
    bless: (who: Mention, how: 'mvt' | 'cbt') => `Bless ${nameOf(who)}: ${bonus[how]}`,
    use: withTarget,
    play: withTarget,
    go: (tile: string, way: string) => `Go: ${tile}, ${way}`,
    dive: (tile: string, way: string) => `Through the holes: ${tile}, ${way}`,
    place: (tile: string, way: string) => `${tile}, ${way}`,
    explore: (side: string) => `Explore ${side}`,
    attack: (target: Mention) =>
      `Attack ${target.figure === 'pack' || target.figure === 'seal' ? 'the ' : ''}${nameOf(target)}`,
    openings: (sides: readonly string[]) => `Openings: ${sides.join(', ')}`,
    dice: (area: AreaName, dice: string) => `${areas[area].name}: ${dice.split(' ').join(', ')}`,
    buy: (who: Mention, price: number, tile: string, way: string) =>
      `${nameOf(who)}, ${price} TP: ${tile}, ${way}`,
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
