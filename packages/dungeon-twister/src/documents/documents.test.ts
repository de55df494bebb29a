import { readFileSync } from 'node:fs';
import { fastRandom, openMatch, pick, saveMatch, startMatch } from '@oubliette/kernel';
import { playTrial } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../schema/text.ts';
import { ROOMS } from '../content/rooms.ts';
import { AMBUSH } from '../content/scenarios/ambush.ts';
import { disorders } from '../duel/disorder.ts';
import { duel } from '../duel/game.ts';
import { rosterIn } from '../duel/state.ts';
import { namesOf } from '../duel/team.ts';
import { duelTrial } from '../duel/trial.ts';
import {
  checkDocument,
  FAULT_CODES,
  faultLine,
  gameOfSet,
  readGameDocument,
  SCENARIO_SHAPE,
  type ScenarioDocument,
  SET_SHAPE,
  type SetDocument,
  SHIPPED,
  scenarioOf,
  sealedSquares,
} from './index.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

const [vault, shortNight, ambush] = SHIPPED as readonly [
  ScenarioDocument,
  ScenarioDocument,
  ScenarioDocument,
];
const vaultSet = vault.sets![0]!;

/** A further set with pieces of every kind that a document can declare. */
const MENAGERIE: SetDocument = {
  ...vaultSet,
  id: 'menagerie',
  rooms: vaultSet.rooms.map((room, index) =>
    index === 0
      ? { ...room, antiMagic: true }
      : {
          id: room.id,
          number: room.number,
          arrow: room.arrow,
          squares: ['T.L.I', '.B.U.', 'C.G.W', '.R.M.', 'K.O..'],
          horizontal: ['-----', '-----', '--P--', '-----', '-----', '-----'],
          vertical: ['-----', '-----', '--S--', '-----', '-----', '-----'],
        },
  ),
  characters: [
    beast('ghost', { abilities: ['incorporeal'], undead: true, likeness: 'banshee' }),
    beast('archer', { abilities: ['shoots'], shot: 3, oncePerTurn: true }),
    beast('berserker', { abilities: ['plays-two'], combat: 4, defence: -1 }),
    beast('bat', { abilities: ['flies'], move: 6, combat: 1, worth: 2 }),
    beast('cat', { abilities: ['treads-pits', 'slips-by'] }),
  ],
  objects: [
    { id: 'crossbow', names: both('Crossbow'), likeness: 'bow', abilities: ['shoots'], shot: 2 },
    { id: 'ring', names: both('Ring'), likeness: 'key', abilities: [], magic: true, defence: -1 },
  ],
};

function both(name: string) {
  return { en: name, ru: name };
}

function beast(
  id: string,
  more: Partial<NonNullable<SetDocument['characters']>[number]>,
): NonNullable<SetDocument['characters']>[number] {
  return { id, names: both(id), likeness: 'troll', move: 4, combat: 2, abilities: [], ...more };
}

const menagerie: ScenarioDocument = {
  ...vault,
  sets: [MENAGERIE],
  teams: {
    blue: [...vault.teams.blue, 'ghost', 'bat', 'crossbow'],
    yellow: [...vault.teams.yellow, 'archer', 'berserker', 'ring'],
  },
};

const team = namesOf('prison', false)
  .filter(name => name.startsWith('B:'))
  .map(name => name.slice(2));
const inOtherRooms: ScenarioDocument = {
  ...vault,
  teams: { blue: team, yellow: team },
  hidden: {},
};

const faultsOf = (value: unknown): readonly string[] => {
  const read = checkDocument(value);
  return read.ok ? [] : read.faults.map(({ at, code }) => `${at} ${code}`);
};

const optionsOf = (document: ScenarioDocument) => ({
  forces: 'scenario',
  scenario: scenarioOf(document),
});

