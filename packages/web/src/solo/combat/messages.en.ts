import type { NpCard, PlayersCard } from './ahead.ts';

export const en = {
  duel: 'The duel to come',
  group: 'The combat to come',
  np: {
    top: 'the top card of the prison’s deck',
    'higher-of-two': 'the higher of two cards of the prison’s deck',
    'picked-of-three': 'your Telepath picks one of three cards',
  } as Readonly<Record<NpCard, string>>,
  players: {
    free: 'a Combat card of your choice',
    weakest: 'your weakest card above +0 must be played',
    drawn: 'a card drawn from your hand',
  } as Readonly<Record<PlayersCard, string>>,
  sapped: 'its strength does not count',
  enter: 'To the combat',
};
