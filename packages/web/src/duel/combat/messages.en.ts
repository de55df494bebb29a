import { plural } from '../../i18n/plural.ts';
import type { PieceId } from '../words/mention.ts';
import { nameOf } from '../words/pieces.en.ts';
import type { CombatStep } from './scene.ts';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (n: number) => COUNTS[n] ?? String(n);
const plus = (cards: readonly number[]) => cards.map(card => `the +${card}`).join(' and ');

export const en = {
  duel: 'Duel',
  group: 'Group combat',
  ranged: 'Ranged combat',
  steps: {
    declared: 'Declared',
    laid: 'Cards laid',
    turned: 'Turned up',
    wounds: 'Wounds',
  } as Record<CombatStep, string>,
  attacker: 'attacker',
  target: 'target',
  joins: 'joins',
  shoots: 'shoots',
  spears: 'with the Spear',
  forced: (victim: string, card: number, reader: string) =>
    `${victim}: the +${card} is forced, the Telepath of ${reader} has named it.`,
  armed: (weapon: string) => `weapon: ${weapon}`,
  wounded: (_token: string) => 'wounded',
  gone: (_token: string) => 'eliminated',
  combat: (value: number) => `combat ${value}`,
  withStab: (value: number) => `Stab +${value}`,
  stab: 'Stab',
  card: 'card',
  unknownCard: 'a card that nobody has seen yet',
  total: (name: string, total: number) => `${name}: ${total}`,
  nothingLaid: (name: string) => `${name} has laid no card yet`,
  chooseCard: (name: string, count: number) =>
    `${name} chooses ${count === 1 ? 'a Combat card' : 'two Combat cards'}`,
  chooseHint: (isSecret: boolean, count: number): string => {
    if (count === 1) {
      return isSecret
        ? 'Choose a card; nobody sees it before both are laid.'
        : 'Choose a card; both are turned up together.';
    }
    return isSecret
      ? 'Choose two cards, which are added up; nobody sees them before both sides have laid.'
      : 'Choose two cards, which are added up; both sides are turned up together.';
  },
  chooseBoth: ({ attacker, target }: { attacker: PieceId; target: PieceId }): string =>
    `The first card is for the charmed ${nameOf(attacker)}, the second for the ${nameOf(target)}; the +0 may serve both.`,
  waitsFor: (name: string) => `${name} has yet to lay a card`,
  lay: (cards: readonly number[]) => `Lay ${cards.map(card => `+${card}`).join(' and ')}`,
  layNone: (count: number): string => (count === 1 ? 'Choose a card' : 'Choose two cards'),
  demandTitle: (name: string) => `${name}’s Telepath may demand a card`,
  demandHint: 'If the enemy holds it he must play it; if not, he shows his Combat cards.',
  demand: (card: number) => `Demand +${card}`,
  demandNone: 'Demand nothing',
  mustPlay: (name: string, card: number) => `${name} must play the +${card}`,
  shownHand: (name: string) => `${name} shows:`,
  musterTitle: (name: string) => `${name} may add support`,
  musterHint:
    'Shooters and Spear carriers join for nothing; what is used is said before the cards.',
  toCards: 'To the cards',
  hint: 'Hint',
  takeBack: 'Take back',
  board: 'See the board',
  back: 'Back to the combat',
  on: 'Continue',
  wins: (name: string, by: number) => `${name} wins by ${inWords(by)}`,
  tie: 'A tie',
  spent: (cards: readonly number[]) =>
    cards.length === 0
      ? 'no card is spent'
      : `${plus(cards)} ${plural('en', cards.length, { one: 'is', other: 'are' })} spent`,
};
