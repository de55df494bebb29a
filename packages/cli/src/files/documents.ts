import type { NpcCardsDocument, SetDocument } from '@oubliette/dungeon-twister/documents';

/** A small set with a character and an object that no box has. */
export const SET_OF_PIECES: SetDocument = {
  format: 'oubliette-set/1',
  id: 'arsenal',
  names: { en: 'The Arsenal', ru: 'Арсенал' },
  rooms: [],
  characters: [
    {
      id: 'arbalester',
      names: { en: 'Arbalester', ru: 'Арбалетчица' },
      likeness: 'thief',
      move: 4,
      combat: 2,
      abilities: ['shoots'],
      shot: 3,
    },
  ],
  objects: [
    {
      id: 'halberd',
      names: { en: 'Halberd', ru: 'Алебарда' },
      likeness: 'sword',
      abilities: [],
      attack: 2,
    },
  ],
};

export const NPC_CARDS: NpcCardsDocument = {
  format: 'oubliette-npc-cards/1',
  name: 'My box',
  cards: [
    {
      name: 'Sly Pete',
      class: 'naga',
      objectives: [
        { aim: 'exit', ap: 4 },
        { aim: 'combat', ap: 3 },
        { aim: 'get', ap: 3 },
        { aim: 'reveal', ap: 2 },
        { aim: 'regroup', ap: 3 },
        { aim: 'rotate', ap: 2 },
      ],
      primary: 'exit',
      objects: ['key', 'rope'],
      characters: [
        'cleric',
        'wizard',
        'naga',
        'colossus',
        'mekanork',
        'banshee',
        'telepath',
        'backstabber',
      ],
      trait: 'by-hand',
    },
  ],
};
