import type { AreaLack, CaveView } from '@oubliette/claustrophobia';
import { plural } from '../../i18n/plural.ts';
import { dice } from '../offers/messages.en.ts';

/** How far a scenario is, by its number. */
type Track = Readonly<
  Record<string, (facts: CaveView['facts'] & { readonly escaped: number }) => string>
>;

const lacks: { readonly [K in AreaLack['kind']]: (more: number) => string } = {
  used: () => 'used already',
  oil: () => 'stopped by the lamp',
  odd: () => 'odd dice only',
  even: () => 'even dice only',
  mixed: () => 'one even, one odd',
  high: () => 'each 3 or more',
  alike: () => 'all even or all odd',
  dice: more => (more > 0 ? `${dice(more)} more` : `${dice(-more)} too many`),
  sum: more => (more > 0 ? `${more} more` : `${-more} too much`),
};

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const en = {
  round: (round: number) => `Round ${round}`,
  yourTurn: 'it is your turn',
  turnOf: (name: string) => `${name} is choosing`,
  over: 'The match is over',
  phases: 'Phases of a round',
  tiles: (left: number) => `${left} ${plural('en', left, { one: 'tile', other: 'tiles' })} left`,
  track: {
    S1: ({ d10, escaped }) => (escaped > 0 ? `escaped ${escaped} of 2` : `to the Exit ${d10}`),
    S2: ({ d10 }) => (d10 > 0 ? `the fuse burns, ${d10}` : 'no fuse lit'),
    S4: ({ d10 }) => `rites done: ${d10} of 7`,
    S5: ({ freed }) => `freed ${freed} of 2`,
    S6: ({ turned, carrier }) =>
      carrier === null ? `tokens turned: ${turned}` : 'the treasure is found',
    S7: ({ escaped }) => `escaped ${escaped} of 2`,
    S8: ({ d10 }) => `doses ${d10} of 3`,
  } as Track,

  destiny: 'Board of Destiny',
  once: { phase: '◆ once per phase', game: '◆ once per game' },
  lacks,
  fits: 'place the dice',
  dice: 'Dice on the table',
  diceHint: 'Pick dice, then an area; or drag them there, or type their values.',
  actionHint: 'Pick a die, then a warrior; or drag it onto his card.',
  givenHint: 'All dice are given; Undo takes one back.',
  giftsHint:
    'Once in the match a warrior in the light can be blessed; a gift is used from among the cards.',
  die: (value: number) => `Die ${value}`,

  tp: (points: number) => plural('en', points, { one: 'threat point', other: 'threat points' }),
  notInPlay: 'not in play',
  troglodytes: (count: number) => `Troglodytes in play: ${count}`,

  warriors: 'The humans',
  dead: 'dead',
  escaped: 'escaped',
  noDie: 'no die yet',
  linesLost: (lines: readonly number[]) => `lines lost: ${lines.join(', ')}`,
  wouldGive: (figures: string) => `the die in hand would give ${figures}`,
  blessed: { mvt: 'Blessed: +1 MVT', cbt: 'Blessed: +2 CBT' },
  talentSpent: (talent: string) => `${talent}, used`,

  cards: 'Cards',
  hand: 'Your hand',
  noCards: 'No cards in hand.',
  gifts: 'Gifts of the Redeemer',
  objects: 'Objects',
  others: (party: string, count: number, deck: number) =>
    `${party}: ${count} in hand, ${deck} in the deck`,
  spent: 'Played:',
  giftWhen: (die: number) => `when the Redeemer’s die shows ${die}`,
  heldCard: 'Choose its target on the map or among the warriors.',
  give: (who: string) => `carried by ${who}`,

  scenario: 'Scenario',
  humansWin: 'The humans win',
  demonsWin: 'The demons win',
  draw: 'Nobody wins',

  troglodyte: 'Troglodyte · 1 TP',
  demonFigure: (name: string) => `${name} · 5 TP`,
  enterHint: 'Choose a figure, then one of the tiles in the light.',
  tileHint: 'Choose one of the tiles in the light.',
  doorHint: 'Choose one of the openings in the light.',
  warriorHint: 'Choose one of the warriors in the light.',
  attacks: (who: string) => `${who} attacks?`,
  againHint: 'Dice that you click leave the tray and roll again.',
  giftHint: 'A gift is used from among the cards.',
  actedHint: 'Nobody is left who could act.',
  nobodyHint: 'Nobody can be bought now.',
  ordersHint: 'Choose a warrior, then a tile, an opening or an enemy in the light.',
  endedEarly: (who: string, why: string) => `${who} is done: ${lower(why)}.`,
  movesLeft: (left: number) => `MVT left: ${left}`,
  points: (left: number) => `${left} ${plural('en', left, { one: 'point', other: 'points' })} left`,
  bidHint: 'The lower bid leads the humans with a team of that worth.',
  lowest: (bid: number) => `lowest bid ${bid}`,
  prices: 'Condemned 3, gift 2, object 2, advantage card 1',
  lay: (tile: string) => `Place it like this: ${tile}`,
  back: 'Put it back',

  undo: 'Undo',
  hint: 'Hint',
  nextDeed: 'Next deed',
  endAnyway: 'End although some have not acted',

  menu: {
    open: 'Menu',
    scenario: 'Scenario and victory',
  },
  sheet: { destiny: 'Destiny', cards: 'Cards', chronicle: 'Chronicle', more: 'More' },

  keys: {
    arrows: 'from tile to tile',
    enter: 'do what the tile offers: choose, go, explore, attack',
    numbers: 'give that die, pick that die, or take the listed offer',
    warriors: 'the next warrior who can act',
    turn: 'turn the tile that is being placed',
    centre: 'show the whole map',
    end: 'end the action or the phase, pass, done',
    scenario: 'scenario and victory',
    counsel: 'advice: what the machine would do',
  },
};
