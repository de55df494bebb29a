import { scenarioWords } from '../../../claustrophobia/words/index.ts';
import { peopleWords } from '../fields.tsx';
import { byLotWords } from './by-lot.ts';
import { text } from './messages.ts';
import { type CaveMatchWishes, SEATS } from './wishes.ts';

/** What will begin, in two sentences: who plays, and all that was agreed, out of sight or not. */
export function beginWords(wishes: CaveMatchWishes): string {
  const { scenario, auction, handicap, red, seed } = wishes;
  const { agreed, ownBid, ownSides, quoted } = text();
  const players = peopleWords(wishes, SEATS, seat => (auction ? ownBid : ownSides)[seat]);
  const game = [
    scenario === 'random' ? byLotWords().name : quoted(scenarioWords(scenario).name),
    ...(auction ? [agreed.auction] : []),
    ...(handicap === 'none' ? [] : [agreed.handicap[handicap]]),
    ...(red === 'game' ? [agreed.red] : []),
    ...(seed.trim() ? [agreed.seed] : []),
  ];
  return `${players} ${game.join(', ')}.`;
}
