import { checkDocument, SHIPPED } from '@oubliette/dungeon-twister/documents';
import { describe, expect, it } from 'vitest';
import { draftFrom, FRESH, scenarioDocumentOf, setOf } from '../../documents/draft.ts';
import { barePair, withEdge, withSquare } from '../../documents/room-draft.ts';
import { nextSpot, SPOTS, spotAt } from './lattice.ts';
import { added, discarded, renumbered } from './pairs.ts';
import { changedPiece, idFor, withNew, withoutPiece } from './piece-draft.ts';

describe('a draft', () => {
  it('is sound from the beginning, and a scenario that is loaded is saved as it was', () => {
    expect(checkDocument(scenarioDocumentOf(FRESH)).ok).toBe(true);
    for (const document of SHIPPED) {
      const { $schema: _, ...kept } = document;
      const saved = scenarioDocumentOf(draftFrom(document));
      expect(saved).toMatchObject({ names: kept.names, story: kept.story, rooms: kept.rooms });
      expect(saved.hidden).toEqual(kept.hidden ?? {});
      expect(saved.starters).toEqual(kept.starters ?? {});
      expect(saved.teams.blue.toSorted()).toEqual(kept.teams.blue.toSorted());
      expect(saved.sets?.[0]?.rooms).toEqual(kept.sets?.[0]?.rooms);
    }
  });

  it('DT-ROOM-01: keeps one gear, and the same edge again is opened', () => {
    const [room] = FRESH.pairs[0]!.rooms;
    expect(withSquare(room, 3, 'G').squares).toBe(`...G${'.'.repeat(21)}`);
    const walled = withEdge(room, 7, 'W');
    expect(walled.edges[7]).toBe('W');
    expect(withEdge(walled, 7, 'W').edges).toBe(room.edges);
  });

  it('goes on with other pairs: numbers are free, and the maze follows', () => {
    const two = added(FRESH);
    expect(two.pairs.map(({ number }) => number)).toEqual([91, 92]);
    const renamed = renumbered(two, 0, 95);
    expect(renamed.rooms.slice(0, 2)).toEqual(['95L@0', '95R@0']);
    expect(checkDocument(scenarioDocumentOf(renamed)).ok).toBe(true);
    const left = discarded(renamed, 0);
    expect(setOf(left).rooms.map(({ id }) => id)).toEqual(['92L', '92R']);
    expect(checkDocument(scenarioDocumentOf(left)).ok).toBe(true);
  });
});

describe('a new piece', () => {
  it('DT-EXT-07: gets an id of its own, and its teams follow when it is renamed or discarded', () => {
    const [character] = withNew(FRESH, 'characters').characters;
    const two = withNew(withNew(FRESH, 'characters'), 'characters');
    expect(two.characters.map(({ id }) => id)).toEqual(['stranger', 'stranger-too']);
    const team = [{ piece: 'stranger', post: '' as const }, ...FRESH.teams.blue];
    const hired = { ...two, teams: { ...two.teams, blue: team } };
    const names = { en: 'Naga', ru: 'Нага' };
    const entry = { ...character!, names, id: idFor(hired, names.en, 'stranger') };
    const renamed = changedPiece(hired, 'stranger', { kind: 'characters', entry });
    expect(scenarioDocumentOf(renamed).teams.blue[0]).toBe('naga-too');
    expect(checkDocument(scenarioDocumentOf(renamed)).ok).toBe(true);
    expect(withoutPiece(renamed, 'naga-too').teams.blue).toEqual(FRESH.teams.blue);
  });
});

describe('a new pair', () => {
  it('DT-ROOM-01: L turns counter-clockwise, R clockwise', () => {
    const turns = barePair(91).rooms.map(({ id, arrow }) => `${id} ${arrow}`);
    expect(turns).toEqual(['91L counter-clockwise', '91R clockwise']);
  });
});

describe('the lattice of a room', () => {
  it('has 25 squares and 60 edges, and arrows pass over its corners', () => {
    expect(SPOTS.filter(({ kind }) => kind === 'square')).toHaveLength(25);
    expect(new Set(SPOTS.flatMap(spot => (spot.kind === 'edge' ? [spot.edge] : []))).size).toBe(60);
    expect(nextSpot(spotAt(1, 1)!, 'ArrowRight')).toEqual(spotAt(2, 1));
    expect(nextSpot(spotAt(2, 1)!, 'ArrowDown')).toEqual(spotAt(2, 3));
    expect(nextSpot(spotAt(9, 10)!, 'ArrowDown')).toBeNull();
  });
});
