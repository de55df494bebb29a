import { type NotationWords, type Result, reading, wordsOf } from '@oubliette/kernel';
import type {
  AimedAction,
  DuelAction,
  DuelActionOf,
  PortcullisWork,
  StrikeKind,
} from '../action.ts';
import { AIMED, AIMED_DEEDS, type AimedDeed, type AimKind, type AllAims } from '../aimed.ts';
import { printWay, readArrow, readRoom, readSpot, readToken, readWay } from './words.ts';

interface Form<A extends DuelAction = DuelAction> {
  print(action: A): string;
  read(words: NotationWords): A;
}

function form<K extends DuelAction['do']>(of: Form<DuelActionOf<K>>): Form<DuelActionOf<K>> {
  return of;
}

function bare(name: 'end' | 'stop' | 'fight' | 'yield'): Form {
  return { print: () => name, read: () => ({ do: name }) };
}

/** ` card 1`: AP of the Action card that somebody who drank uses all the same (DT-POTION-01). */
const printPaid = ({ card }: { card?: number }): string =>
  card === undefined ? '' : ` card ${card}`;

const readPaid = (words: NotationWords): { card?: number } =>
  words.take('card') ? { card: words.whole('AP of the card', 1, 9) } : {};

type WithToken = 'enlist' | 'remove' | 'take' | 'declare';
type Plain = 'move' | 'drink' | 'regenerate';

function plain(name: Plain): Form<DuelActionOf<Plain>> {
  return {
    print: action => `${name} ${action.token}${printPaid(action)}`,
    read: words => ({ do: name, token: readToken(words), ...readPaid(words) }),
  };
}

/** How each kind of aim is written. */
const AIMS: { readonly [K in AimKind]: AimForm } = {
  none: { print: () => '', read: () => ({}) },
  way: { print: ({ to }) => ` ${printWay(to!)}`, read: words => ({ to: readWay(words) }) },
  edge: {
    print: ({ side, far }) => ` ${printWay(side!)}${far ? ' far' : ''}`,
    read: words => ({ side: readWay(words), far: words.take('far') }),
  },
  target: { print: ({ target }) => ` ${target}`, read: words => ({ target: readToken(words) }) },
  loot: {
    print: ({ target, what }) => ` ${target} ${what}`,
    read: words => ({ target: readToken(words), what: readToken(words) }),
  },
  square: { print: ({ x, y }) => ` @${x},${y}`, read: readSpot },
  room: { print: ({ room }) => ` R${room}`, read: words => ({ room: readRoom(words) }) },
};

interface AimForm {
  print(aim: Partial<AllAims>): string;
  read(words: NotationWords): object;
}

function aimed(deed: AimedDeed): Form {
  const { print, read } = AIMS[AIMED[deed]];
  return {
    print: action => {
      const { token } = action as AimedAction;
      return `${deed} ${token}${print(action as Partial<AllAims>)}${printPaid(action as AimedAction)}`;
    },
    read: words =>
      ({
        do: deed,
        token: readToken(words),
        ...read(words),
        ...readPaid(words),
      }) as AimedAction,
  };
}

function withToken(name: WithToken): Form<DuelActionOf<WithToken>> {
  return {
    print: ({ token }) => `${name} ${token}`,
    read: words => ({ do: name, token: readToken(words) }),
  };
}

/** ` with B:bow`: which of several weapons (DT-MERC-04). */
const printWeapon = ({ weapon }: { weapon?: string }): string =>
  weapon === undefined ? '' : ` with ${weapon}`;

const readWeapon = (words: NotationWords): { weapon?: string } =>
  words.take('with') ? { weapon: readToken(words) } : {};

/** ` leave`: what is held stays behind; ` leave B:key`: only that of two things (DT-PND-05). */
const printLeft = ({ leave, what }: DuelActionOf<'jump'>): string =>
  leave ? ` leave${what === undefined ? '' : ` ${what}`}` : '';

const readLeft = (words: NotationWords): Pick<DuelActionOf<'jump'>, 'leave' | 'what'> => {
  if (!words.take('leave')) return { leave: false };
  const isNamed = words.peek() !== undefined && words.peek() !== 'card';
  return { leave: true, ...(isNamed && { what: readToken(words) }) };
};

type WithTarget = 'heal' | 'scream';

function withTarget(name: WithTarget): Form<DuelActionOf<WithTarget>> {
  return {
    print: action => `${name} ${action.token} ${action.target}${printPaid(action)}`,
    read: words => ({
      do: name,
      token: readToken(words),
      target: readToken(words),
      ...readPaid(words),
    }),
  };
}

