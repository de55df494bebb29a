import type { DuelSeat } from '@oubliette/dungeon-twister';
import { isObject, type PieceId } from '../words/mention.ts';
import { seats as sides } from '../words/phrases.en.ts';
import { nameOf } from '../words/pieces.en.ts';
import type { PanelPhase } from './phase.ts';

export const en = {
  sides,
  chooseCard: 'choose an Action card',
  yourTurn: 'Your turn',
  youDecide: 'You decide',
  turnOf: (name: string, _isNamed: boolean) => `${name}’s turn`,
  decides: (name: string, _isNamed: boolean) => `${name} decides`,
  setUp: 'Set-up',
  over: 'The match is over',
  actionCard: (value: number) => `Action card ${value}`,
  vp: 'VP',
  standing: (combat: number, jumps: number) => `${combat} combat · ${jumps} jump`,
  lastPlayed: (value: number) => `last played ${value}`,
  ap: (left: number, of: number) => `${left} AP of ${of}`,
  apLeft: (left: number) => `${left} AP left`,

  move: 'move',
  combat: 'combat',
  wounded: (_piece: PieceId) => 'wounded',
  carries: 'carries',
  deeds: 'What it can do',
  enemy: (seat: DuelSeat | 'prison' | 'neutral') => {
    if (seat === 'neutral') return 'A neutral object';
    return seat === 'prison' ? 'A token of the prison' : `A token of ${sides[seat]}`;
  },
  choose: 'Your characters',
  hints: {
    'set-up': 'Choose one of your tokens, then its place on the board.',
    card: 'An Action card first: it says how many AP there are to spend.',
    play: 'Choose a character, here or on the board, and see everything it can do.',
    over: 'Point at anything to read what it is.',
  } satisfies Record<PanelPhase, string>,
  putting: 'Put on a square',
  puts: (piece: PieceId) => `Where does ${isObject(piece) ? 'the ' : ''}${nameOf(piece)} go?`,
  putHint: 'Choose a token, then one of the squares in the light.',
  place: {
    room: (name: string) => `Room ${name}`,
    faceDown: 'An unrevealed room',
    faceDownHint:
      'Nobody may enter it or look in. A character with open access to it reveals it for 1 AP.',
    reveal: 'Reveal the room',
    line: (seat: DuelSeat) => `Starting line of ${sides[seat]}`,
    lineHint: (seat: DuelSeat) => `Enemies of ${sides[seat]} leave the maze here.`,
  },

  hand: 'Your hand',
  handOf: (seat: DuelSeat) => `Hand of ${sides[seat]}`,
  hands: 'Cards on all sides',
  groups: {
    action: 'Action',
    jump: 'Jump',
    combat: (left: number) => `Combat, ${left} left`,
  },
  cards: {
    action: (value: number) => `${value} Actions`,
    jump: (left: number) => `Jump cards, ${left} left`,
  },
  stocks: { own: 'AP of the Speed Potion', spare: 'The card pays first' },
  undo: 'Undo',
  hint: 'Hint',
  endTurn: 'End turn',
  endAnyway: (left: number) => `End, lose ${left} AP?`,

  sheet: { hand: 'Hand', chronicle: 'Chronicle', more: 'More' },
  map: 'Where the screen shows the board',

  menu: {
    open: 'Menu',
    standings: 'The sides at a glance',
  },

  standings: {
    title: 'The sides',
    rows: {
      points: 'Victory points',
      actions: 'Action cards in hand',
      played: 'Action cards played',
      last: 'Last Action card',
      jumps: 'Jump cards left',
      combat: 'Combat cards in hand',
      combatSpent: 'Combat cards spent',
      healthy: 'Healthy characters on the board',
      wounded: 'Wounded characters on the board',
      hidden: 'Tokens face down',
      gone: 'Characters out of the game',
    },
    none: 'none',
  },

  keys: {
    arrows: 'move the bracket over the squares',
    enter: 'do what the bracket offers: choose, go, attack, reveal',
    numbers: 'choose an Action card by its value, a character, or one of its deeds',
    tab: 'from panel to panel',
    end: 'end the turn; once more if AP are left',
    standings: 'the sides at a glance',
    counsel: 'advice: what the machine would do',
  },
};