describe('a scenario as a document', () => {
  it('DT-MIX-08: our own are sound, and one of them is the ambush of the game', () => {
    for (const document of SHIPPED) expect(faultsOf(document)).toEqual([]);
    expect(scenarioOf(ambush)).toEqual(AMBUSH);
  });

  it('DT-MIX-08: fixes the target, the starters and what lies under which room', () => {
    const options = duel.parseOptions({ ...optionsOf(shortNight), quick: true });
    if (!options.ok) throw new Error(JSON.stringify(options.faults));
    const state = duel.setup(options.value, fastRandom(1));
    expect(state.target).toBe(3);
    const { hands } = duel.view(state, 'table');
    expect([hands.blue?.jumps, hands.yellow?.jumps]).toEqual([0, 0]);
    const place = (name: string) => state.places[state.names.indexOf(name)];
    expect([place('B:goblin'), place('Y:goblin')]).toEqual([10_001, 10_004]);
    expect(duel.parseOptions({ target: 3 }).ok).toBe(false);
  });

  it('DT-SET-03: a scenario that leaves nothing to hide begins with the first card', () => {
    const team = shortNight.starters!.blue!;
    const bare = { ...shortNight, hidden: {}, teams: { blue: team, yellow: team } };
    const options = duel.parseOptions(optionsOf(bare));
    if (!options.ok) throw new Error(JSON.stringify(options.faults));
    expect(duel.decision(duel.setup(options.value, fastRandom(1)))?.question).toBe('card');
  });

  it.each([
    ['the vault', vault],
    ['a menagerie of DT-EXT-01 to 12', menagerie],
    ['the short night', shortNight],
    ['a whole set in rooms of others', inOtherRooms],
  ])('DT-MIX-08: %s passes the contract battery, and every match ends', (_, document) => {
    const game = { ...duel, modes: { quick: { ...optionsOf(document), quick: true } } };
    for (let seed = 0; seed < 2; seed++) {
      const plan = { mode: 'quick', seed: String(seed), every: 60 };
      expect(playTrial({ game, trial: duelTrial }, plan).fault).toBeNull();
    }
  });

  it('DT-CONV-05, DT-EXT-01: random play with declared grounds and pieces stays in order', () => {
    const options = duel.parseOptions({ ...optionsOf(menagerie), quick: true });
    if (!options.ok) throw new Error(JSON.stringify(options.faults));
    for (let seed = 0; seed < 8; seed++) {
      const random = fastRandom(seed);
      const state = duel.setup(options.value, random);
      for (let asked = duel.decision(state); asked !== null; asked = duel.decision(state)) {
        if (asked.question === 'card') expect(disorders(state)).toEqual([]);
        const seat = pick(random, 'seat', asked.seats);
        duel.apply(state, seat, pick(random, 'action', duel.legal(state, seat)), random);
      }
    }
  });

  it('DT-MIX-08: its match file holds rooms and pieces, opens anywhere, and notices a change', () => {
    const options = duel.parseOptions({ ...optionsOf(menagerie), quick: true });
    if (!options.ok) throw new Error(JSON.stringify(options.faults));
    const text = JSON.stringify(saveMatch(startMatch(duel, options.value, 'seed')));
    expect(openMatch(text, { duel }).ok).toBe(true);
    const changed = openMatch(text.replace('=P=', '###'), { duel });
    expect(changed.ok ? [] : changed.faults.map(({ at }) => at)).toEqual([
      'options.scenario.content.hash',
    ]);
  });
});

describe('two matches that bring other things under the same ids', () => {
  it('DT-MIX-08: do not disturb each other', () => {
    const begun = (move: number, picture: string) => {
      const characters = [beast('ghost', { move })];
      const rooms = vaultSet.rooms.map(room =>
        room.picture
          ? { ...room, picture: room.picture.map(line => line.replace('=P=', picture)) }
          : room,
      );
      const document: ScenarioDocument = {
        ...vault,
        sets: [{ ...vaultSet, rooms, characters }],
        teams: { ...vault.teams, blue: [...vault.teams.blue, 'ghost'] },
      };
      const options = duel.parseOptions({ ...optionsOf(document), quick: true });
      if (!options.ok) throw new Error(JSON.stringify(options.faults));
      return startMatch(duel, options.value, 'seed').state;
    };
    const slow = begun(2, '=P=');
    const fast = begun(6, '   ');
    const seen = (state: typeof slow) => {
      const { names, labyrinth } = duel.clone(state);
      const { moves, numberOf } = rosterIn(duel.clone(state));
      const walls = labyrinth.rooms.find(({ set }) => set === vaultSet.id)!.horizontal.join('');
      return [names.length, moves[numberOf('B:ghost')!], walls.includes('P')];
    };
    expect(seen(slow)).toEqual([slow.names.length, 2, true]);
    expect(seen(fast)).toEqual([fast.names.length, 6, false]);
  });
});

describe('a set as a document', () => {
  it('DT-COMP-06: with rooms and pieces enough it can be played alone', () => {
    const numbers = [91, 92, 93, 94];
    const rooms = numbers.flatMap(number =>
      vaultSet.rooms.map(room => ({ ...room, id: room.id.replace('91', `${number}`), number })),
    );
    expect(faultsOf(gameOfSet({ ...MENAGERIE, rooms }))).toEqual([]);
    expect(faultsOf(gameOfSet(MENAGERIE))).toEqual(['rooms room-count']);
  });

  it('DT-ROOM-01: no square of our own rooms is cut off', () => {
    for (const room of ROOMS) expect(sealedSquares(room)).toEqual([]);
  });
});

