import type { Implemented } from '@oubliette/kernel/ledger';

/** Chapters, by their English titles, of which every entry must be named by a test or a vector. */
export const IMPLEMENTED: Implemented = {
  duel: [
    'Conventions and golden rules',
    'Board, rooms, edges and features',
    'Set-up',
    'Turn and Action cards',
    'Actions and costs',
    'Movement and occupancy',
    'Carrying',
    'Revealing a room',
    'Rotating',
    'Portcullises',
    'Pits',
    'Arrow slits',
    'Starting lines',
    'Jumping',
    'Rope and linked obstacles',
    'Line of sight',
    'Close combat',
    'Group combat',
    'Wounds and elimination',
    'Ranged combat',
    'Telescoping Spear',
    'Characters of Prison',
    'Objects of Prison',
    'Leaving the maze',
    'Victory points and end of the game',
    'Room layouts',
  ],
};
