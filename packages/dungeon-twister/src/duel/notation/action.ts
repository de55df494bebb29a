import { type Result, reading, type Words, wordsOf } from '@oubliette/kernel';
import type { ActionOf, DuelAction, Strike, Work } from '../action.ts';
import { printWay, readArrow, readRoom, readSpot, readToken, readWay } from './words.ts';

interface Form<A extends DuelAction = DuelAction> {
  print(action: A): string;
  read(words: Words): A;
}

function form<K extends DuelAction['do']>(of: Form<ActionOf<K>>): Form<ActionOf<K>> {
  return of;
}

function bare(name: 'end' | 'drop' | 'stop' | 'fight' | 'yield'): Form {
  return { print: () => name, read: () => ({ do: name }) };
}

type WithToken = 'move' | 'take' | 'swap' | 'support';

function withToken(name: WithToken): Form<ActionOf<WithToken>> {
  return {
    print: ({ token }) => `${name} ${token}`,
    read: words => ({ do: name, token: readToken(words) }),
  };
}

type WithTarget = Strike | 'heal' | 'scream';

function withTarget(name: WithTarget): Form<ActionOf<WithTarget>> {
  return {
    print: ({ token, target }) => `${name} ${token} ${target}`,
    read: words => ({ do: name, token: readToken(words), target: readToken(words) }),
  };
}

type WithValue = 'card' | 'demand' | 'choose';

function withValue(name: WithValue, min: number, max: number): Form<ActionOf<WithValue>> {
  return {
    print: ({ value }) => `${name} ${value}`,
    read: words => ({ do: name, value: words.whole('The card', min, max) }),
  };
}

function portcullis(name: Work): Form<ActionOf<Work>> {
  return {
    print: ({ token, side, far }) => `${name} ${token} ${printWay(side)}${far ? ' far' : ''}`,
    read: words => ({
      do: name,
      token: readToken(words),
      side: readWay(words),
      far: words.take('far'),
    }),
  };
}

const FORMS: Readonly<Record<DuelAction['do'], Form>> = {
  starter: form<'starter'>({
    print: ({ token, dot }) => `starter ${token} ${dot}`,
    read: words => ({ do: 'starter', token: readToken(words), dot: words.whole('The dot', 0, 99) }),
  }),
  hide: form<'hide'>({
    print: ({ token, room }) => `hide ${token} R${room}`,
    read: words => ({ do: 'hide', token: readToken(words), room: readRoom(words) }),
  }),
  card: withValue('card', 2, 5),
  end: bare('end'),
  reveal: form<'reveal'>({
    print: ({ room }) => `reveal R${room}`,
    read: words => ({ do: 'reveal', room: readRoom(words) }),
  }),
  put: form<'put'>({
    print: ({ token, x, y }) => `put ${token} @${x},${y}`,
    read: words => ({ do: 'put', token: readToken(words), ...readSpot(words) }),
  }),
  yield: bare('yield'),
  turn: form<'turn'>({
    print: ({ token, room, arrow }) => `turn ${token} R${room} ${arrow}`,
    read: words => ({
      do: 'turn',
      token: readToken(words),
      room: readRoom(words),
      arrow: readArrow(words),
    }),
  }),
  move: withToken('move'),
  step: form<'step'>({
    print: ({ to }) => `step ${printWay(to)}`,
    read: words => ({ do: 'step', to: readWay(words) }),
  }),
  take: withToken('take'),
  swap: withToken('swap'),
  drop: bare('drop'),
  stop: bare('stop'),
  jump: form<'jump'>({
    print: ({ token, over, land, leave }) =>
      `jump ${token} ${printWay(over)} ${printWay(land)}${leave ? ' leave' : ''}`,
    read: words => ({
      do: 'jump',
      token: readToken(words),
      over: readWay(words),
      land: readWay(words),
      leave: words.take('leave'),
    }),
  }),
  attack: withTarget('attack'),
  shoot: withTarget('shoot'),
  spear: withTarget('spear'),
  support: withToken('support'),
  fight: bare('fight'),
  demand: withValue('demand', 0, 6),
  choose: withValue('choose', 0, 6),
  open: portcullis('open'),
  close: portcullis('close'),
  break: portcullis('break'),
  heal: withTarget('heal'),
  scream: withTarget('scream'),
  fire: form<'fire'>({
    print: ({ token, to }) => `fire ${token} ${printWay(to)}`,
    read: words => ({ do: 'fire', token: readToken(words), to: readWay(words) }),
  }),
};

const DEEDS = Object.keys(FORMS) as DuelAction['do'][];

export function printAction(action: DuelAction): string {
  return FORMS[action.do].print(action);
}

export function parseAction(text: string): Result<DuelAction> {
  return reading(() => {
    const words = wordsOf(text, '');
    const action = FORMS[words.oneOf('action', DEEDS)].read(words);
    words.end();
    return action;
  });
}