/** ` with B:bow`: which of several weapons, or what makes a close combat cost nothing. */
function striking(name: StrikeKind): Form<DuelActionOf<StrikeKind>> {
  return {
    print: action =>
      `${name} ${action.token} ${action.target}${printWeapon(action)}${printPaid(action)}`,
    read: words => ({
      do: name,
      token: readToken(words),
      target: readToken(words),
      ...readWeapon(words),
      ...readPaid(words),
    }),
  };
}

type WithValue = 'card' | 'demand';

function withValue(name: WithValue, min: number, max: number): Form<DuelActionOf<WithValue>> {
  return {
    print: ({ value }) => `${name} ${value}`,
    read: words => ({ do: name, value: words.whole('The card', min, max) }),
  };
}

function portcullis(name: PortcullisWork): Form<DuelActionOf<PortcullisWork>> {
  return {
    print: action =>
      `${name} ${action.token} ${printWay(action.side)}${action.far ? ' far' : ''}${printPaid(action)}`,
    read: words => ({
      do: name,
      token: readToken(words),
      side: readWay(words),
      far: words.take('far'),
      ...readPaid(words),
    }),
  };
}

const FORMS: Readonly<Record<DuelAction['do'], Form>> = {
  ...(Object.fromEntries(AIMED_DEEDS.map(deed => [deed, aimed(deed)])) as Record<AimedDeed, Form>),
  pair: form<'pair'>({
    print: ({ number }) => `pair ${number}`,
    read: words => ({ do: 'pair', number: words.whole('The number of a pair', 1, 999) }),
  }),
  enlist: withToken('enlist'),
  remove: withToken('remove'),
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
    print: ({ room, token }) => `reveal R${room}${token === undefined ? '' : ` ${token}`}`,
    read: words => ({
      do: 'reveal',
      room: readRoom(words),
      ...(words.peek() !== undefined && { token: readToken(words) }),
    }),
  }),
  put: form<'put'>({
    print: ({ token, x, y }) => `put ${token} @${x},${y}`,
    read: words => ({ do: 'put', token: readToken(words), ...readSpot(words) }),
  }),
  yield: bare('yield'),
  turn: form<'turn'>({
    print: action => `turn ${action.token} R${action.room} ${action.arrow}${printPaid(action)}`,
    read: words => ({
      do: 'turn',
      token: readToken(words),
      room: readRoom(words),
      arrow: readArrow(words),
      ...readPaid(words),
    }),
  }),
  move: plain('move'),
  step: form<'step'>({
    print: ({ to }) => `step ${printWay(to)}`,
    read: words => ({ do: 'step', to: readWay(words) }),
  }),
  take: withToken('take'),
  swap: form<'swap'>({
    print: ({ token, for: left }) => `swap ${token}${left === undefined ? '' : ` for ${left}`}`,
    read: words => ({
      do: 'swap',
      token: readToken(words),
      ...(words.take('for') && { for: readToken(words) }),
    }),
  }),
  drop: form<'drop'>({
    print: ({ token }) => `drop${token === undefined ? '' : ` ${token}`}`,
    read: words => ({ do: 'drop', ...(words.peek() !== undefined && { token: readToken(words) }) }),
  }),
  stop: bare('stop'),
  jump: form<'jump'>({
    print: action =>
      `jump ${action.token} ${printWay(action.over)} ${printWay(action.land)}${printLeft(action)}${printPaid(action)}`,
    read: words => ({
      do: 'jump',
      token: readToken(words),
      over: readWay(words),
      land: readWay(words),
      ...readLeft(words),
      ...readPaid(words),
    }),
  }),
  attack: striking('attack'),
  shoot: striking('shoot'),
  spear: striking('spear'),
  support: form<'support'>({
    print: action => `support ${action.token}${printWeapon(action)}`,
    read: words => ({ do: 'support', token: readToken(words), ...readWeapon(words) }),
  }),
  declare: withToken('declare'),
  fight: bare('fight'),
  demand: withValue('demand', 0, 6),
  choose: form<'choose'>({
    print: ({ value, second }) => `choose ${value}${second === undefined ? '' : ` ${second}`}`,
    read: words => ({
      do: 'choose',
      value: words.whole('The card', 0, 6),
      ...(words.peek() !== undefined && { second: words.whole('The second card', 0, 6) }),
    }),
  }),
  open: portcullis('open'),
  close: portcullis('close'),
  break: portcullis('break'),
  heal: withTarget('heal'),
  scream: withTarget('scream'),
  fire: form<'fire'>({
    print: action => `fire ${action.token} ${printWay(action.to)}${printPaid(action)}`,
    read: words => ({
      do: 'fire',
      token: readToken(words),
      to: readWay(words),
      ...readPaid(words),
    }),
  }),
  regenerate: plain('regenerate'),
  drink: plain('drink'),
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
