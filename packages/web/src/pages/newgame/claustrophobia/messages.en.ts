import { plural } from '../../../i18n/plural.ts';

export const en = {
  title: 'Claustrophobia',
  tagline: 'A handful against the dark, one or two players on this device',
  newMatch: 'A new descent',
  scenario: 'Scenario',
  number: (n: number) => `Scenario ${n}`,
  byLotWords: 'The tiles, the forces and the goal are those of the scenario that is drawn.',
  humans: 'Humans',
  demons: 'Demons',
  cards: (n: number) =>
    `${n} ${plural('en', n, { one: 'advantage card', other: 'advantage cards' })}`,
  threat: '4 threat points at the start, Troglodytes for 1 each',
  bought: (most: number) => `at most ${most}, 5 threat points each`,
  placed: (most: number) =>
    most === 1 ? 'put on the board by the scenario' : `${most} in turn, put there by the scenario`,
  noDemon: 'no Demon, but the dead come back',
  builtTeam: 'The team is built for the bid of the auction',
  humansWin: 'Humans win',
  demonsWin: 'Demons win',
  draw: 'A draw',
  special: 'Special rules',
  whole: 'The whole scenario',
  player: { human: 'The humans are led by', demon: 'The demons are led by' },
  ownSides: { human: 'the humans', demon: 'the demons' },
  ownBid: { human: 'the first player', demon: 'the second player' },
  bidder: { human: 'First player', demon: 'Second player' },
  leading: 'Who leads the humans',
  given: 'As agreed',
  givenWords: 'The scenario names the team, its objects, gifts and cards.',
  auction: 'Expert auction',
  auctionWords:
    'Both bid downwards from 21. The lower bid leads the humans and builds a team worth exactly that.',
  handicap: 'Handicap',
  none: 'None',
  noneWords: 'Both play as the scenario says.',
  hinderHuman: 'Humans hindered',
  hinderHumanWords:
    'The cards “Lost” and both “Panic!” are taken out of the event deck; 3 more threat points.',
  hinderDemon: 'Demons hindered',
  hinderDemonWords: 'One more advantage card, and one more gift of your choice.',
  noHinder: 'Not in an auction: the team is worth its bid, with nothing on top.',
  red: 'Red areas of destiny',
  phase: 'Once per Threat phase',
  phaseWords: 'The official correction: each red area opens again in every Threat phase.',
  game: 'Once per game',
  gameWords:
    'As first printed: a red area that was used is closed for good. Easier for the humans.',
  seedWords:
    'Empty: one is drawn that nobody can guess. The same seed deals the same tiles and cards.',
  rules: 'Read the rules',
  scenarios: 'All scenarios',
};
