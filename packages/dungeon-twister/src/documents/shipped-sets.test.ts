import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { SET_IDS } from '../content/sets.ts';
import { duel } from '../duel/game.ts';
import { checkDocument, furtherOf, type SetDocument, SHIPPED_SETS, setFaults } from './index.ts';

const loaded = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));
const byId = new Map(loaded.map(set => [set.id, set]));
const wholes = SHIPPED_SETS.filter(({ joins }) => !joins).map(({ id }) => byId.get(id)!);
const paladins = byId.get('paladins-and-dragons')!;

const textsOf = (raw: object) => {
  const read = duel.parseOptions(raw);
  return read.ok ? [] : read.faults.map(({ text }) => text);
};
const begun = (raw: object) => {
  const read = duel.parseOptions(raw);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return duel.setup(read.value, fastRandom(1));
};
const inColour = (names: readonly string[], letter: string) =>
  names.filter(name => name.startsWith(`${letter}:`)).map(name => name.slice(2));

describe('shipped sets', () => {
  it.each(SHIPPED_SETS.map(shipped => [shipped.id, shipped] as const))(
    '%s is a sound document under its own name',
    async (id, { names, load }) => {
      const set = await load();
      expect(checkDocument(set)).toEqual({ ok: true, value: set });
      expect({ id: set.id, names: set.names }).toEqual({ id, names });
    },
  );

  it('DT-MIX-02: all of them can be used together', () => {
    expect(setFaults(loaded.map(set => ({ set, at: set.id })))).toEqual([]);
  });

  it('DT-MIX-02: what only joins others has no rooms, and its pieces are there once in every colour', () => {
    const guests = SHIPPED_SETS.filter(({ joins }) => joins === true).map(
      ({ id }) => byId.get(id)!,
    );
    expect(guests.map(({ rooms }) => rooms)).toEqual(guests.map(() => []));
    expect(textsOf({ content: furtherOf(guests), quick: true })).not.toEqual([]);
    const { names } = begun({ content: furtherOf(guests), quick: true, forces: 'draft' });
    const own = ['archer-elf', 'crossbow', 'mummy', 'ring-of-weakness', 'torch'];
    for (const letter of ['B', 'Y']) {
      expect(inColour(names, letter)).toEqual(expect.arrayContaining(own));
      expect(inColour(names, letter)).toContain('torch#6');
    }
  });

  it.each(wholes.map(set => [set.id, set] as const))(
    'DT-ALL-01: %s has eight characters and six objects, in figures and cases',
    (_, { characters = [], objects = [], also = [] }: SetDocument) => {
      expect(characters).toHaveLength(8);
      expect([...objects.filter(({ neutral }) => !neutral), ...also]).toHaveLength(6);
      for (const { names } of [...characters, ...objects]) {
        expect(names.gender).toBeDefined();
        expect(names.cases).toHaveLength(4);
      }
    },
  );
});

const sumsOf = ({ characters = [] }: SetDocument) =>
  (['move', 'combat'] as const).map(of => characters.reduce((sum, piece) => sum + piece[of], 0));

describe('Mercenaries', () => {
  const mercenaries = byId.get('mercenaries')!;

  it('DT-MERC-01: M sums to 27 and C to 25', () => {
    expect(sumsOf(mercenaries)).toEqual([27, 25]);
  });

  it('DT-MERC-01, DT-ALL-12: one of each of eight weapons is nobody’s, and a Treasure', () => {
    const { names } = begun({ content: furtherOf([mercenaries]), quick: true });
    expect(inColour(names, 'W').toSorted()).toEqual([
      'armor',
      'ball-and-chain',
      'dragon-slayer',
      'katana',
      'runic-war-hammer',
      'sword',
      'sylvan-shield',
      'treasure',
      'two-handed-sword',
    ]);
    expect(inColour(names, 'B')).toHaveLength(14);
  });
});

describe('Paladins & Dragons', () => {
  it('DT-PND-01: M sums to 29 and C to 20', () => {
    expect(sumsOf(paladins)).toEqual([29, 20]);
  });

  it('DT-PND-01, DT-COMP-06: alone, everybody has all of it', () => {
    const { names, teams } = begun({ content: furtherOf([paladins]), quick: true });
    expect(inColour(names, 'Y')).toHaveLength(14);
    expect(inColour(names, 'B')).toContain('rope');
    expect([...teams]).toEqual([8, 8]);
  });

  it('DT-ALL-18: alone there is a mutual and a free choice, but no draft', () => {
    const alone = { content: furtherOf([paladins]), without: SET_IDS };
    expect(textsOf({ ...alone, forces: 'draft' })).toEqual([
      'They have 8 characters; it takes 16.',
    ]);
    expect(textsOf({ ...alone, forces: 'mutual' })).toEqual([]);
    expect(textsOf({ ...alone, forces: 'free' })).toEqual([]);
  });

  it('DT-ALL-18: with Prison alone there are Keys and Ropes as often as anybody likes', () => {
    const { names } = begun({
      forces: 'free',
      content: furtherOf([paladins]),
      without: ['base'],
      quick: true,
    });
    const blue = inColour(names, 'B');
    expect(blue.filter(name => name.startsWith('key'))).toHaveLength(6);
    expect(blue.filter(name => name.startsWith('rope'))).toHaveLength(6);
    expect(blue).not.toContain('torch');
    expect(blue).not.toContain('troll');
  });

  it('DT-MIX-02: sets that share a piece share one, in as many copies as sets', () => {
    const [slayer] = paladins.objects!.filter(({ id }) => id === 'dragon-slayer');
    const other = { ...paladins, id: 'other', rooms: [], characters: [], also: [] };
    const again = { ...other, objects: [slayer!] };
    const neutral = { ...other, objects: [{ ...slayer!, neutral: true as const }] };
    const both = furtherOf([paladins, again]);
    expect(inColour(begun({ forces: 'free', content: both }).names, 'Y')).toContain(
      'dragon-slayer#2',
    );
    const lent = begun({ forces: 'free', content: furtherOf([paladins, neutral]) });
    expect(lent.names).toContain('W:dragon-slayer');
    expect(lent.names).not.toContain('Y:dragon-slayer#2');
    const changed = { ...again, objects: [{ ...slayer!, attack: 1 }] };
    const faults = setFaults([paladins, changed].map(set => ({ set, at: set.id })));
    expect(faults.map(({ code }) => code)).toEqual(['twice']);
  });
});
