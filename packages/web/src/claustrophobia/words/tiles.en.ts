import type { TileKind } from '@oubliette/claustrophobia';
import type { NameAndWords } from './cards.en.ts';

/** A kind of tile; `into` and `at` are how a sentence goes there and stands there. */
export interface TileWords extends NameAndWords {
  readonly into: string;
  readonly at: string;
}

const tile = (name: string, words: string, at: 'in' | 'on' = 'in'): TileWords => ({
  name,
  words,
  into: `to the ${name}`,
  at: `${at} the ${name}`,
});

export const tiles: Readonly<Record<TileKind, TileWords>> = {
  'pentacle-room': tile('Pentacle Room', 'Up to five warriors of each side.'),
  exit: tile('Exit', 'Up to five warriors of each side.', 'on'),
  stash: tile('Stash', 'The scenario says what is hidden here.'),
  lair: tile('Lair', 'Troglodytes may always enter here.'),
  hole: {
    name: 'Hole in the Ground',
    words: 'Troglodytes travel between holes for 1 MVT.',
    into: 'to the Hole in the Ground',
    at: 'by the Hole in the Ground',
  },
  hungry: tile('Hungry Tunnels', 'Every combat hit here counts twice.'),
  tight: tile('Tight Tunnel', 'One warrior of each side.'),
  flooded: tile('Flooded Tunnel', 'Entering ends the move; leaving takes the whole MVT.'),
  trapped: tile(
    'Trapped Tunnel',
    'First human: 1 nothing, 2–3 one hit, 4 stop, 5 Troglodyte, 6 two hits.',
  ),
  mechanism: {
    name: 'Demonic Mechanism',
    words: 'First human: one more destiny die next Threat.',
    into: 'to the Demonic Mechanism',
    at: 'by the Demonic Mechanism',
  },
  plain: { name: 'Plain tile', words: 'No rule.', into: 'to a plain tile', at: 'on a plain tile' },
};

export const sides = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const sidesTo = {
  N: 'to the north',
  E: 'to the east',
  S: 'to the south',
  W: 'to the west',
};
