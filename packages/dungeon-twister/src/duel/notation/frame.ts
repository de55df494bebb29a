import type { NotationWords } from '@oubliette/kernel';
import { type CellId, cellNamed, planUnder, printCell } from '../../board/index.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import type { StrikeKind } from '../action.ts';
import { COMBAT_CARDS } from '../cards.ts';
import {
  type Battle,
  COLOURS,
  type DuelFrame,
  type DuelState,
  rosterIn,
  seatsIn,
  sideAt,
} from '../state.ts';
import { cardsUnder, sealOf } from '../two-cards.ts';
import { readRoom, readToken } from './words.ts';

const STRIKES: readonly StrikeKind[] = ['attack', 'shoot', 'spear'];
const KINDS = [
  'nothing',
  'pairs',
  'picks',
  'gathering',
  'removal',
  'starters',
  'hiding',
  'card',
  'turn',
  'move',
  'put',
  'muster',
  'demand',
  'fight',
] as const;

export function names(state: DuelState, tokens: readonly number[]): string {
  return tokens.map(token => state.names[token]!).join(',') || '-';
}

/** `move B:naga steps 3 moved load B:key handled B:key`. */
export function printFrame(state: DuelState): string {
  const frame = state.frames.at(-1);
  if (frame === undefined) return 'nothing';
  switch (frame.kind) {
    case 'pairs':
    case 'picks':
    case 'hiding':
      return `${frame.kind} ${COLOURS[frame.side]}`;
    case 'move': {
      const moved = frame.moved ? ' moved' : '';
      const held = [frame.load, frame.second ?? NOBODY].filter(token => token !== NOBODY);
      const load = names(state, held);
      const handled = names(state, frame.handled);
      const plan = planUnder(state.labyrinth);
      const squares = frame.came?.map(cell => printCell(plan, cell as CellId)) ?? [];
      const came = squares.length > 0 ? ` came ${squares.join(',')}` : '';
      return `move ${state.names[frame.mover]} steps ${frame.steps}${moved} load ${load} handled ${handled}${came}`;
    }
    case 'put':
      return `put R${frame.position} ${COLOURS[frame.side]} ${names(state, frame.tokens)} later ${names(state, frame.later)}`;
    case 'muster':
      return `muster ${frame.side === undefined ? '' : `${COLOURS[frame.side]} `}${printBattle(state, frame.battle)}`;
    case 'demand':
      return `demand ${COLOURS[frame.side]} ${printBattle(state, frame.battle)}`;
    case 'fight': {
      const side = (of: number) => (of === NOBODY ? '-' : COLOURS[of]!);
      const sealed = seatsIn(state)
        .filter(seat => frame.sealed[seat] !== undefined)
        .map(seat => ` ${seat}=${cardsUnder(frame.sealed[seat]!).join('+')}`);
      const demanded = frame.demanded === 0 ? '' : ` demanded ${frame.demanded}`;
      const told = `shown ${side(frame.shown)} forced ${side(frame.forced)}${demanded}`;
      return `fight ${printBattle(state, frame.battle)} ${told}${sealed.join('')}`;
    }
    default:
      return frame.kind;
  }
}

export function printBattle(state: DuelState, battle: Battle): string {
  const { how, attacker, target, support, weapons = {}, declared = [], free } = battle;
  const named = Object.entries(weapons).map(
    ([token, weapon]) => ` with ${state.names[Number(token)]} ${state.names[weapon]}`,
  );
  const said = declared.length > 0 ? ` declared ${names(state, declared)}` : '';
  const who = `${how} ${state.names[attacker]} ${state.names[target]}`;
  const cost = free === undefined ? '' : ` free ${state.names[free]}`;
  return `${who} support ${names(state, support)}${named.join('')}${cost}${said}`;
}

export function readFrame(words: NotationWords, state: DuelState): DuelFrame[] {
  const kind = words.oneOf('question', KINDS);
  switch (kind) {
    case 'nothing':
      return [];
    case 'gathering':
    case 'removal':
    case 'starters':
    case 'card':
    case 'turn':
      return [{ kind }];
    case 'pairs':
    case 'picks':
    case 'hiding':
      return [{ kind, side: sideAt(words.oneOf('seat', seatsIn(state))) }];
    default:
      return [{ kind: 'turn' }, readPending(words, state, kind)];
  }
}

