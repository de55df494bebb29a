import { type NotationWords, type Result, reading, wordsOf } from '@oubliette/kernel';
import type { Action, Verb } from '../action.ts';
import { cellNamed } from '../board/cells.ts';
import { lettersOf, maskOf, SIDES } from '../board/openings.ts';
import { CARD_KINDS } from '../cards/kinds.ts';
import { GIFT_IDS } from '../content/gifts/index.ts';
import { OBJECT_IDS } from '../content/objects.ts';
import { forEachOwn, OWN_ABOUT_TILE, OWN_ABOUT_WARRIOR } from '../scenarios/own-questions.ts';
import { AREA_NAMES } from '../threat/areas.ts';
import { warriorNamed } from '../warriors/roster.ts';

type Reader = (words: NotationWords) => string | number;

/** How each field of an action is read; all are written as they are. */
const FIELDS = {
  value: words => words.whole('The number', 0, 99),
  who: readWho,
  to: readCell,
  side: words => words.oneOf('side', SIDES),
  gift: words => words.oneOf('gift', GIFT_IDS),
  object: words => words.oneOf('object', OBJECT_IDS),
  card: words => words.oneOf('card', CARD_KINDS),
  area: words => words.oneOf('area', AREA_NAMES),
  with: words => words.oneOf('blessing', ['mvt', 'cbt']),
  deed: words => words.word('a deed'),
  openings: readOpenings,
  /** Whatever is left. */
  target: words => words.rest(),
  dice: readDice,
} satisfies Readonly<Record<string, Reader>>;

type Field = keyof typeof FIELDS;

/** The words of each action after its verb, in order. */
const FORMS: Readonly<Record<Verb, readonly Field[]>> = {
  bid: ['value'],
  pick: ['value'],
  cancel: ['value'],
  reroll: ['value'],
  pass: [],
  advantage: [],
  ready: [],
  confirm: [],
  roll: [],
  done: [],
  stop: [],
  finish: [],
  end: [],
  look: [],
  keep: [],
  swap: [],
  suffer: [],
  hire: ['who'],
  act: ['who'],
  guard: ['who'],
  trap: ['who'],
  ...forEachOwn(OWN_ABOUT_WARRIOR, () => ['who'] as const),
  gift: ['gift'],
  equip: ['object', 'who'],
  mark: ['to', 'side'],
  give: ['value', 'who'],
  bless: ['who', 'with'],
  use: ['gift', 'target'],
  play: ['card', 'target'],
  go: ['to'],
  dive: ['to'],
  hole: ['to'],
  seal: ['to'],
  ...forEachOwn(OWN_ABOUT_TILE, () => ['to'] as const),
  explore: ['side'],
  attack: ['target'],
  deed: ['deed', 'target'],
  place: ['openings'],
  dice: ['area', 'dice'],
  buy: ['who', 'to'],
};

const VERBS = Object.keys(FORMS) as Verb[];
/** What can be hired or bought is called by its kind. */
const KINDS_FOR: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  hire: ['BR', 'BL'],
  buy: ['TR', 'D'],
};

export function printAction(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, string | number>>;
  let text: string = action.do;
  for (const field of FORMS[action.do]) if (fields[field] !== '') text += ` ${fields[field]}`;
  return text;
}

export function parseAction(text: string): Result<Action> {
  return reading(() => readAction(wordsOf(text, '')));
}

export function readAction(words: NotationWords): Action {
  const verb = words.oneOf('action', VERBS);
  const action: Record<string, string | number> = { do: verb };
  for (const field of FORMS[verb]) {
    const kinds = field === 'who' ? KINDS_FOR[verb] : undefined;
    action[field] = kinds === undefined ? FIELDS[field](words) : words.oneOf('figure', kinds);
  }
  words.end();
  return action as unknown as Action;
}

function readWho(words: NotationWords): string {
  const name = words.word('a warrior');
  return warriorNamed(name) < 0 ? words.refuse(`“${name}” is no warrior such as BR1.`) : name;
}

export function readCell(words: NotationWords): string {
  const name = words.word('a cell');
  return cellNamed(name) < 0 ? words.refuse(`“${name}” is no cell such as @1,0.`) : name;
}

function readOpenings(words: NotationWords): string {
  const letters = words.word('openings');
  const known = letters !== '' && lettersOf(maskOf(letters)) === letters;
  return known ? letters : words.refuse(`“${letters}” are no openings such as NEW.`);
}

function readDice(words: NotationWords): string {
  const dice: number[] = [];
  while (words.peek() !== undefined) dice.push(words.whole('A die', 1, 6));
  return dice.sort().join(' ');
}
