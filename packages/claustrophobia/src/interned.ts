import type { Action, ActionOf, Verb } from './action.ts';
import { cellName } from './board/cells.ts';
import { SIDES } from './board/openings.ts';
import { CARD_KINDS, type CardKind } from './cards/kinds.ts';
import type { OwnAboutTile, OwnAboutWarrior } from './scenarios/own-questions.ts';
import { WARRIOR_NAMES, type Warrior } from './warriors/roster.ts';

/** Actions are values, made once: lists of them cost next to nothing. */
type With<Field extends string> = Extract<Action, Readonly<Record<Field, unknown>>>['do'];
type Bare = Exclude<
  Verb,
  With<'value' | 'who' | 'to' | 'side' | 'gift' | 'card' | 'target' | 'openings' | 'area'> | never
>;

function made<A extends Action>(action: A): A {
  return Object.freeze(action);
}

/** Makes each action at its first use and keeps it. */
function kept<K, A extends Action>(make: (key: K) => A): (key: K) => A {
  const known = new Map<K, A>();
  return key => {
    const action = known.get(key) ?? made(make(key));
    known.set(key, action);
    return action;
  };
}

function keptByNumber<A extends Action>(make: (key: number) => A): (key: number) => A {
  const known: (A | undefined)[] = [];
  return key => {
    known[key] ??= made(make(key));
    return known[key];
  };
}

export const byCell = (verb: 'go' | 'dive' | 'hole' | 'seal' | OwnAboutTile) =>
  keptByNumber(cell => ({ do: verb, to: cellName(cell) }) as ActionOf<typeof verb>);
export const byWarrior = (verb: 'act' | 'guard' | 'trap' | OwnAboutWarrior) =>
  keptByNumber(who => ({ do: verb, who: WARRIOR_NAMES[who]! }) as ActionOf<typeof verb>);
const byValue = (verb: 'bid' | 'pick' | 'cancel' | 'reroll') =>
  keptByNumber(value => ({ do: verb, value }) as ActionOf<typeof verb>);
const alone = (verb: Bare) => made({ do: verb } as Action);

export const PASS = alone('pass');
export const ADVANTAGE = alone('advantage');
export const READY = alone('ready');
export const CONFIRM = alone('confirm');
export const ROLL = alone('roll');
export const DONE = alone('done');
export const STOP = alone('stop');
export const FINISH = alone('finish');
export const END = alone('end');
export const LOOK = alone('look');
export const KEEP = alone('keep');
export const SWAP = alone('swap');
export const SUFFER = alone('suffer');

export const bid = byValue('bid');
export const pickDie = byValue('pick');
export const cancel = byValue('cancel');
export const reroll = byValue('reroll');

export const act = byWarrior('act');
export const guard = byWarrior('guard');
export const trap = byWarrior('trap');

export const go = byCell('go');
export const dive = byCell('dive');
export const hole = byCell('hole');
export const seal = byCell('seal');

export const explore = keptByNumber(side => ({ do: 'explore', side: SIDES[side]! }));
export const place = kept((openings: string) => ({ do: 'place', openings }) as const);
export const hire = kept((who: string) => ({ do: 'hire', who }) as const);
export const chooseGift = kept((gift: string) => ({ do: 'gift', gift }) as const);

export const attack = keptByNumber(who => ({ do: 'attack', target: WARRIOR_NAMES[who]! }) as const);
export const attackPack = keptByNumber(
  cell => ({ do: 'attack', target: `TR${cellName(cell)}` }) as const,
);
export const ATTACK_SEAL = made({ do: 'attack', target: 'seal' } as const);

const buyTroglodyte = keptByNumber(cell => ({ do: 'buy', who: 'TR', to: cellName(cell) }) as const);
const buyDemon = keptByNumber(cell => ({ do: 'buy', who: 'D', to: cellName(cell) }) as const);

export function buy(who: 'TR' | 'D', cell: number): Action {
  return who === 'TR' ? buyTroglodyte(cell) : buyDemon(cell);
}

const gives = keptByNumber(
  key => ({ do: 'give', value: key & 7, who: WARRIOR_NAMES[key >> 3]! }) as const,
);

export function give(value: number, who: Warrior): Action {
  return gives((who << 3) | value);
}

const plays = Object.fromEntries(
  CARD_KINDS.map(kind => [kind, new Map<string, Action>()]),
) as Readonly<Record<CardKind, Map<string, Action>>>;

export function play(card: CardKind, target = ''): Action {
  const byTarget = plays[card];
  const action = byTarget.get(target) ?? made({ do: 'play', card, target });
  byTarget.set(target, action);
  return action;
}

const uses = kept((text: string) => {
  const [gift = '', ...target] = text.split(' ');
  return { do: 'use', gift, target: target.join(' ') } as const;
});

export function use(gift: string, target = ''): Action {
  return uses(target === '' ? gift : `${gift} ${target}`);
}

const deeds = kept((text: string) => {
  const [name = '', ...target] = text.split(' ');
  return { do: 'deed', deed: name, target: target.join(' ') } as const;
});

export function deed(name: string, target = ''): Action {
  return deeds(target === '' ? name : `${name} ${target}`);
}

/** The action itself if nobody can change it, or a copy. */
export function frozen(action: Action): Action {
  return Object.isFrozen(action) ? action : Object.freeze({ ...action });
}
