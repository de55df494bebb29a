/**
 * Cards of somebody's own in a position, one per line, the name last:
 * `own naga exit5*,get4,reveal3,combat2,regroup2,rotate1 objects key,rope characters … trait by-hand says "…" name Sly Pete`
 */
import type { NotationWords } from '@oubliette/kernel';
import { BY_HAND, type NpcAim } from '../../content/npcs/card.ts';
import { CARD_AIMS, CLASSES, type OwnCard, TRAITS, WISHES } from '../../content/npcs/own.ts';
import { readOwnCards } from '../../documents/npc-cards.ts';
import { frozenCards } from '../deck.ts';

const LISTS = { objects: WISHES, characters: CLASSES };
const TRAIT_WORDS = [...TRAITS, BY_HAND] as const;

export function printOwn(card: OwnCard): string {
  const objectives = card.objectives.map(
    ({ aim, ap }) => `${aim}${ap}${aim === card.primary ? '*' : ''}`,
  );
  return [
    `own ${card.class} ${objectives.join(',')}`,
    `objects ${card.objects.join(',') || '-'}`,
    `characters ${card.characters.join(',')}`,
    `trait ${card.trait}`,
    ...(card.traitText === undefined ? [] : [`says ${JSON.stringify(card.traitText)}`]),
    `name ${card.name}`,
  ].join(' ');
}

function readOwn(words: NotationWords): OwnCard {
  words.expect('own');
  const of = words.oneOf('class', CLASSES);
  const objectives = words
    .word('objectives')
    .split(',')
    .map(text => readObjective(text, words));
  const primary = objectives.find(({ isPrimary }) => isPrimary)?.aim;
  if (primary === undefined) return words.refuse('One objective is primary: “exit5*”.');
  const objects = readList('objects', words);
  const characters = readList('characters', words);
  words.expect('trait');
  const trait = words.oneOf('trait', TRAIT_WORDS);
  const traitText = words.peek() === 'says' ? readSaid(words) : undefined;
  words.expect('name');
  const card = {
    name: words.rest(),
    class: of,
    objectives: objectives.map(({ aim, ap }) => ({ aim, ap })),
    primary,
    objects,
    characters,
    trait,
    ...(traitText !== undefined && { traitText }),
  };
  return card;
}

/** `says "Whoever stands beside them loses 1 CBT."`: a text in quotation marks, as JSON has it. */
function readSaid(words: NotationWords): string {
  words.expect('says');
  let quoted = words.word('what the trait says');
  while (!isWhole(quoted)) quoted += ` ${words.word('the end of what the trait says')}`;
  return JSON.parse(quoted);
}

function isWhole(quoted: string): boolean {
  try {
    return typeof JSON.parse(quoted) === 'string';
  } catch {
    return false;
  }
}

function readObjective(text: string, words: NotationWords) {
  const [, aim = '', ap = '', star = ''] = /^([a-z]+)(\d)(\*?)$/.exec(text) ?? [];
  if (!(CARD_AIMS as readonly string[]).includes(aim))
    return words.refuse(`“${text}” is no objective with its AP, as “exit5”.`);
  return { aim: aim as NpcAim, ap: Number(ap), isPrimary: star !== '' };
}

function readList<List extends keyof typeof LISTS>(what: List, words: NotationWords) {
  words.expect(what);
  type Word = (typeof LISTS)[List][number];
  if (words.take('-')) return [] as Word[];
  return words
    .word(what)
    .split(',')
    .map(text => {
      const known = (LISTS[what] as readonly Word[]).find(word => word === text);
      return known ?? words.refuse(`“${text}” is none of ${LISTS[what].join(', ')}.`);
    });
}

/** The cards among the lines of a position, or nothing; they take their lines out. */
export function readOwnLines(lines: readonly NotationWords[]): readonly OwnCard[] | undefined {
  const own = lines.filter(words => words.peek() === 'own');
  if (own.length === 0) return undefined;
  const checked = readOwnCards(own.map(readOwn), 'own');
  if (checked.ok) return frozenCards(checked.value);
  const [first] = checked.faults;
  return own.at(-1)!.refuse(`${first!.at}: ${first!.text}`);
}
