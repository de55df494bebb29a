import type { Arrow, EdgeSign, EdgeState, Gaze, Ground, RoomSet } from '@oubliette/dungeon-twister';
import { en as board } from '../../board/messages.en.ts';
import { plural } from '../../i18n/plural.ts';
import type { ExplorerName } from './explorers.ts';
import type { Idle } from './idle.ts';
import type { KeyName } from './keys.ts';
import type { RefusalRule } from './table.ts';

export const en = {
  ...board,
  title: 'The labyrinth',
  board: 'Labyrinth, squares in rows; arrow keys move, Enter acts, question mark lists the keys',
  sets: { prison: 'Prison', base: 'Original set', mixed: 'Mixed pairs' } as Record<RoomSet, string>,
  set: 'Rooms',
  seed: 'Seed',
  dealAgain: 'Deal again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied: it lays these rooms as first dealt, without what was done since.',
  linkNotCopied: 'Copy the address of this page: it lays these rooms as first dealt.',
  revealAll: 'Reveal all',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  keys: 'Keys',
  sight: 'Line of sight',
  reach: 'Reach',
  steps: (n: number) => `${n} ${plural('en', n, { one: 'step', other: 'steps' })}`,
  sides: 'The four sides',
  /** The words between are links to the rules that say so. */
  sandbox: [
    'A sandbox to learn the maze: turn anything, put anybody on any free square. In a match',
    'only a character on the gear turns a room',
    'and',
    'only certain characters work a portcullis',
  ] as readonly [string, string, string, string],
  drawers: { sides: 'Sides', explorers: 'Explorers', deal: 'Deal' },

  faceDown: (place: number) => `Place ${place}, face down`,
  line: ['Blue starting line', 'Yellow starting line'] as readonly string[],
  rowColumn: (row: number, column: number) => `row ${row}, column ${column}`,
  lineSquare: (n: number) => `square ${n}`,
  ground: {
    floor: 'floor',
    gear: 'gear',
    pit: 'pit',
    line: 'starting line',
    unrevealed: 'unrevealed',
    tree: 'tree',
    ice: 'ice slope',
    bridge: 'bridge',
    pipe: 'pipe',
    lava: 'lava',
    chasm: 'chasm',
    water: 'water',
    rocks: 'falling rocks',
    monument: '3D obstacle',
    block: '3D block',
    brazier: 'brazier',
    armory: 'armory',
    'sun-trigger': 'trigger of the sun',
    'moon-trigger': 'trigger of the moon',
    'sun-pit': 'remote pit of the sun',
    'moon-pit': 'remote pit of the moon',
  } as Record<Ground, string>,
  turnsWay: (arrow: Arrow) => `turns ${board.way(arrow)}`,
  explorers: {
    naga: 'Naga',
    colossus: 'Colossus',
    wizard: 'Wizard',
    mekanork: 'Mekanork',
  } as Record<ExplorerName, string>,
  abilities: {
    naga: 'Walks through arrow slits, one step each.',
    colossus: 'Breaks portcullises. Slow: two squares a move.',
    wizard: 'Floats over pits, never through walls or slits.',
    mekanork: 'On a gear he turns rooms either way.',
  } as Record<ExplorerName, string>,
  movement: 'move',
  reachOfMoves: ['1', '2 AP'] as readonly [string, string],
  explorersTitle: 'Explorers',
  holding: (name: string) =>
    `${name} in hand: any free square will do. Diamonds show how far it walks:`,
  putBack: 'Put back',

  directions: ['above', 'right', 'below', 'left'] as readonly string[],
  edge: (sign: EdgeSign, state: EdgeState): string => {
    if (sign === 'P') {
      return { closed: 'closed portcullis', open: 'open portcullis', broken: 'broken portcullis' }[
        state
      ];
    }
    if (state === 'broken') return 'breach';
    return { '-': 'open', W: 'wall', S: 'arrow slit' }[sign];
  },
  doubleWall: 'double wall',
  handle: (gate: string) => `${gate}: click to open or close, Shift and click to break`,
  outside: 'outer side',
  towardsFaceDown: 'unrevealed room beyond',
  partOf: (edge: string, room: string) => `${edge} of ${room}`,
  adjacent: 'adjacent',
  notAdjacent: 'not adjacent',
  seesNothing: 'Sees nothing',
  sees: (n: number, end: string) =>
    `Sees ${n} ${plural('en', n, { one: 'square', other: 'squares' })}, then ${end}`,
  sightEnds: {
    'DT-BOARD-04': 'the end of the board',
    'DT-BOARD-05': 'a wall',
    'DT-BOARD-07': 'an unrevealed room',
    'DT-PORT-01': 'a closed portcullis',
    'DT-LOS-02': 'a character',
    'DT-EXT-02': 'something solid',
    'DT-SLIT-02': 'a slit too far off',
    'DT-SLIT-03': 'a second slit or wall',
  } as Record<Gaze['stop'], string>,

  offers: {
    put: (name: string) => `Put ${name} here`,
    pickUp: (name: string) => `Pick up ${name}`,
    reveal: 'Reveal the room',
    turn: (room: string) => `Turn ${room}`,
    turnAgainst: 'Against the arrow',
    turnTwin: (room: string) => `Turn twin ${room}`,
    way: board.way,
    open: (side: string) => `Open, ${side}`,
    close: (side: string) => `Close, ${side}`,
    break: (side: string) => `Break, ${side}`,
  },
  refusals: {
    'DT-BOARD-07': ['No squares there yet', 'A face-down room must be revealed first.'],
    'DT-LINE-02': ['Not on the enemy line', 'Whoever enters it leaves the maze at once.'],
    'DT-MOVE-05': ['Two characters, one square', 'Healthy characters never rest together.'],
    'DT-PIT-01': ['Not on a pit', 'Nobody stops on a bare pit; the Wizard only floats across.'],
    'DT-PORT-03': [
      'Broken for good',
      'It cannot be opened, closed or broken again. Undo mends it here.',
    ],
    'DT-ROT-02': ['The twin lies face down', 'Only a revealed room can be turned.'],
  } as Record<RefusalRule, readonly [string, string]>,

  told: {
    turned: (room: string, arrow: Arrow) => `Room ${room} turned ${board.way(arrow)}.`,
    halfTurned: (room: string) => `Room ${room} turned half round.`,
    revealed: (room: string) => `Room ${room} revealed.`,
    hidden: 'A room lies face down again.',
    worked: {
      closed: 'The portcullis is closed.',
      open: 'The portcullis is open.',
      broken: 'The portcullis is broken.',
    } as Record<EdgeState, string>,
    moved: (name: string, place: string) => `${name} stands on ${place}.`,
    undone: (words: string) => `Taken back. ${words}`,
    restored: 'The table lies as you left it.',
    inHand: (name: string) => `${name} is in hand: put it down or back first.`,
    idle: {
      break: 'No portcullis at this square to break.',
      enter: 'Nothing lies ready on this square; the panel lists what can be done.',
      portcullis: 'No portcullis there.',
      redo: 'Nothing was taken back.',
      reset: 'Nothing was done yet.',
      reveal: 'Nothing lies face down here.',
      revealAll: 'All rooms lie open already.',
      turn: 'No room to turn here.',
      turnTwin: 'No twin to turn from here.',
      undo: 'Nothing to take back.',
    } as Record<Idle, string>,
    dealt: 'Eight rooms dealt; those at the lines lie open.',
  },

  click: 'click',
  keysTitle: 'Keys of the labyrinth',
  keyNames: {
    arrows: 'Move the bracket',
    enter: 'Do what the square offers first',
    turn: 'Turn the room by its arrow',
    turnAgainst: 'Turn it against the arrow',
    turnTwin: 'Turn its twin',
    reveal: 'Reveal the room',
    revealAll: 'Reveal all rooms',
    portcullis: 'Open or close the portcullis here',
    portcullisSide: 'Open or close the one on that side',
    break: 'Break the portcullis here',
    breakByClick: 'Break the portcullis under the pointer',
    explorers: 'Pick up an explorer',
    sight: 'Line of sight on or off',
    reach: 'Reach on or off',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Reset',
    deal: 'Deal again',
    escape: 'Put back, dismiss, finish the motion',
    help: 'This list',
  } as Record<KeyName, string>,
};
