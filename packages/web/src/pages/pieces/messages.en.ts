import type { GameName } from '../../ledger/library.ts';
import type { BoxPieceKind } from './piece.ts';

export const en = {
  title: 'All the pieces',
  intro: 'Everybody and everything in these games, and what it does.',
  search: 'Search the pieces',
  searchHint: 'a name or what it does',
  game: 'Game',
  kind: 'Kind',
  all: 'All',
  opening: 'Opening the boxes…',
  found: (n: number) => (n === 1 ? 'One found' : `${n} found`),
  nothing: 'Nothing in the boxes has all of these words. Try fewer.',
  games: {
    'dungeon-twister': 'Dungeon Twister',
    claustrophobia: 'Claustrophobia',
  } as Readonly<Record<GameName, string>>,
  kinds: {
    characters: 'Characters',
    objects: 'Objects',
    npcs: 'NPCs of the solo game',
    cards: 'Cards and dice',
    ground: 'On the board',
    rooms: 'Rooms',
    warriors: 'Warriors',
    talents: 'Talents',
    gifts: 'Gifts',
    'cave-objects': 'Objects of the humans',
    advantages: 'Advantage cards',
    events: 'Event cards',
    tiles: 'Tiles',
    areas: 'Areas of destiny',
  } as Readonly<Record<BoxPieceKind, string>>,
  sets: { prison: 'Prison', base: 'the original set' },
  figures: (move: number, combat: number) => `move ${move}, combat ${combat}`,
  worth: (figures: string) => `MVT/CBT/DEF ${figures}`,
  objectives: 'Objectives with AP, * primary',
  lines: 'Lines',
  free: 'whenever the humans act',
  wants: (dice: string) => `Dice: ${dice}`,
  room: (arrow: string, twin: string) => `Turns ${arrow}; its twin is ${twin}.`,
  cards: {
    action: {
      name: 'Action cards 2–5',
      words:
        'One begins your turn and says how many AP you spend. They come back when all four are played.',
      rule: 'DT-TURN-02',
    },
    combat: {
      name: 'Combat cards +0 to +6',
      words:
        'Both sides lay one face down in a combat and add it. All but the +0 are spent for good.',
      rule: 'DT-CBT-02',
    },
    jump: {
      name: 'Jump cards',
      words: 'Each of the three lets a character jump over a pit for 1 AP, and is spent.',
      rule: 'DT-JUMP-01',
    },
    room: {
      name: 'Room cards',
      words:
        'In the solo game one belongs to each room: its rows and columns say where tokens from the bag arrive.',
      rule: 'DS-DECK-05',
    },
    vision: {
      name: 'Visions of the Arch-Mage',
      words: 'A variant of the solo game: cards with an eye reveal a room by chance.',
      rule: 'DS-VIS-01',
    },
    tie: {
      name: 'Teleportation dice',
      words:
        'Red for the row, white for the column where a token arrives; one of them also decides between equal options of an NPC.',
      rule: 'DS-TELE-02',
    },
    rotation: {
      name: 'Rotation die',
      words: 'Says in which direction and by how many quarters an NPC turns a room.',
      rule: 'DS-ROT-02',
    },
  },
  ground: {
    gear: { name: 'Gear', words: 'Each quarter costs 1 AP, along the arrow.', rule: 'DT-ROT-01' },
    pit: { name: 'Pit', words: 'A Rope, a jump or magic leads across.', rule: 'DT-PIT-01' },
    wall: {
      name: 'Wall',
      words: 'Blocks movement, attacks and sight; nobody breaks it.',
      rule: 'DT-BOARD-05',
    },
    slit: {
      name: 'Arrow slit',
      words:
        'A wall for steps and blows. From the square right behind it one can look and shoot through; Nagas slip through it.',
      rule: 'DT-SLIT-01',
    },
    portcullis: {
      name: 'Portcullis',
      words:
        'A wall while it is closed. Backstabbers, Thieves and the Key open and close it for 1 AP.',
      rule: 'DT-PORT-01',
    },
    broken: {
      name: 'Broken portcullis',
      words: 'Broken by a Colossus or a Warrior: open for the rest of the match.',
      rule: 'DT-PORT-03',
    },
    line: {
      name: 'Starting line',
      words: 'Your team begins on yours. Whoever enters the enemy’s leaves the maze and scores.',
      rule: 'DT-EXIT-01',
    },
    unrevealed: {
      name: 'Unrevealed room',
      words: 'A healthy character beside it reveals it for 1 AP.',
      rule: 'DT-REV-01',
    },
  },
};
