import { readFileSync } from 'node:fs';
import {
  decide,
  encode,
  fastRandom,
  fingerprint,
  fingerprintWithout,
  headOf,
  openMatch,
  resumeMatch,
  saveMatch,
  snapshotOf,
  startMatch,
  storedEntry,
} from '@oubliette/kernel';
import { playTrial } from '@oubliette/kernel/battery';
import { describe, expect, it, vi } from 'vitest';
import { furtherOf, type SetDocument, SHIPPED, scenarioOf } from '../../documents/index.ts';
import type { Duel } from '../duel.ts';
import { duel } from '../game.ts';
import type { DuelOptions } from '../options.ts';
import { duelTrial } from '../trial.ts';
import { type FurtherContent, hashOf } from './further.ts';

const both = (name: string) => ({ en: name, ru: name });
const vault = SHIPPED[0]!.sets![0]!;

/** Four pairs of rooms, and pieces that are in no set of ours. */
const MENAGERIE: SetDocument = {
  ...vault,
  rooms: [91, 92, 93, 94].flatMap(number =>
    vault.rooms.map(room => ({ ...room, id: room.id.replace('91', `${number}`), number })),
  ),
  characters: (['incorporeal', 'flies', 'slips-by'] as const).map((ability, index) => {
    const id = ['ghost', 'bat', 'cat'][index]!;
    return { id, names: both(id), likeness: 'banshee', move: 4, combat: 2, abilities: [ability] };
  }),
  objects: [
    { id: 'crossbow', names: both('Crossbow'), likeness: 'bow', abilities: ['shoots'], shot: 2 },
    { id: 'torch', names: both('Torch'), likeness: 'key', abilities: [], common: true },
  ],
};
const content = furtherOf([MENAGERIE]);
const team = ['ghost', 'bat', 'cat', 'naga'];
const scenario = scenarioOf({
  ...SHIPPED[0]!,
  sets: [MENAGERIE],
  teams: { blue: team, yellow: team },
  starters: {},
  hidden: {},
});

function optionsOf(raw: object): DuelOptions {
  const options = duel.parseOptions({ content, ...raw });
  if (!options.ok) throw new Error(JSON.stringify(options.faults));
  return options.value;
}

const begun = (raw: object) => duel.setup(optionsOf(raw), fastRandom(3));

/** Places of what is wrong with a content that was changed, fingerprint and all. */
function faultsOf(changed: Partial<FurtherContent>): readonly string[] {
  const other = { ...content, ...changed };
  const read = duel.parseOptions({ forces: 'draft', content: { ...other, hash: hashOf(other) } });
  return read.ok ? [] : read.faults.map(({ at }) => at);
}

