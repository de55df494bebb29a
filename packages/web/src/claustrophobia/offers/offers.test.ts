import { type CaveSeat, claustrophobia, outlook } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../deeds/index.ts';
import type { CaveSnapshot, HeldInHand } from '../seen/choice.ts';
import { offersAbout, offersOf, offersOnTile, wishedElsewhere } from './offers.ts';

const POSITION = `
tile T01 @0,0 NESW
tile T32 @1,0 EW
pile T26 T27
round 2
stage orders
gifts G2
RD @0,0 die 2
BL1 @0,0 die 3 lines 5
TR1 @1,0
TR2 @1,0
hand human grenade potion
asks orders human`;

function snapshotOf(seat: CaveSeat, position = POSITION): CaveSnapshot {
  const state = claustrophobia.notation.parsePosition(position);
  if (!state.ok) throw new Error(state.faults[0]!.text);
  return {
    view: claustrophobia.view(state.value, seat),
    legal: claustrophobia.legal(state.value, seat),
    outlook: outlook(state.value, seat),
  } as unknown as CaveSnapshot;
}

const snapshot = snapshotOf('human');
const mind = (who: string | null, held: HeldInHand | null = null) => ({
  held: () => held,
  warrior: () => snapshot.outlook!.warriors.find(each => each.who === who) ?? null,
});

describe('what the table offers', () => {
  it('a chosen warrior: tiles to walk to, openings to explore, enemies to strike', () => {
    const offers = offersOf(snapshot, mind('BL1'));
    const verbs = new Set(offers.map(({ actions }) => actions.at(-1)!.do));
    expect([...verbs].sort()).toEqual(['attack', 'explore', 'finish', 'go']);
    expect(offersOnTile(offers, '@1,0', snapshot.view).map(({ spot }) => spot?.kind)).toEqual([
      'warrior',
      'door',
      'tile',
    ]);
  });

  it('CL-COMB-02: each plain Troglodyte of a tile stands for the pack', () => {
    const offers = offersOf(snapshot, mind('BL1'));
    const [first] = offersAbout(offers, 'TR1', snapshot.view);
    const [second] = offersAbout(offers, 'TR2', snapshot.view);
    expect(first?.strike).toEqual({ dice: 2, def: 3, cell: '@1,0' });
    expect(second).toBe(first);
  });

  it('nobody chosen: only what belongs to nobody', () => {
    const offers = offersOf(snapshot, mind(null));
    expect(offers.map(({ actions }) => actions[0]!.do)).toEqual(['end']);
  });

  it('G2: a gift that begins an action is played from the hand', () => {
    const [offer] = offersOf(snapshot, mind(null, { kind: 'gift', gift: 'G2' }));
    expect(offer?.actions.map(({ do: verb }) => verb)).toEqual(['act', 'use']);
    expect(offer?.spot).toEqual({ kind: 'warrior', who: 'BL1' });
  });

  it('finds the place of every target', () => {
    const at = (target: string) => aimOf(snapshot.view, { do: 'play', card: 'grenade', target });
    expect(at('')).toBeNull();
    expect(at('@1,0')).toEqual({ kind: 'tile', cell: '@1,0' });
    expect(at('@1,0 E')).toEqual({ kind: 'door', cell: '@1,0', side: 'E' });
    expect(at('BR1 3')).toEqual({ kind: 'warrior', who: 'BR1' });
    expect(at('BL1 @1,0')).toEqual({ kind: 'warrior', who: 'BL1' });
  });
});

describe('CL-ENTR-02: a wish where nothing is offered', () => {
  const position = POSITION.replace('stage orders', 'stage entry\ntp 3').replace(
    'asks orders human',
    'asks entry demon',
  );
  const entry = snapshotOf('demon', position);
  const held = () => ({ kind: 'figure', who: 'TR' }) as const;

  it('is the offered one, aimed there, so that the rules can answer', () => {
    const offers = offersOf(entry, { held, warrior: () => null });
    expect(offers.length).toBeGreaterThan(0);
    const wish = wishedElsewhere(offers, { kind: 'tile', cell: '@0,0' });
    expect(wish).toEqual({ do: 'buy', who: 'TR', to: '@0,0' });
    expect(wishedElsewhere([], { kind: 'tile', cell: '@0,0' })).toBe(null);
  });
});
