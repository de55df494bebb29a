import type { Arrow, DuelSeat } from '@oubliette/dungeon-twister';
import { CASES, type Case } from '../../i18n/cases.ru.ts';
import { BASE_SET } from './base-set.ru.ts';
import { type Declined, type Gender, strong } from './declined.ru.ts';
import type { DuelMention, PieceId } from './mention.ts';
import { packHere } from './pack.ts';

export const DECLINED: Readonly<Record<PieceId, Declined>> = {
  ...BASE_SET,
  backstabber: {
    gender: 'f',
    forms: ['Разбойница', 'Разбойницы', 'Разбойнице', 'Разбойницу', 'Разбойницей'],
  },
  banshee: strong('Дух'),
  cleric: strong('Клерик'),
  colossus: strong('Колосс'),
  mekanork: strong('Меканорк'),
  naga: { gender: 'f', forms: ['Нага', 'Наги', 'Наге', 'Нагу', 'Нагой'] },
  telepath: strong('Телепат'),
  wizard: strong('Маг'),
  bow: { gender: 'm', forms: ['Лук', 'Лука', 'Луку', 'Лук', 'Луком'] },
  'fireball-wand': {
    gender: 'f',
    forms: [
      'Волшебная палочка',
      'Волшебной палочки',
      'Волшебной палочке',
      'Волшебную палочку',
      'Волшебной палочкой',
    ],
  },
  key: { gender: 'm', forms: ['Ключ', 'Ключа', 'Ключу', 'Ключ', 'Ключом'] },
  'large-shield': {
    gender: 'm',
    forms: ['Большой щит', 'Большого щита', 'Большому щиту', 'Большой щит', 'Большим щитом'],
  },
  rope: { gender: 'f', forms: ['Верёвка', 'Верёвки', 'Верёвке', 'Верёвку', 'Верёвкой'] },
  'telescoping-spear': {
    gender: 'n',
    forms: [
      'Телескопическое копьё',
      'Телескопического копья',
      'Телескопическому копью',
      'Телескопическое копьё',
      'Телескопическим копьём',
    ],
  },
};

/** Гостя склоняют, если документ называет род и падежи; иначе имя стоит как есть. */
export function declensionOf(piece: PieceId): Declined {
  const guest = packHere().get(piece);
  if (guest === undefined) return DECLINED[piece];
  const { names, gender = 'm', cases } = guest;
  const [gen, dat, acc, ins] = cases ?? Array<string>(4).fill(names.ru);
  return { gender, forms: [names.ru, gen!, dat!, acc!, ins!] };
}

export function declined(piece: PieceId, form: Case): string {
  return declensionOf(piece).forms[CASES.indexOf(form)]!;
}

/** «Ранен», «ранена»: о персонаже. */
export const woundedIs = (piece: PieceId): string =>
  ({ m: 'ранен', f: 'ранена', n: 'ранено' })[declensionOf(piece).gender];

/** Куда вращается комната. */
export const ARROWS: Readonly<Record<Arrow, string>> = {
  clockwise: 'по часовой стрелке',
  'counter-clockwise': 'против часовой стрелки',
};

/** Окончания цвета: «жёлтые», «жёлтых», «жёлтым», «Жёлтый», «Жёлтая», «Жёлтое». */
const coloured = (stem: string) => ({
  nom: `${stem}ые`,
  gen: `${stem}ых`,
  dat: `${stem}ым`,
  m: `${capital(stem)}ый`,
  f: `${capital(stem)}ая`,
  n: `${capital(stem)}ое`,
});

/** Стороны зовутся во множественном числе: «синие», «синих», «синим». */
export const SIDES: Readonly<Record<DuelSeat, ReturnType<typeof coloured>>> = {
  blue: { nom: 'синие', gen: 'синих', dat: 'синим', m: 'Синий', f: 'Синяя', n: 'Синее' },
  yellow: coloured('жёлт'),
  purple: coloured('фиолетов'),
  green: coloured('зелён'),
  red: coloured('красн'),
};

/** «а», «а и б», «а, б и в». */
export function enumerated(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
}

/** «Меканорка и Нагу синих»: чьи они, стоит в конце и не склоняется. */
export function phrase({ pieces, owner }: DuelMention, form: Case): string {
  const list = enumerated(pieces.map(piece => declined(piece, form)));
  return owner === null ? list : `${list} ${SIDES[owner].gen}`;
}

/** Глагол или причастие по подлежащему: `agree(кто, { m: 'ранен', f: 'ранена', n: …, many: 'ранены' })`. */
export function agree(
  { pieces }: DuelMention,
  forms: Readonly<Record<Gender | 'many', string>>,
): string {
  const [first] = pieces;
  if (first === undefined || pieces.length > 1) return forms.many;
  return forms[declensionOf(first).gender];
}

/** Глагол настоящего времени различает только число. */
export function verb({ pieces }: DuelMention, one: string, many: string): string {
  return pieces.length === 1 ? one : many;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const seats = Object.fromEntries(
  Object.entries(SIDES).map(([seat, { nom }]) => [seat, capital(nom)]),
) as Readonly<Record<DuelSeat, string>>;
