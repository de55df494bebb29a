import { RULE_CHANGES } from '../duel/forces/scenario.ts';
import {
  type Character,
  CHARACTER_WORDS as FURTHER_CHARACTER_WORDS,
  OBJECT_WORDS as FURTHER_OBJECT_WORDS,
  type Thing,
  type Word,
} from '../pieces/piece.ts';
import { ALL_ABILITIES } from '../pieces/roster.ts';
import { list, type RecordShape, record, type Shape } from './shape.ts';

/** The published forms of our documents: `schema/*.json` are written from here. */

export const SET_FORMAT = 'oubliette-set/1';
export const SCENARIO_FORMAT = 'oubliette-scenario/1';

/** Of rooms, of characters and of objects, in a set as well as in all that a match brings along. */
export const MOST_PIECES = 40;

/** What characters, and what objects may be able to do. */
export const OBJECT_WORDS: Thing['abilities'] = [
  ...FURTHER_OBJECT_WORDS,
  'shoots',
  'reaches',
  'burns',
  'unlocks',
  'shields',
  'ropes',
  'quickens',
];
export const CHARACTER_WORDS = [
  ...ALL_ABILITIES.filter(
    word => word === 'shoots' || !(OBJECT_WORDS as readonly Word[]).includes(word),
  ),
  ...FURTHER_CHARACTER_WORDS,
] as Character['abilities'];

export const NAME_SHAPE: Shape = { type: 'string', pattern: '^[a-z][a-z-]{0,30}$' };
const roomName: Shape = { type: 'string', pattern: '^[\\w-]{1,20}$' };
/** No sign of a text is invisible: none turns a line round, ends it or speaks to a terminal. */
const sentence: Shape = { type: 'string', pattern: '^\\P{C}*[^\\s\\p{C}]\\P{C}*$', maxLength: 400 };
/** It stands on buttons and in sentences. */
const title: Shape = { ...sentence, maxLength: 60 };
const figure: Shape = { type: 'integer', minimum: 0, maximum: 9 };
const signed: Shape = { type: 'integer', minimum: -9, maximum: 9 };
const yes: Shape = { type: 'boolean', const: true };
const inBoth = (text: Shape) => record({ en: text, ru: text }, ['en', 'ru']);
const head = (format: string): RecordShape['properties'] => ({
  $schema: { type: 'string', description: 'Where an editor finds this schema; nobody else asks.' },
  format: { type: 'string', enum: [format] },
  id: { ...NAME_SHAPE, description: 'Small letters and hyphens.' },
  names: inBoth(title),
});

export const ROOM_SHAPE = record(
  {
    id: { ...roomName, description: 'Unlike that of any known room: 91L.' },
    number: { type: 'integer', minimum: 1, maximum: 999, description: 'That of its twin too.' },
    arrow: { type: 'string', enum: ['clockwise', 'counter-clockwise'] },
    antiMagic: { ...yes, description: 'No magic works there (DT-EXT-07).' },
    picture: {
      ...list({ type: 'string', maxLength: 40 }, 11, 11),
      description: 'Eleven lines in the format of DT-ROOM-01.',
    },
    squares: {
      ...list({ type: 'string', pattern: '^[.OGTIBULCWRMK]{5}$' }, 5, 5),
      description: 'In place of a picture: five rows of five squares, with both lists of edges.',
    },
    horizontal: {
      ...list({ type: 'string', pattern: '^[-WPS]{5}$' }, 6, 6),
      description: 'H of DT-ROOM-01, from above row 0 to below row 4.',
    },
    vertical: {
      ...list({ type: 'string', pattern: '^[-WPS]{5}$' }, 6, 6),
      description: 'V of DT-ROOM-01, from left of column 0 to right of column 4.',
    },
  },
  ['id', 'number', 'arrow'],
);

const face: RecordShape['properties'] = {
  id: NAME_SHAPE,
  names: inBoth(title),
  likeness: { ...NAME_SHAPE, description: 'The known piece whose picture it borrows.' },
};

export const CHARACTER_SHAPE = record(
  {
    ...face,
    move: { type: 'integer', minimum: 1, maximum: 9, description: 'M: squares of a move.' },
    combat: { ...figure, description: 'C: strength in combat.' },
    abilities: list({ type: 'string', enum: CHARACTER_WORDS }, 10),
    undead: { ...yes, description: 'Effects on the undead hit it (DT-EXT-07).' },
    shot: { ...figure, description: 'What a shot with its own weapon counts (DT-EXT-08).' },
    oncePerTurn: { ...yes, description: 'That weapon fires once in a turn (DT-EXT-08).' },
    defence: { ...signed, description: 'What it adds in defence by its nature (DT-EXT-09).' },
    worth: { ...figure, description: 'VP for leaving the maze, unless it is 1.' },
  },
  ['id', 'names', 'likeness', 'move', 'combat', 'abilities'],
);

export const OBJECT_SHAPE = record(
  {
    ...face,
    abilities: list({ type: 'string', enum: OBJECT_WORDS }, 10),
    magic: { ...yes, description: 'Anti-magic makes it useless (DT-EXT-07).' },
    shot: { ...figure, description: 'What a shot counts in place of the shooter’s C.' },
    oncePerTurn: { ...yes, description: 'It fires once in a turn (DT-EXT-08).' },
    common: { ...yes, description: 'A team may have as many as it likes (DT-MIX-03).' },
    attack: { ...signed, description: 'What it adds in close attack (DT-CBT-08).' },
    defence: { ...signed, description: 'What it adds in any defence (DT-CBT-08).' },
    worth: { ...figure, description: 'VP for carrying it out of the maze.' },
  },
  ['id', 'names', 'likeness', 'abilities'],
);

export const SET_SHAPE: RecordShape = record(
  {
    ...head(SET_FORMAT),
    rooms: list(ROOM_SHAPE, MOST_PIECES),
    characters: list(CHARACTER_SHAPE, MOST_PIECES),
    objects: list(OBJECT_SHAPE, MOST_PIECES),
  },
  ['format', 'id', 'names', 'rooms'],
);

const words = list({ type: 'string', maxLength: 60 }, 30);
const bySide = record({ blue: words, yellow: words }, []);

const forces: RecordShape['properties'] = {
  rooms: {
    ...list({ type: 'string', maxLength: 30 }, 8, 1),
    description: '37L@2 lies at its place in the list, so turned; 37L wherever chance puts it.',
  },
  teams: {
    ...record({ blue: words, yellow: words }, ['blue', 'yellow']),
    description: 'Pieces by id, twice for two of a kind.',
  },
  starters: { ...bySide, description: 'Who stands on the dots; a side without a list chooses.' },
  hidden: { ...bySide, description: '“rope R3”: under which rooms pieces lie.' },
  target: { type: 'integer', minimum: 1, maximum: 20, description: 'VP to reach.' },
  changes: list({ type: 'string', enum: RULE_CHANGES }, RULE_CHANGES.length),
};

/** What a match keeps of a scenario, beside the content of its sets. */
export const FORCES_SHAPE: RecordShape = record(forces, ['rooms', 'teams']);

export const SCENARIO_SHAPE: RecordShape = record(
  {
    ...head(SCENARIO_FORMAT),
    story: { ...inBoth(sentence), description: 'One or two sentences before the match.' },
    sets: { ...list(SET_SHAPE, 4), description: 'Sets of its own, whole.' },
    ...forces,
  },
  ['format', 'id', 'names', 'story', 'rooms', 'teams'],
);

/** The text of a published schema file. */
export function schemaText(title: string, shape: RecordShape): string {
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...shape };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
