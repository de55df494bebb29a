import type { ForcesScenario } from '../../duel/forces/scenario.ts';

/**
 * A heavy, well-armed patrol meets thieves who know every wall: two teams that have nothing in
 * common, in a maze of both sets whose first rooms everybody knows (DT-MIX-08).
 */
export const AMBUSH: ForcesScenario = {
  rooms: ['38L@0', '1D', '3G', '40R@2', '37R', '2D', '2G', '39L'],
  teams: {
    blue: [
      'colossus',
      'warrior',
      'troll',
      'cleric',
      'mekanork',
      'backstabber',
      'sword',
      'armor',
      'large-shield',
      'rope',
      'rope',
    ],
    yellow: [
      'thief',
      'wall-walker',
      'goblin',
      'goblin',
      'naga',
      'banshee',
      'speed-potion',
      'treasure',
      'bow',
      'key',
      'key',
    ],
  },
  starters: { blue: ['warrior', 'troll', 'cleric', 'backstabber'] },
  changes: ['any-card'],
};
