import type { Lack } from '@oubliette/claustrophobia';
import { plural } from '../../i18n/plural.ts';

const dice = (n: number) => `${n} ${plural('en', n, { one: 'die', other: 'dice' })}`;

const lacks: { readonly [K in Lack['kind']]: (more: number) => string } = {
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

export const en = {
  round: (round: number) => `Round ${round}`,
  yourTurn: 'it is your turn',
  turnOf: (name: string) => `${name} to answer`,
  over: 'The match is over',
  phases: 'Phases of a round',
  tiles: (left: number) => `${left} ${plural('en', left, { one: 'tile', other: 'tiles' })} left`,
  track: {
    S1: (d10: number) => `to the Exit ${d10}`,
    S2: (d10: number) => (d10 > 0 ? `the fuse burns, ${d10}` : 'no fuse lit'),
    S4: (d10: number) => `rites done: ${d10}`,
  } as Readonly<Record<string, (d10: number) => string>>,

  destiny: 'Board of Destiny',
  once: { phase: 'diamond: once a phase', game: 'diamond: once a game' },
  lacks,
  fits: 'place the dice',
  dice: 'Dice on the table',
  diceHint: 'Pick dice, then an area; or drag them there, or type their values.',
  actionHint: 'Pick a die, then a warrior; or drag it onto his card.',
  die: (value: number) => `Die ${value}`,

  tp: (points: number) => plural('en', points, { one: 'threat point', other: 'threat points' }),
  notInPlay: 'not in play',
  troglodytes: (count: number) => `Troglodytes in play: ${count}`,

  warriors: 'The humans',
  dead: 'dead',
  escaped: 'escaped',
  noDie: 'no die yet',

  cards: 'Cards',
  hand: 'Your hand',
  noCards: 'No cards in hand.',
  gifts: 'Gifts of the Redeemer',
  objects: 'Objects',
  others: (party: string, count: number, deck: number) =>
    `${party}: ${count} in hand, ${deck} in the deck`,
  spent: (names: string) => `Played: ${names}`,
  heldCard: 'Now choose its target on the map or among the warriors.',
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
  ordersHint: 'Choose a warrior, then a tile, an opening or an enemy in the light.',
  strike: (count: number, def: number) => `${dice(count)}, defence ${def}`,
  movesLeft: (left: number) => `MVT left: ${left}`,
  points: (left: number) => `${left} ${plural('en', left, { one: 'point', other: 'points' })} left`,
  bidHint: 'The lower bid leads the humans with a team of that worth.',
  lowest: (bid: number) => `lowest bid ${bid}`,
  prices: 'Condemned 3, gift 2, object 2, advantage card 1',
  lay: 'Lay it so',
  foreseen: (first: string, second: string) => `On top: ${first}, then ${second}`,
  back: 'Put it back',

  undo: 'Undo',
  endAnyway: 'End, some have not acted',

  menu: {
    open: 'Menu',
    title: 'This match',
    rules: 'Rulebook',
    scenario: 'Scenario and victory',
    home: 'To the entrance',
    language: 'По-русски',
    keys: 'Keys',
    speed: 'Everything moves twice as fast',
    again: 'A new match',
  },
  sheet: { destiny: 'Destiny', cards: 'Cards', chronicle: 'Chronicle', more: 'More' },

  keysTitle: 'Keys',
  keys: {
    arrows: 'from tile to tile',
    enter: 'do what the tile offers: choose, go, explore, attack',
    numbers: 'give that die, pick that die, or take the listed offer',
    warriors: 'the next warrior who can act',
    turn: 'turn the tile that is being laid',
    centre: 'show the whole map',
    undo: 'undo',
    end: 'end the action or the phase, pass, done',
    menu: 'menu of the match',
    scenario: 'scenario and victory',
    speed: 'everything twice as fast, or as before',
    escape: 'take back a choice, close a message',
    help: 'this list',
  },
};
