import { fold, stem } from '../../ledger/fold.ts';

/** Words of a question that say nothing about the rule that answers it. */
const SMALL = new Set(
  fold(`a an the i you he she it we they me my your his her its their can could may must do does did get is are be was
  to of in on at by for from with into through over and or if not no what when where who why how which that this
  я ты он она оно мы вы они мой моя его ее их можно ли могу может могут нужно надо должен это есть быть в во на с со
  к ко у о об от до из за по для через сквозь и или а но если не нет что когда где кто почему зачем как какой чем`)
    .split(/\s+/)
    .filter(Boolean),
);

/** What people say at the table, beside the words that the rulebooks use for it. */
const ALIKE: readonly (readonly string[])[] = [
  ['shoot', 'shot', 'fire', 'ranged', 'sight'],
  ['see', 'look', 'sight', 'visible'],
  ['gate', 'grate', 'bars', 'door', 'portcullis'],
  ['hole', 'trap', 'pit'],
  ['spin', 'rotate', 'rotation', 'twist', 'turn'],
  ['kill', 'die', 'dead', 'death', 'eliminate', 'eliminated'],
  ['hurt', 'injured', 'wound', 'wounded'],
  ['cure', 'revive', 'heal'],
  ['grab', 'take', 'pick', 'carry'],
  ['leave', 'exit', 'escape'],
  ['hit', 'attack', 'fight', 'combat'],
  ['flip', 'open', 'reveal'],
  ['стрелять', 'стрельба', 'выстрел', 'выстрелить', 'дальний', 'обзор'],
  ['видеть', 'видно', 'смотреть', 'обзор'],
  ['ворота', 'дверь', 'решетка'],
  ['яма', 'яму', 'ямы', 'яме', 'провал', 'ловушка'],
  ['крутить', 'вращать', 'вращение', 'повернуть', 'поворот'],
  ['убить', 'умереть', 'смерть', 'гибнет', 'погибает', 'выбывает'],
  ['ранить', 'ранение', 'рана', 'раненый'],
  ['лечить', 'вылечить', 'исцелить', 'исцеление'],
  ['взять', 'подобрать', 'поднять', 'нести'],
  ['выйти', 'уйти', 'выход', 'покинуть'],
  ['бить', 'ударить', 'атака', 'бой', 'сражение'],
];

/** All of them: what somebody may have mistyped. */
export const EVERYDAY: ReadonlySet<string> = new Set(ALIKE.flat());

interface Spelling {
  readonly whole: string;
  readonly stem: string;
  /** The word itself, mistyped; otherwise one that means the same. */
  readonly isMeant?: true;
}

/** A word that is looked for: as it was typed, and what else may stand for it, each with its stem. */
export interface SearchWord extends Spelling {
  readonly others: readonly Spelling[];
}

const withStem = (whole: string) => ({ whole, stem: stem(whole) });

/** What somebody meant who mistyped a word. */
export const asWord = (whole: string): Spelling => ({ ...withStem(whole), isMeant: true });

/** Words that mean the same at the table. */
export function alike(word: Spelling): readonly Spelling[] {
  const means = (other: string) => other === word.whole || stem(other) === word.stem;
  const others = ALIKE.filter(group => group.some(means)).flat();
  return [...new Set(others)].filter(other => !means(other)).map(withStem);
}

const asLookedFor = (whole: string): SearchWord => {
  const word = withStem(whole);
  return { ...word, others: alike(word) };
};

/** All words of a question, also those that say nothing by themselves. */
export const spokenIn = (query: string): SearchWord[] =>
  fold(query)
    .split(/[\s?!.,;:«»“”"()]+/)
    .filter(Boolean)
    .map(asLookedFor);

/** The words of a query or a question; one of small words alone is taken as it stands. */
export function wordsOf(query: string): SearchWord[] {
  const all = spokenIn(query);
  const telling = all.filter(({ whole }) => !SMALL.has(whole));
  return telling.length > 0 ? telling : all;
}
