import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** One word for one thing, as the boxes print it: what must not come back, and what stands instead. */
interface Ban {
  readonly found: RegExp;
  readonly instead: string;
}

const SRC = new URL('../', import.meta.url);
const PACKAGES = new URL('../../', SRC);

const DUNGEON_TWISTER: readonly Ban[] = [
  { found: /тюрьм/i, instead: 'НИП' },
  { found: /(?<![а-яё])бойниц/i, instead: 'щель' },
  { found: /союзник|(?<![а-яё])друзь/i, instead: 'дружественный персонаж' },
  { found: /(?<![а-яё])ям(?:а|ы|у|е|ой|ам|ами|ах)?(?![а-яё])/i, instead: 'ловушка' },
  { found: /видени[яейю]\b|видениями/i, instead: 'Взор Архимага' },
  { found: /кубик[а-я]* вращения/i, instead: 'кубик поворота' },
  { found: /отбросить/i, instead: 'оттолкнуть' },
  { found: /лини[яию] видимости|пол[ея] зрения/i, instead: 'линия обзора' },
  { found: /(?<!Клерик \()Лекарь/, instead: 'Клерик, на картах НИП «Клерик (Лекарь)»' },
];

/** “Дуэль” is a way to play; the fights at all tables have the words of the solo book. */
const COMBAT: readonly Ban[] = [
  { found: /поедин/i, instead: 'сражение один на один' },
  { found: /в дуэли/i, instead: 'в сражении один на один' },
  { found: /вернуться к бою|группов[а-я]+ бо[йяю]/i, instead: 'сражение' },
];

const SOLO: readonly Ban[] = [
  { found: /темниц/i, instead: 'НИП' },
  { found: /(?<![а-я])соло(?![а-я])/i, instead: 'одиночная игра' },
  { found: /игр[аыуе] для одного|в одиночку/i, instead: 'одиночная игра' },
  { found: /(?<![а-я])друг(?![а-я])/i, instead: 'дружественный НИП' },
];

/** There “ход” is the opening of a tile and nothing else. */
const CLAUSTROPHOBIA: readonly Ban[] = [
  { found: /ходите|ходить|ходили|не ходит|хода людей|ваш ход/i, instead: 'действовать, решать' },
  { found: /посмотреть карту|всю карту/i, instead: 'поле' },
  { found: /(?<![а-яё])дар(?:а|у|ом|ы|ов)?(?![а-яё])/i, instead: 'способность' },
  { found: /(?<![а-яё])покара|сокрушить зло/i, instead: '«Сокруши нечестивых»' },
  { found: /доск[а-яё]* судьбы/i, instead: 'поле судьбы' },
  { found: /крепк(?:ий|ого|ому|им|их)/i, instead: 'сильный троглодит' },
  { found: /(?<![а-яё])проход(?:а|у|ом|е|ы|ов)?(?![а-яё])/i, instead: 'ход' },
  { found: /туннел/i, instead: 'тоннель' },
];

const EVERYWHERE: readonly Ban[] = [
  { found: /зерн[оау]/i, instead: 'номер расклада' },
  { found: /журнал/i, instead: 'хроника' },
  { found: /(?<![а-я])решу сам(?![а-я])/i, instead: 'решу по-своему' },
];

/** Texts of a file without its comments. */
const textsOf = (file: string): string =>
  readFileSync(new URL(file, SRC), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const spoken = (...folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    globSync(folder, { cwd: SRC }).filter(
      file =>
        /\.(?:tsx?|json)$/.test(file) &&
        !file.endsWith('.test.ts') &&
        /[а-яё]/i.test(textsOf(file)),
    ),
  );

const slips = (files: readonly string[], bans: readonly Ban[]): string[] =>
  files.flatMap(file =>
    bans.flatMap(({ found, instead }) => {
      const slip = found.exec(textsOf(file));
      return slip ? [`${file}: “${slip[0]}”, say “${instead}”`] : [];
    }),
  );

describe('Russian texts keep to one vocabulary', () => {
  it.each([
    [
      'Dungeon Twister',
      spoken('{duel,solo,documents,pages/{companion,cards,labyrinth,editor}}/**'),
      [...DUNGEON_TWISTER, ...COMBAT],
    ],
    [
      'its lessons, puzzles and abilities',
      spoken('../../dungeon-twister/{src/abilities,lessons,puzzles}/**'),
      DUNGEON_TWISTER,
    ],
    [
      'the solo game',
      spoken(
        '{solo,pages/{companion,newgame/solo}}/**',
        'shell/titles*',
        'duel/words/solo-refusals.ru.ts',
      ),
      SOLO,
    ],
    [
      'Claustrophobia',
      [
        ...spoken('{claustrophobia,pages/newgame/claustrophobia}/**'),
        ...spoken('../../claustrophobia/{lessons,puzzles}/**'),
      ],
      CLAUSTROPHOBIA,
    ],
    ['everywhere', spoken('**'), EVERYWHERE],
  ])('%s', (_, files, bans) => {
    expect(files.length).toBeGreaterThan(5);
    expect(slips(files, bans)).toEqual([]);
  });

  it('the rulebooks', () => {
    const books = globSync('dungeon-twister/rules/ru/{duel,solo,npc-cards}.md', { cwd: PACKAGES });
    expect(books).toHaveLength(3);
    const found = books.flatMap(book => {
      const text = readFileSync(new URL(book, PACKAGES), 'utf8');
      // The book of the duel keeps to the words of its own sheet.
      const bans = book.endsWith('duel.md') ? DUNGEON_TWISTER : [...DUNGEON_TWISTER, ...COMBAT];
      return bans
        .flatMap(({ found }) => found.exec(text)?.[0] ?? [])
        .map(slip => `${book}: ${slip}`);
    });
    expect(found).toEqual([]);
  });
});
