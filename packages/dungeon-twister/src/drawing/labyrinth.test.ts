import { placed, token } from '@oubliette/art';
import { describe, expect, it } from 'vitest';
import { createLabyrinth, planOf, type RoomPosition, revealRoom } from '../board/index.ts';
import { PRISON_ROOMS } from '../content/prison/rooms/index.ts';
import { centreOf } from './geometry.ts';
import { type Highlight, highlight } from './highlights.ts';
import { labyrinthDocument, pictureOf } from './labyrinth.ts';
import { path, sightLine } from './ways.ts';

function labyrinth(turnedBy: number) {
  const lying = PRISON_ROOMS.map((room, place) => ({ room, quarters: place === 3 ? turnedBy : 0 }));
  const dealt = createLabyrinth(planOf(4), lying);
  revealRoom(dealt, 0 as RoomPosition);
  return dealt;
}

describe('a labyrinth as a document', () => {
  it('needs nothing from outside', () => {
    const document = labyrinthDocument(pictureOf(labyrinth(0)), { title: 'Maze <1>' });
    expect(document).toContain('<title>Maze &lt;1></title>');
    for (const [, id] of document.matchAll(/url\(#([^)]+)\)/g)) {
      expect(document).toContain(`id="${id}"`);
    }
    expect(document).not.toMatch(/href=|NaN|undefined/);
  });

  it('DT-BOARD-07: shows nothing of an unrevealed room, not even how it lies', () => {
    const documents = [0, 1, 2, 3].map(turn => labyrinthDocument(pictureOf(labyrinth(turn))));
    expect(new Set(documents).size).toBe(1);
    const open = labyrinth(1);
    revealRoom(open, 3 as RoomPosition);
    expect(labyrinthDocument(pictureOf(open))).not.toBe(documents[0]);
  });

  it('can lie on its side, and carry tokens at their squares', () => {
    const upright = labyrinthDocument(pictureOf(labyrinth(0)), {
      portrait: true,
      square: 30,
      upon: board =>
        placed(
          ...centreOf(board, { x: 21, y: 3 }),
          token({ side: 'yellow', pictogram: 'snake-tongue' }, 11),
        ),
    });
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(upright)!.map(Number);
    expect(width!).toBeLessThan(height!);
    expect(upright).toContain('class="oub-token"');
  });
});

describe('highlights', () => {
  const kinds: Highlight[] = [
    'threat',
    'reach',
    'near',
    'far',
    'goal',
    'refused',
    'changed',
    'focus',
  ];

  it('differ from one another in shape, not only in colour', () => {
    const shapes = kinds.map(kind => highlight(kind, { square: 60 }).replace(/#\w{6}/g, ''));
    expect(new Set(shapes).size).toBe(kinds.length);
  });

  it('step aside on a gear, so that its number can be read', () => {
    expect(highlight('reach', { square: 60, onGear: true })).toContain('translate(20.4,20.4)');
    expect(highlight('reach', { square: 60 })).not.toContain('translate');
  });

  it('draw a path with its head in the direction of the last step', () => {
    expect(
      path(
        [
          [0, 0],
          [60, 0],
          [60, 60],
        ],
        60,
      ),
    ).toContain('translate(60,60) rotate(90)');
    expect(path([[0, 0]], 60)).toBe('');
  });

  it('DT-LOS-02: put a bar across a line of sight where it is stopped', () => {
    const line = { from: [0, 0], to: [120, 0] } as const;
    expect(sightLine({ ...line, stopped: true }, 60)).toContain('M120,-');
    expect(sightLine({ ...line, stopped: false }, 60)).not.toContain('M120,-');
  });
});