function readPending(
  words: NotationWords,
  state: DuelState,
  kind: 'move' | 'put' | 'muster' | 'demand' | 'fight',
): DuelFrame {
  switch (kind) {
    case 'move': {
      const mover = tokenIn(words, state);
      words.expect('steps');
      const steps = words.whole('Steps', 0, 9);
      const moved = words.take('moved');
      words.expect('load');
      const [load = NOBODY, second] = readNames(words, state);
      words.expect('handled');
      const handled = readNames(words, state);
      const came = words.take('came') ? readSquares(words, state) : [];
      return {
        kind,
        mover,
        steps,
        moved,
        load,
        ...(second !== undefined && { second }),
        handled,
        ...(came.length > 0 && { came }),
      };
    }
    case 'put': {
      const position = readRoom(words);
      const side = sideAt(words.oneOf('seat', seatsIn(state)));
      const tokens = readNames(words, state);
      words.expect('later');
      return { kind, position, side, tokens, later: readNames(words, state) };
    }
    case 'muster': {
      const seat = seatsIn(state).find(known => words.take(known));
      const side = seat === undefined ? {} : { side: sideAt(seat) };
      return { kind, battle: readBattle(words, state), ...side };
    }
    case 'demand':
      return {
        kind,
        side: sideAt(words.oneOf('seat', seatsIn(state))),
        battle: readBattle(words, state),
      };
    case 'fight':
      return readFight(words, state);
  }
}

function readFight(words: NotationWords, state: DuelState): DuelFrame {
  const battle = readBattle(words, state);
  const side = () => (words.take('-') ? NOBODY : sideAt(words.oneOf('seat', seatsIn(state))));
  words.expect('shown');
  const shown = side();
  words.expect('forced');
  const forced = side();
  const demanded = words.take('demanded') ? words.whole('The card named', 1, 6) : 0;
  const sealed: Record<string, number> = {};
  while (words.peek() !== undefined) {
    const [seat = '', value] = words.word('an answer').split('=');
    if (!seatsIn(state).some(known => known === seat)) words.refuse(`“${seat}” has no seat.`);
    const [first, second] = (value ?? '').split('+').map(word => {
      const card = COMBAT_CARDS.findIndex((_, known) => String(known) === word);
      return card < 0 ? words.refuse(`There is no card “${word}”.`) : card;
    });
    sealed[seat] = sealOf({ do: 'choose', value: first!, ...(second !== undefined && { second }) });
  }
  return { kind: 'fight', battle, sealed, shown, forced, demanded };
}

export function tokenIn(words: NotationWords, state: DuelState): Token {
  const name = readToken(words);
  return rosterIn(state).numberOf(name) ?? words.refuse(`${name} is not in this game.`);
}

export function readNames(words: NotationWords, state: DuelState): Token[] {
  const text = words.word('tokens');
  if (text === '-') return [];
  return text.split(',').map(name => {
    const token = rosterIn(state).numberOf(name);
    return token ?? words.refuse(`${name} is not in this game.`);
  });
}

export function readBattle(words: NotationWords, state: DuelState): Battle {
  const how = words.oneOf('way to fight', STRIKES);
  const attacker = tokenIn(words, state);
  const target = tokenIn(words, state);
  words.expect('support');
  const support = readNames(words, state);
  const weapons: Record<number, number> = {};
  while (words.take('with')) weapons[tokenIn(words, state)] = tokenIn(words, state);
  const free = words.take('free') ? tokenIn(words, state) : undefined;
  const declared = words.take('declared') ? readNames(words, state) : [];
  return {
    how,
    attacker,
    target,
    support,
    ...(Object.keys(weapons).length > 0 && { weapons }),
    ...(free !== undefined && { free }),
    ...(declared.length > 0 && { declared }),
  };
}

/** `@1,3,@2,3`: squares of a way. */
function readSquares(words: NotationWords, state: DuelState): number[] {
  const text = words.word('squares');
  return text.split(/,(?=@)/).map(square => {
    const cell = cellNamed(planUnder(state.labyrinth), square);
    return cell ?? words.refuse(`There is no square “${square}”.`);
  });
}