describe('a broken document', () => {
  const room = vaultSet.rooms[0]!;
  const withRoom = (change: object) => ({
    ...vaultSet,
    rooms: [{ ...room, ...change }, vaultSet.rooms[1]],
  });
  const redrawn = (line: number, text: string) =>
    withRoom({ picture: room.picture!.with(line, text) });
  const walls = '+   +###+###+###+   +';
  const sealed = room.picture!.with(2, walls).with(8, walls).with(5, 's . # .   G   . # . s');

  it.each([
    [redrawn(1, '  .   .   G   .   .'), 'rooms.0.picture second-gear'],
    [redrawn(5, 's . P .   .   . P . s'), 'rooms.0.picture no-gear'],
    [redrawn(1, '  .   ?   .   .   .'), 'rooms.0.picture unknown-square'],
    [withRoom({ picture: room.picture!.slice(1) }), 'rooms.0.picture wrong-count'],
    [withRoom({ picture: sealed }), 'rooms.0.picture sealed'],
    [withRoom({ picture: undefined }), 'rooms.0.picture wrong-type'],
    [withRoom({ arrow: 'clockwise' }), 'rooms.1.arrow twin-turns-alike'],
    [withRoom({ number: 92 }), 'rooms.0.number no-twin,rooms.1.number no-twin'],
    [withRoom({ id: '37L' }), 'rooms.0.id taken'],
    [withRoom({ id: '91R' }), 'rooms.1.id twice'],
    [withRoom({ colour: 'red' }), 'rooms.0.colour unknown-field'],
    [{ ...vaultSet, names: { en: 'The Vault' } }, 'names missing-field'],
    [{ ...MENAGERIE, characters: [beast('Ghost', {})] }, 'characters.0.id bad-text'],
    [{ ...MENAGERIE, characters: [beast('naga', {})] }, 'characters.0.id taken'],
    [
      { ...MENAGERIE, characters: [beast('ghost', { move: 12 })] },
      'characters.0.move out-of-range',
    ],
    [
      { ...MENAGERIE, characters: [beast('archer', { abilities: ['shoots'] })] },
      'characters.0 no-shot',
    ],
    [
      { ...MENAGERIE, characters: [beast('archer', { likeness: 'elf' })] },
      'characters.0.likeness no-likeness',
    ],
    [
      { ...MENAGERIE, characters: [{ ...beast('archer', {}), abilities: ['sings'] }] },
      'characters.0.abilities.0 not-one-of',
    ],
    [{ ...vault, rooms: vault.rooms.with(0, '99L') }, 'rooms.0 no-room'],
    [{ ...vault, rooms: vault.rooms.slice(1), hidden: {} }, 'rooms room-count'],
    [
      { ...vault, teams: { ...vault.teams, blue: vault.teams.blue.with(1, 'dragon') } },
      'teams.blue.1 no-piece',
    ],
    [{ ...shortNight, hidden: {}, starters: { blue: ['naga'] } }, 'starters.blue starters'],
    [{ ...vault, hidden: { blue: ['bow R1'] } }, 'hidden.blue.0 hidden'],
    [{ ...vault, changes: ['no-gravity'] }, 'changes.0 not-one-of'],
    [{ ...vault, format: 'oubliette-song/1' }, 'format unknown-format'],
    [null, 'format unknown-format'],
  ])('is refused with place and reason: %#', (value, expected) => {
    expect(faultsOf(value).join()).toBe(expected);
  });

  it('that is no JSON is refused with what the reader says', () => {
    const read = readGameDocument('{"format": ');
    expect(read.ok ? '' : faultLine(read.faults[0]!, 'en')).toMatch(/^This is not JSON: .+/);
  });

  it('is explained in both languages, with its figures', () => {
    const read = checkDocument(redrawn(1, '  .   .   G   .   .'));
    const [fault] = read.ok ? [] : read.faults;
    expect(faultLine(fault!, 'en')).toBe(
      'rooms.0.picture: The room has a second gear (line 6, column 10).',
    );
    expect(faultLine(fault!, 'ru')).toContain('второй механизм вращения (строка 6');
    for (const code of FAULT_CODES) expect([en[code]({}), ru[code]({})]).not.toContain('');
  });
});

describe('the guides', () => {
  it.each(['add-a-set', 'add-a-scenario'])('%s.md shows a sound document', name => {
    const file = new URL(`../../../../docs/${name}.md`, import.meta.url);
    const [, example = ''] = /```json\n(\s*\{\n\s*"format"[^`]*)```/.exec(
      readFileSync(file, 'utf8'),
    )!;
    const read = readGameDocument(example);
    expect(read.ok ? [] : read.faults).toEqual([]);
  });
});

describe('the published schemas', () => {
  it.each([
    ['set', 'A set of Dungeon Twister', SET_SHAPE],
    ['scenario', 'A scenario of Dungeon Twister', SCENARIO_SHAPE],
  ] as const)('%s.schema.json is what the reader checks', (name, title, shape) => {
    const file = new URL(`../../schema/${name}.schema.json`, import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(schemaText(title, shape)));
  });
});

describe('names in a document', () => {
  const named = (en: string) => {
    const read = checkDocument({ ...SHIPPED[0]!, names: { en, ru: 'Имя' } });
    return read.ok ? [] : read.faults.map(({ at, code }) => `${at} ${code}`);
  };

  it('are short and hold nothing invisible', () => {
    expect(named('The Vault')).toEqual([]);
    expect(named('\u05d0\u05d1')).toEqual([]);
    for (const wrong of ['x'.repeat(61), 'a\u202eb', 'a\u001b[31m', 'two\nlines', ' ', '\ud800']) {
      expect(named(wrong)).toEqual(['names.en bad-text']);
    }
  });
});
