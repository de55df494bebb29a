import { plural } from '../i18n/plural.ts';

export const en = {
  ofPoints: (left: number, of: number) => `${left} of ${of} action points`,
  ofVictory: (won: number, of: number) => `${won} of ${of} victory points`,
  ofWounds: (taken: number, of: number) => `${taken} of ${of} wounds`,
  price: (points: number) => `${points} AP`,
  rule: (id: string) => `Rule ${id}`,
  dieMarks: { hit: 'hit', miss: 'miss', reroll: 'may be rerolled' },
  cards: {
    action: (value: number) => plural('en', value, { one: 'Action', other: 'Actions' }),
    combat: (_value: number) => 'Combat',
    jump: (_value: number) => 'Jump',
  },
  dungeonCards: { advantage: 'Advantage', event: 'Event', gift: 'Gift', object: 'Object' },
  spent: 'spent',
  advised: 'advised',
  faceDown: (count: number) =>
    `${count} ${plural('en', count, { one: 'card', other: 'cards' })} face down`,
  figures: { movement: 'MVT', combat: 'CBT', defence: 'DEF' },
  line: 'Line',
  lineInUse: 'in use',
  lineCancelled: 'cancelled',
  exhausted: 'Exhausted',
  acted: 'acted',
  oncePerPhase: 'once per phase',
  anyNumber: 'any number of times',
  chronicle: 'Chronicle',
  replay: 'Show again',
  close: 'Close',
};
