import { openMatch, saveMatch, startMatch } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { type FurtherContent, hashOf } from '../duel/forces/further.ts';
import { duel } from '../duel/game.ts';
import { furtherOf, readGameDocument, type SetDocument, SHIPPED, scenarioOf } from './index.ts';

const both = (name: string) => ({ en: name, ru: name });
const vault = SHIPPED[0]!;
const set: SetDocument = {
  ...vault.sets![0]!,
  characters: [
    { id: 'ghost', names: both('Ghost'), likeness: 'naga', move: 4, combat: 2, abilities: [] },
  ],
};
const scenario = scenarioOf({
  ...vault,
  sets: [set],
  teams: { ...vault.teams, blue: [...vault.teams.blue, 'ghost'] },
});
const content = furtherOf([set]);
const [room, ghost] = [content.rooms[0]!, content.pieces[0]!];

/** How a saved match is opened in which the scenario, or its content, was changed with its fingerprint. */
function opened(change: Partial<FurtherContent>, more: object = {}): string {
  const changed = { ...content, ...change };
  const options = duel.parseOptions({ forces: 'scenario', scenario, quick: true });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const saved = saveMatch(startMatch(duel, options.value, 'seed'));
  const packed = { ...changed, hash: hashOf(changed) };
  const smuggled = { ...scenario, content: packed, ...more };
  const file = { ...saved, options: { ...saved.options, scenario: smuggled } };
  const match = openMatch(JSON.stringify(file), { duel });
  return match.ok ? 'opens' : `${match.faults[0]!.at}: ${match.faults[0]!.text}`;
}

describe('what a match file brings along is held against what documents are held against', () => {
  it('DT-MIX-08: the content of a sound document opens', () => {
    expect(opened({})).toBe('opens');
  });

  it.each<[string, Partial<FurtherContent>, string]>([
    [
      'an unknown likeness',
      { likenesses: { ghost: 'elf' } },
      'pieces.0.likeness: There is no piece “elf” whose picture could be borrowed.',
    ],
    [
      'a name for a piece of ours',
      { names: { ...content.names, naga: both('Worm') } },
      'names.naga: “naga” is none of the pieces that come along.',
    ],
    [
      'a face for a piece of ours',
      { likenesses: { ...content.likenesses, naga: 'key' } },
      'likenesses.naga: “naga” is none of the pieces that come along.',
    ],
    [
      'a piece of ours',
      { pieces: [ghost, { ...ghost, id: 'goblin' }] },
      'pieces.1: The field “names” is missing.',
    ],
    [
      'a piece of ours with a face',
      {
        pieces: [{ ...ghost, id: 'goblin' }],
        names: { goblin: both('Goblin') },
        likenesses: { goblin: 'goblin' },
      },
      'pieces.0.id: “goblin” belongs to one of our own sets.',
    ],
    [
      'a room of ours',
      { rooms: [{ ...room, id: '37L' }, content.rooms[1]!] },
      'rooms.0.id: “37L” belongs to one of our own sets.',
    ],
    [
      'a name without end',
      { names: { ghost: { en: 'x'.repeat(5000), ru: 'x' } } },
      `pieces.0.names.en: “${'x'.repeat(59)}…” is too long or has signs that cannot stand here.`,
    ],
    [
      'an ability that only objects have',
      { pieces: [{ ...ghost, abilities: ['unlocks' as never] }] },
      'pieces.0.abilities.0: “unlocks” is none of picks-locks,',
    ],
    [
      'squares that nobody reaches',
      { rooms: [{ ...room, picture: sealedIn(room.picture) }, content.rooms[1]!] },
      'rooms.0.picture: Nobody ever reaches (',
    ],
    [
      'a set with a strange name',
      { rooms: [{ ...room, set: '<b>' }, content.rooms[1]!] },
      'rooms.0.set: “<b>” is too long or has signs that cannot stand here.',
    ],
  ])('DT-MIX-08: %s is refused with its place', (_, change, expected) => {
    expect(opened(change)).toContain(`options.scenario.content.${expected}`);
  });

  it('DT-MIX-08: so is a scenario that no document could be', () => {
    const long = { ...scenario.teams, blue: ['x'.repeat(1e6)] };
    expect(opened({}, { teams: long })).toMatch(/^options\.scenario\.teams\.blue\.0: .{1,120}$/);
    const many = { ...scenario.teams, blue: Array<string>(10).fill('warrior') };
    expect(opened({}, { teams: many, starters: {}, hidden: {} })).toBe(
      'options.scenario.teams.blue.9: “warrior” is there more than 9 times.',
    );
    expect(opened({}, { weather: 'rain' })).toMatch(/^options\.scenario\.weather: There is no/);
  });
});

describe('a document with more faults than anybody reads', () => {
  it('is refused with the first hundred of 200,000, and their number', () => {
    const wrong = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`field${n}`, 1]));
    const read = readGameDocument(JSON.stringify({ ...set, ...wrong }));
    const faults = read.ok ? [] : read.faults;
    expect(faults).toHaveLength(101);
    expect(faults.at(-1)).toMatchObject({ code: 'more', params: { found: 199_900 } });
  });

  it('is not searched through behind the end that a list may have', () => {
    const read = readGameDocument(JSON.stringify({ ...set, rooms: Array(200_000).fill({}) }));
    expect(read.ok ? '' : read.faults[0]!.code).toBe('wrong-count');
  });
});

/** The middle of the room behind walls. */
function sealedIn(picture: string): string {
  const walls = '+   +###+###+###+   +';
  return picture
    .split('\n')
    .with(2, walls)
    .with(8, walls)
    .with(5, 's . # .   G   . # . s')
    .join('\n');
}
