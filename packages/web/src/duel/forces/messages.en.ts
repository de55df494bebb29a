import { plural } from '../../i18n/plural.ts';
import { seats } from '../words/phrases.en.ts';

export const en = {
  sides: seats,
  titles: { mutual: 'Mutual choice', draft: 'Draft', free: 'Free choice' },
  modes: {
    mutual: 'Whatever one side chooses, all get: the teams will be equal.',
    draft: 'What one side takes is its own; the twin in the other colour leaves the game.',
    free: 'Nobody sees what you bring. The rooms of all sides are shuffled together.',
  },
  draftOfMany: 'What one side takes is its own; the twin of the player after it leaves the game.',
  asks: {
    pairs: (name: string) => `${name}, choose a pair of rooms`,
    characters: (name: string) => `${name}, choose a character`,
    objects: (name: string) => `${name}, choose an object`,
    removal: (name: string, n: number) =>
      `${name}, take ${n} ${plural('en', n, { one: 'character', other: 'characters' })} out of your team`,
    waiting: 'The other side is choosing',
  },
  removalWords: 'The handicap that you agreed on. The other side learns the number, not the names.',
  first: (name: string) => `The lot lets ${name} choose first.`,
  steps: { pairs: 'Rooms', characters: 'Characters', objects: 'Objects' },
  missing: (pairs: number, characters: number, objects: number) => {
    const parts = [
      pairs > 0 && `${pairs} ${plural('en', pairs, { one: 'pair', other: 'pairs' })} of rooms`,
      characters > 0 &&
        `${characters} ${plural('en', characters, { one: 'character', other: 'characters' })}`,
      objects > 0 && `${objects} ${plural('en', objects, { one: 'object', other: 'objects' })}`,
    ].filter(Boolean);
    return parts.length > 0 ? `Still to choose: ${parts.join(', ')}` : 'Your force is whole';
  },
  one: 'One for me',
  oneWords: 'Chance takes one of what you may choose now.',
  rest: 'Choose for me',
  restWords: 'From now on chance chooses whenever it is your go at this, without asking.',
  pairs: 'Pairs of rooms',
  pair: (number: number) => `Pair ${number}`,
  chosenBy: (name: string) => `chosen by ${name}`,
  sets: { prison: 'Prison', base: 'The original set', further: 'A further set' },
  find: 'Find',
  findHint: 'name, ability, 4/3',
  findSet: 'Set',
  allSets: 'All sets',
  nothingFound: 'Nothing here is called so or does that. Clear the search to see everything.',
  advised: 'advised',
  collection: 'The collection',
  characters: 'Characters',
  objects: 'Objects',
  team: (name: string) => `Team of ${name}`,
  rooms: (numbers: string) => `Rooms ${numbers}`,
  secretRooms: (n: number) => `${n} ${plural('en', n, { one: 'pair', other: 'pairs' })} of rooms`,
  secretTeam: (n: number) => `${n} ${plural('en', n, { one: 'piece', other: 'pieces' })}, unseen`,
  slot: { character: 'a character is missing', object: 'an object is missing' },
  figures: (move: number, combat: number) => `move ${move}, combat ${combat}`,
  copies: (n: number) => `×${n}`,
  anyNumber: 'any number',
  left: (side: string, n: number) => `${side}: ${n} left`,
  take: (name: string) => `Take ${name}`,
  remove: (name: string) => `Leave out ${name}`,
  removed: 'left out',
  unavailable: 'Why not?',
  look: 'Point at a piece, or tap it, to read what it does; then press it to take it.',
  lookRemoval:
    'Point at a character, or tap it, to read what it does; then press it to leave it out.',
  lookPairs:
    'The pairs that are chosen make the maze: eight rooms, shuffled and laid face down. The two rooms of a pair turn each other.',
  chronicle: 'Chronicle',
  menu: 'Menu',
};
