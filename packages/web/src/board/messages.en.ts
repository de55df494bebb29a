import type { Arrow, Ground } from '@oubliette/dungeon-twister';

const ways: Record<Arrow, string> = {
  clockwise: 'clockwise',
  'counter-clockwise': 'counter-clockwise',
};

export const en = {
  room: (id: string) => `Room ${id}`,
  way: (arrow: Arrow) => ways[arrow],
  hints: {
    floor: 'Ordinary floor: anybody may stand here.',
    gear: 'From here the room is turned a quarter, with everything in it.',
    pit: 'Nobody walks across or stops here; sight passes over it.',
    line: 'Ten squares in a row that belong to no room.',
    unrevealed: 'Nobody enters it or sees into it until it is revealed.',
    tree: 'A tree: nobody jumps onto it, but a Rope can be tied to it.',
    ice: 'An ice slope: nobody jumps onto it.',
    bridge: 'A small bridge: one stands here as on floor.',
    pipe: 'A pipe: one stands here as on floor.',
    lava: 'Lava: crossed in flight, with a Rope or by a jump.',
    chasm: 'A chasm: crossed in flight, with a Rope or by a jump.',
    water: 'Water: crossed in flight, with a Rope or by a jump.',
    rocks: 'Falling rocks: crossed in flight, by a jump or under a shield.',
    monument: 'Only flyers cross it, and it ends sight.',
    block: 'Only the incorporeal pass it, and it ends sight.',
    brazier: 'A brazier: kills like lava; beside it weapons are forged.',
    armory: 'An armory: like a 3D obstacle; searched from beside it, once.',
    mist: 'Mist: one walks through it, and nobody sees in from a distance.',
    pentacle: 'A pentacle: on it a magic user turns any revealed room.',
    fountain: 'A fountain: like a 3D obstacle; beside it the wounded drink health.',
    rubble: 'Rubble: only the incorporeal pass it, and it ends sight.',
    'sun-trigger': 'A trigger: opens all pits of the sun while somebody is on it.',
    'moon-trigger': 'A trigger: opens all pits of the moon while somebody is on it.',
    'sun-pit': 'A remote pit: floor, until somebody steps on a trigger of the sun.',
    'moon-pit': 'A remote pit: floor, until somebody steps on a trigger of the moon.',
  } as Record<Ground, string>,
};
