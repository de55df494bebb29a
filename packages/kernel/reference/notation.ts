import {
  linesOf,
  type Notation,
  type NotationWords,
  reading,
  type Sealed,
  stillAsked,
  wordsOf,
} from '../src/index.ts';
import {
  CARDS,
  COPIES,
  type Lantern,
  type LanternAction,
  type LanternFrame,
  type LanternSeat,
  type LanternState,
  type LanternView,
  SEATS,
  seatIndex,
  slot,
  VALUES,
  valuesOf,
} from './state.ts';

const DEEDS = ['draw', 'tuck', 'burn', 'duel', 'choose', 'pass'] as const;

function parseAction(words: NotationWords): LanternAction {
  const deed = words.oneOf('action', DEEDS);
  if (deed === 'draw' || deed === 'duel' || deed === 'pass') return { do: deed };
  return { do: deed, card: words.whole('A card', 1, VALUES) };
}

function printPosition(state: LanternState): string {
  const seats = (name: string, of: (seat: number) => readonly number[]) =>
    SEATS.map((seat, index) => `${name} ${seat} ${of(index).join(' ') || '-'}`);
  return [
    `target ${state.target}`,
    `turn ${SEATS[state.turn]}`,
    ...seats('hand', seat => valuesOf(state.hands, seat)),
    ...seats('shadow', seat => valuesOf(state.shadows, seat)),
    `deck ${[...state.deck.subarray(0, state.left)].reverse().join(' ') || '-'}`,
    `burnt ${valuesOf(state.burnt, 0).join(' ') || '-'}`,
    ...seats('score', seat => [state.scores[seat]!]),
    `asks ${printFrame(state.frames.at(-1))}`,
  ].join('\n');
}

function printFrame(frame: LanternFrame | undefined): string {
  if (frame === undefined) return 'nothing';
  if (frame.kind === 'turn') return 'turn';
  const answers = SEATS.filter(seat => frame.sealed[seat] !== undefined);
  return ['duel', ...answers.map(seat => `${seat}=${frame.sealed[seat]}`)].join(' ');
}

function emptyState(): LanternState {
  return {
    target: 20,
    turn: 0,
    hands: new Uint8Array(SEATS.length * VALUES),
    shadows: new Uint8Array(SEATS.length * VALUES),
    burnt: new Uint8Array(VALUES).fill(COPIES),
    scores: new Uint8Array(SEATS.length),
    deck: new Uint8Array(CARDS),
    left: 0,
    frames: [{ kind: 'turn' }],
  };
}

/** The card leaves the burnt ones: all cards that a position does not name are burnt. */
function cardsOf(words: NotationWords, state: LanternState): number[] {
  const cards: number[] = [];
  if (words.take('-')) return cards;
  while (words.peek() !== undefined) {
    const card = words.whole('A card', 1, VALUES);
    if (state.burnt[card - 1] === 0)
      words.refuse(`There are only ${COPIES} cards of value ${card}.`);
    state.burnt[card - 1]!--;
    cards.push(card);
  }
  return cards;
}

const FACTS: Readonly<Record<string, (words: NotationWords, state: LanternState) => void>> = {
  target: (words, state) => {
    state.target = words.whole('The target', 1, 100);
  },
  turn: (words, state) => {
    state.turn = seatIndex(words.oneOf('seat', SEATS));
  },
  hand: (words, state) => {
    const seat = seatIndex(words.oneOf('seat', SEATS));
    for (const card of cardsOf(words, state)) state.hands[slot(seat, card)]!++;
  },
  shadow: (words, state) => {
    const seat = seatIndex(words.oneOf('seat', SEATS));
    for (const card of cardsOf(words, state)) state.shadows[slot(seat, card)]!++;
  },
  deck: (words, state) => {
    const cards = cardsOf(words, state).reverse();
    state.left = cards.length;
    state.deck.set(cards);
  },
  burnt: (words, state) => {
    const named = words.take('-') ? '-' : words.line.replace(/^\s*burnt\s+/, '');
    while (words.peek() !== undefined) words.whole('A card', 1, VALUES);
    const rest = valuesOf(state.burnt, 0).join(' ') || '-';
    if (named !== rest) words.refuse(`The cards that lie nowhere else are ${rest}.`);
  },
  score: (words, state) => {
    state.scores[seatIndex(words.oneOf('seat', SEATS))] = words.whole('A score', 0, 255);
  },
  asks: (words, state) => {
    const question = words.oneOf('question', ['turn', 'duel', 'nothing']);
    if (question === 'nothing') state.frames = [];
    if (question === 'duel') state.frames.push({ kind: 'duel', sealed: sealedOf(words, state) });
  },
};

function sealedOf(words: NotationWords, state: LanternState): Sealed<LanternSeat, number> {
  const sealed: Sealed<LanternSeat, number> = {};
  while (words.peek() !== undefined) {
    const [seat, card] = words.word('an answer').split('=');
    const known = SEATS.find(name => name === seat);
    const held = known !== undefined && state.hands[slot(seatIndex(known), Number(card))];
    if (!held) return words.refuse(`“${seat}=${card}” is no card of a hand.`);
    if (sealed[known] !== undefined) return words.refuse(`${known} answers twice.`);
    sealed[known] = Number(card);
  }
  if (stillAsked(SEATS, sealed).length === 0) words.refuse('A duel with both cards is settled.');
  return sealed;
}

const FACTS_OF_A_SEAT: readonly string[] = ['hand', 'shadow', 'score'];

function parsePosition(text: string): LanternState {
  const state = emptyState();
  const given = new Set<string>();
  for (const line of linesOf(text)) {
    const words = wordsOf(line.text, `line ${line.number}`);
    const fact = words.oneOf('fact', Object.keys(FACTS));
    const name = FACTS_OF_A_SEAT.includes(fact) ? `${fact} ${words.peek()}` : fact;
    if (given.has(name)) words.refuse(`“${name}” is given twice.`);
    given.add(name);
    FACTS[fact]!(words, state);
    words.end();
  }
  return state;
}

function draw(view: LanternView): string {
  const side = (index: number): string => {
    const held = view.hands[index]!;
    const shadow = view.shadows[index]!;
    const show = ({ count, cards }: typeof held) =>
      cards === undefined ? '▒ '.repeat(count) : cards.map(card => `${card} `).join('');
    const score = String(view.scores[index]).padStart(3);
    return `${SEATS[index]!.padEnd(6)}${score} points   hand ${show(held)}  shadow ${show(shadow)}`;
  };
  const asked =
    view.asked === null
      ? 'The lantern is out.'
      : view.asked.question === 'turn'
        ? `It is ${view.turn}'s turn.`
        : `A duel: chosen by ${view.asked.given.join(', ') || 'nobody yet'}.`;
  return [side(0), side(1), `deck ${view.left}   to ${view.target} points`, asked].join('\n');
}

export const notation: Notation<Lantern> = {
  printAction: action => ('card' in action ? `${action.do} ${action.card}` : action.do),
  parseAction: text =>
    reading(() => {
      const words = wordsOf(text, '');
      const action = parseAction(words);
      words.end();
      return action;
    }),
  printPosition,
  parsePosition: text => reading(() => parsePosition(text)),
  draw,
};
