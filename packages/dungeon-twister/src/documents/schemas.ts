import * as v from 'valibot';
import { RULE_CHANGES } from '../duel/forces/scenario.ts';
import {
  type AbilityWord,
  type Character,
  CHARACTER_WORDS as FURTHER_CHARACTER_WORDS,
  OBJECT_WORDS as FURTHER_OBJECT_WORDS,
  type Thing,
} from '../pieces/piece.ts';
import { ALL_ABILITIES } from '../pieces/roster.ts';
import {
  type DocumentShape,
  described,
  list,
  maybe,
  record,
  text,
  textLike,
  whole,
  yes,
} from './shape.ts';

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
    word => word === 'shoots' || !(OBJECT_WORDS as readonly AbilityWord[]).includes(word),
  ),
  ...FURTHER_CHARACTER_WORDS,
] as Character['abilities'];

export const NAME_SHAPE = textLike(/^[a-z][a-z-]{0,30}$/u);
const roomName = textLike(/^[\w-]{1,20}$/u);
/** No sign of a text is invisible: none turns a line round, ends it or speaks to a terminal. */
const VISIBLE = /^\P{C}*[^\s\p{C}]\P{C}*$/u;
const sentence = textLike(VISIBLE, 400);
/** It stands on buttons and in sentences. */
const title = textLike(VISIBLE, 60);
const figure = whole(0, 9);
const signed = whole(-9, 9);
const inBoth = (words: DocumentShape) => record({ en: words, ru: words });
/** Where an editor finds the schema. */
export const SCHEMA_FIELD = maybe(
  described('Where an editor finds this schema; nobody else asks.', v.string()),
);
const head = (format: string) => ({
  $schema: SCHEMA_FIELD,
  format: v.picklist([format]),
  id: described('Small letters and hyphens.', NAME_SHAPE),
  names: inBoth(title),
});

const edges = list(textLike(/^[-WPS]{5}$/u), 6, 6);

export const ROOM_SHAPE = record({
  id: described('Unlike that of any known room: 91L.', roomName),
  number: described('That of its twin too.', whole(1, 999)),
  arrow: v.picklist(['clockwise', 'counter-clockwise']),
  antiMagic: maybe(described('No magic works there (DT-EXT-07).', yes)),
  picture: maybe(described('Eleven lines in the format of DT-ROOM-01.', list(text(40), 11, 11))),
  squares: maybe(
    described(
      'In place of a picture: five rows of five squares, with both lists of edges.',
      list(textLike(/^[.OGTIBULCWRMKEAJNQZFXYD]{5}$/u), 5, 5),
    ),
  ),
  horizontal: maybe(described('H of DT-ROOM-01, from above row 0 to below row 4.', edges)),
  vertical: maybe(described('V of DT-ROOM-01, from left of column 0 to right of column 4.', edges)),
});

const face = {
  id: NAME_SHAPE,
  names: record({
    en: title,
    ru: title,
    gender: maybe(described('Of the Russian name.', v.picklist(['m', 'f', 'n']))),
    cases: maybe(
      described(
        'Of the Russian name: genitive, dative, accusative, instrumental.',
        list(title, 4, 4),
      ),
    ),
  }),
  likeness: described('The known piece whose picture it borrows.', NAME_SHAPE),
};

export const CHARACTER_SHAPE = record({
  ...face,
  move: described('M: squares of a move.', whole(0, 9)),
  combat: described('C: strength in combat.', figure),
  abilities: list(v.picklist(CHARACTER_WORDS), 10),
  dragon: maybe(described('Its end is worth 2 VP (DT-ALL-06).', yes)),
  undead: maybe(described('Effects on the undead hit it (DT-EXT-07).', yes)),
  shot: maybe(described('What a shot with its own weapon counts (DT-EXT-08).', figure)),
  oncePerTurn: maybe(described('That weapon fires once in a turn (DT-EXT-08).', yes)),
  defence: maybe(described('What it adds in defence by its nature (DT-EXT-09).', signed)),
  worth: maybe(described('VP for leaving the maze, unless it is 1.', figure)),
});

export const OBJECT_SHAPE = record({
  ...face,
  abilities: list(v.picklist(OBJECT_WORDS), 10),
  magic: maybe(described('Anti-magic makes it useless (DT-EXT-07).', yes)),
  shot: maybe(described('What a shot counts in place of the shooter’s C.', figure)),
  oncePerTurn: maybe(described('It fires once in a turn (DT-EXT-08).', yes)),
  neutral: maybe(described('There are only neutral ones (DT-ALL-12).', yes)),
  common: maybe(described('A team may have as many as it likes (DT-MIX-03).', yes)),
  attack: maybe(described('What it adds in close attack (DT-CBT-08).', signed)),
  defence: maybe(described('What it adds in any defence (DT-CBT-08).', signed)),
  worth: maybe(described('VP for carrying it out of the maze.', figure)),
});

export const SET_SHAPE = record({
  ...head(SET_FORMAT),
  rooms: list(ROOM_SHAPE, MOST_PIECES),
  characters: maybe(list(CHARACTER_SHAPE, MOST_PIECES)),
  objects: maybe(list(OBJECT_SHAPE, MOST_PIECES)),
  also: maybe(
    described(
      'Known pieces that each player has one of too: key, rope.',
      list(NAME_SHAPE, MOST_PIECES),
    ),
  ),
  neutral: maybe(
    described(
      'Known objects of which one lies there in nobody’s colour.',
      list(NAME_SHAPE, MOST_PIECES),
    ),
  ),
});

const words = list(text(60), 30);
const bySide = record({ blue: maybe(words), yellow: maybe(words) });

const forces = {
  rooms: described(
    '37L@2 lies at its place in the list, so turned; 37L wherever chance puts it.',
    list(text(30), 8, 1),
  ),
  teams: described(
    'Pieces by id, twice for two of a kind.',
    record({ blue: words, yellow: words }),
  ),
  starters: maybe(described('Who stands on the dots; a side without a list chooses.', bySide)),
  hidden: maybe(described('“rope R3”: under which rooms pieces lie.', bySide)),
  target: maybe(described('VP to reach.', whole(1, 20))),
  changes: maybe(list(v.picklist(RULE_CHANGES), RULE_CHANGES.length)),
};

/** What a match keeps of a scenario, beside the content of its sets. */
export const FORCES_SHAPE = record(forces);

export const SCENARIO_SHAPE = record({
  ...head(SCENARIO_FORMAT),
  story: described('One or two sentences before the match.', inBoth(sentence)),
  sets: maybe(described('Sets of its own, whole.', list(SET_SHAPE, 4))),
  ...forces,
});