describe('guests from a further set', () => {
  it('DT-MIX-02: its rooms and pieces are among those to choose from', () => {
    const state = begun({ forces: 'draft' });
    const legal = duel.legal(state, duel.decision(state)!.seats[0]!);
    expect(legal).toContainEqual({ do: 'pair', number: 94 });
    expect(duel.view(state, 'table').forces?.guests).toHaveLength(8);
    expect(state.names.filter(name => /^B:(ghost|bat|crossbow)/.test(name))).toHaveLength(3);
    expect(begun({ forces: 'free', players: 4 }).names).toContain('G:ghost');
  });

  it('DT-MIX-03: its common objects are there as often as a team has objects', () => {
    const { names } = begun({ forces: 'mutual' });
    expect(names.filter(name => name.startsWith('Y:torch'))).toHaveLength(6);
  });

  it('DT-MIX-02: a set of pieces alone adds no rooms, and its positions read back', () => {
    const options = optionsOf({
      forces: 'draft',
      content: furtherOf([{ ...MENAGERIE, rooms: [] }]),
    });
    const state = duel.setup(options, fastRandom(3));
    const { printPosition, parsePosition } = duel.notation;
    const read = parsePosition(printPosition(state), options);
    expect(read.ok && read.value.names).toEqual(state.names);
    expect(duel.legal(state, duel.decision(state)!.seats[0]!)).toHaveLength(8);
  });

  it.each([
    ['mutual', { quick: true }],
    ['draft', { characters: { blue: 7 } }],
    ['draft', { players: 3, quick: true }],
    ['free', { quick: true }],
  ])('DT-MIX-02: %s over three sets passes the contract battery and ends: %o', (forces, more) => {
    const game = { ...duel, modes: { guests: { forces, content, ...more } } };
    const plan = { mode: 'guests', seed: '1', every: 240 };
    expect(playTrial({ game, trial: duelTrial }, plan).fault).toBeNull();
  });

  it('every word of the vocabulary passes the contract battery', () => {
    const path = new URL('../../../vectors/duel/further/guests.json', import.meta.url);
    const guests = JSON.parse(readFileSync(path, 'utf8')) as SetDocument;
    const modes = { guests: { forces: 'draft', content: furtherOf([guests]), quick: true } };
    for (const seed of ['1', '2', '3']) {
      const plan = { mode: 'guests', seed, every: 150 };
      expect(playTrial({ game: { ...duel, modes }, trial: duelTrial }, plan).fault).toBeNull();
    }
  });

  it.each([
    ['a draft', () => begun({ forces: 'draft' })],
    ['a scenario', () => begun({ forces: 'scenario', scenario, content: undefined })],
  ])(
    'DT-MIX-02, DT-MIX-08: who sees %s can imagine it where nobody has met the set',
    async (_, begin) => {
      const seen = duel.view(begin(), 'blue');
      vi.resetModules();
      const { duel: elsewhere } = await import('../game.ts');
      const imagined = elsewhere.guess(structuredClone(seen), fastRandom(1));
      expect(elsewhere.view(imagined, 'blue')).toEqual(seen);
    },
  );

  it('DT-MIX-02: the match file holds them, opens anywhere, and notices a change', () => {
    const match = startMatch(duel, optionsOf({ forces: 'free' }), 'seed');
    const text = JSON.stringify(saveMatch(match));
    expect(openMatch(text, { duel }).ok).toBe(true);
    const changed = openMatch(text.replace('=P=', '###'), { duel });
    expect(changed.ok ? [] : changed.faults.map(({ at }) => at)).toEqual(['options.content.hash']);
  });

  it('DT-MIX-02: a match stored before its states carried their pieces goes on from its snapshot', () => {
    const match = startMatch(duel, optionsOf({ forces: 'draft', quick: true }), 'seed');
    const { further: _, ...before } = match.state;
    expect(match.state.further).toHaveLength(content.pieces.length);
    const snapshot = { ...snapshotOf(match)!, state: encode(before) };
    const [seat] = duel.decision(match.state)!.seats;
    decide(match, seat!, duel.legal(match.state, seat!)[0]!);
    const entries = match.journal.map(entry => storedEntry<Duel>(duel, entry));
    const again = resumeMatch(duel as never, headOf(match), entries, snapshot);
    expect(again.ok && again.value.state).toEqual(match.state);
    expect(match.log[0]!.hash).toBe(fingerprintWithout(match.state, ['further']));
    expect(match.log[0]!.hash).not.toBe(fingerprint(match.state));
  });

  it('DT-MIX-01: they come only to those who choose, and leave no trace where there are none', () => {
    for (const forces of ['set', 'scenario']) {
      const read = duel.parseOptions({ forces, content });
      expect(read.ok ? '' : read.faults[0]!.at).toBe('options.content');
    }
    const plain = duel.parseOptions({ forces: 'draft' });
    expect(plain.ok && Object.keys(plain.value)).not.toContain('content');
  });

  it.each([
    ['a twin is missing', { rooms: content.rooms.slice(1) }, 'rooms.0.number'],
    ['twins turn alike', twinsAlike(), 'rooms.1.arrow'],
    [
      'a number of ours',
      { rooms: content.rooms.map(room => ({ ...room, number: 37 })) },
      'rooms.0.number',
    ],
    ['a piece of ours', aSecondNaga(), 'pieces.0.id'],
    ['a piece twice', { pieces: [...content.pieces, content.pieces[0]!] }, 'pieces.5.id'],
    ['more tokens than fit', manyTorches(), 'pieces'],
    ['a piece without a face', { likenesses: {} }, 'pieces.0'],
    [
      'a room that cannot be read',
      { rooms: [{ ...content.rooms[0]!, picture: '' }] },
      'rooms.0.picture',
    ],
  ])('DT-MIX-02: %s, and the content is refused with its place', (_, changed, place) => {
    expect(faultsOf(changed)[0]).toBe(`options.content.${place}`);
  });
});

function aSecondNaga(): Partial<FurtherContent> {
  return {
    pieces: [{ ...content.pieces[0]!, id: 'naga' }],
    names: { naga: both('Naga') },
    likenesses: { naga: 'naga' },
  };
}

function twinsAlike(): Partial<FurtherContent> {
  return { rooms: content.rooms.map(room => ({ ...room, arrow: 'clockwise' })) };
}

/** Forty, each with two letters of its own. */
function manyTorches(): Partial<FurtherContent> {
  const torch = content.pieces.find(({ id }) => id === 'torch')!;
  const ids = [...'abcd'].flatMap(one => [...'abcdefghij'].map(other => `torch-${one}${other}`));
  return {
    pieces: ids.map(id => ({ ...torch, id })),
    names: Object.fromEntries(ids.map(id => [id, both(id)])),
    likenesses: Object.fromEntries(ids.map(id => [id, 'key'])),
  };
}
