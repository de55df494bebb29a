import { RULE_CHANGES } from '../duel/forces/scenario.ts';
import type { Ability, Character, Thing } from '../pieces/piece.ts';
import { ALL_ABILITIES } from '../pieces/roster.ts';
import { type ListShape, type RecordShape, record, type Shape } from './shape.ts';

/** The published forms of our documents: `schema/*.json` are written from here. */

export const SET_FORMAT = 'oubliette-set/1';
export const SCENARIO_FORMAT = 'oubliette-scenario/1';

const MOST_PIECES = 40;

/** What characters, and what objects may be able to do. */
export const OBJECT_WORDS: Thing['abilities'] = [
  'shoots',
  'reaches',
  'burns',
  'unlocks',
  'shields',
  'ropes',
  'quickens',
];
export const CHARACTER_WORDS = ALL_ABILITIES.filter(
  word => word === 'shoots' || !(OBJECT_WORDS as readonly Ability[]).includes(word),
) as Character['abilities'];

const name: Shape = { type: 'string', pattern: '^[a-z][a-z-]{0,30}$' };
const roomName: Shape = { type: 'string', pattern: '^[\\w-]{1,20}$' };
const sentence: Shape = { type: 'string', pattern: '\\S', maxLength: 400 };
const figure: Shape = { type: 'integer', minimum: 0, maximum: 9 };
const signed: Shape = { type: 'integer', minimum: -9, maximum: 9 };
const yes: Shape = { type: 'boolean', const: true };
const list = (items: Shape, maxItems: number, minItems = 0): ListShape => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});
const inBoth = record({ en: sentence, ru: sentence }, ['en', 'ru']);
const head = (format: string): RecordShape['properties'] => ({
  $schema: { type: 'string', description: 'Where an editor finds this schema; nobody else asks.' },
  format: { type: 'string', enum: [format] },
  id: { ...name, description: 'Small letters and hyphens.' },
  names: inBoth,
});

const room = record(
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
  id: name,
  names: inBoth,
  likeness: { ...name, description: 'The known piece whose picture it borrows.' },
};

const character = record(
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

const thing = record(
  {
    ...face,
    abilities: list({ type: 'string', enum: OBJECT_WORDS }, 7),
    magic: { ...yes, description: 'Anti-magic makes it useless (DT-EXT-07).' },
    shot: { ...figure, description: 'What a shot counts in place of the shooter’s C.' },
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
    rooms: list(room, MOST_PIECES),
    characters: list(character, MOST_PIECES),
    objects: list(thing, MOST_PIECES),
  },
  ['format', 'id', 'names', 'rooms'],
);

const words = list({ type: 'string', maxLength: 60 }, 30);
const bySide = record({ blue: words, yellow: words }, []);

export const SCENARIO_SHAPE: RecordShape = record(
  {
    ...head(SCENARIO_FORMAT),
    story: { ...inBoth, description: 'One or two sentences before the match.' },
    sets: { ...list(SET_SHAPE, 4), description: 'Sets of its own, whole.' },
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
  },
  ['format', 'id', 'names', 'story', 'rooms', 'teams'],
);

/** The text of a published schema file. */
export function schemaText(title: string, shape: RecordShape): string {
  const schema = { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...shape };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
