import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import type { AbilityWord } from '@oubliette/dungeon-twister/documents';
import { type Gist, gistOf } from '../duel/words/gist.ts';
import type { PieceWords } from './abilities.en.ts';

const gist = (title: string, words: string, rule: string): Gist => ({ title, words, rule });
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

export const pieceWords: PieceWords = {
  abilities: {
    'picks-locks': gist(
      'Взлом решёток',
      'За 1 ОД открывает или закрывает решётку рядом с собой, без Ключа.',
      'DT-PORT-02',
    ),
    'breaks-portcullises': gist(
      'Сила',
      'За 1 ОД навсегда ломает решётку рядом с собой.',
      'DT-PORT-03',
    ),
    stabs: gist(
      'Удар в спину',
      '+2 в сражении, если в нём есть другой здоровый дружественный персонаж.',
      'DT-BACKSTABBER-02',
    ),
    screams: gist(
      'Отбрасывающий крик',
      'За 2 ОД отталкивает любого, кого видит, на клетку прямо от себя.',
      'DT-BANSHEE-01',
    ),
    heals: gist('Исцеление', 'За 1 ОД исцеляет раненого по соседству.', 'DT-CLERIC-01'),
    giant: gist('Гигант', 'Враги с атакой до 1 проходят мимо.', 'DT-COLOSSUS-02'),
    'turns-either-way': gist(
      'Мастерство',
      'На механизме вращения поворачивает комнату или её пару в любую сторону.',
      'DT-MEKANORK-01',
    ),
    'passes-slits': gist('Акробат', 'Проходит сквозь щели.', 'DT-NAGA-01'),
    'reads-minds': gist(
      'Контроль разума',
      'В сражении один на один называет карту сражения: если она у врага есть, он обязан её сыграть.',
      'DT-TELEPATH-01',
    ),
    levitates: gist(
      'Левитация',
      'Магией пролетает над ловушками и врагами, но не останавливается там.',
      'DT-WIZARD-01',
    ),
    casts: gist('Заклинатель', 'Может применять Волшебную палочку.', 'DT-WIZARD-02'),
    flies: gist(
      'Полёт',
      'Пролетает над ловушками и врагами, но не останавливается там; магии в этом нет.',
      'DT-EXT-07',
    ),
    incorporeal: gist(
      'Бестелесность',
      'Движется сквозь стены, решётки, препятствия и персонажей, останавливается на свободном полу.',
      'DT-ALL-04',
    ),
    'plays-two': gist(
      'Две карты',
      'Атакуя один на один в ближнем бою, может сыграть сразу две карты сражения.',
      'DT-MERC-03',
    ),
    'fears-torches': gist(
      'Страх огня',
      'Играет +0, если у всех врагов рядом с ней факелы.',
      'DT-DARK-04',
    ),
    shelters: gist('Укрытие', 'С ним проходят под обвалом невредимо.', 'DT-ALL-15'),
    flames: gist('Пламя', 'Горит, как факел.', 'DT-DARK-16'),
    fireproof: gist('Огнестойкость', 'Хранит носителя от палочки и дыхания дракона.', 'DT-PND-12'),
    'slips-by': gist('Ускользание', 'Проходит мимо здоровых врагов.', 'NC-NAGA-04'),
    'treads-pits': gist(
      'Лёгкий шаг',
      'Проходит через ловушки и стоит на них; дружественные персонажи проходят там же.',
      'DT-THIEF-01',
    ),
    regenerates: gist(
      'Регенерация',
      'После ранения в прошлые ходы за 1 ОД исцеляет себя.',
      'DT-TROLL-01',
    ),
    shoots: gist('Стрельба', 'За 1 ОД стреляет во врага на линии обзора.', 'DT-RNG-01'),
    reaches: gist('Досягаемость', 'Бьёт через клетку или сквозь щель.', 'DT-SPEAR-01'),
    burns: gist(
      'Огонь',
      'В руках заклинателя один раз уничтожает первого на линии обзора.',
      'DT-WAND-01',
    ),
    unlocks: gist(
      'Ключ',
      'За 1 ОД открывает или закрывает решётку рядом с тем, кто несёт.',
      'DT-KEY-01',
    ),
    shields: gist('Щит', 'В того, кто его несёт, нельзя стрелять.', 'DT-SHIELD-01'),
    ropes: gist(
      'Верёвка',
      'С ней проходят через ловушку; оставленная там, служит всем.',
      'DT-ROPE-01',
    ),
    quickens: gist('Зелье', 'Выпитое за 1 ОД, один раз даёт 4 ОД.', 'DT-POTION-01'),
    ...Object.fromEntries(
      ABILITY_WORDS.flatMap(words =>
        words.word === null ? [] : [[words.word, gistOf(words, 'ru')]],
      ),
    ),
  } as Readonly<Record<AbilityWord, Gist>>,
  figures: {
    shot: value => gist(`Выстрел ${value}`, 'Сколько он стоит до карты.', 'DT-RNG-02'),
    attack: value => gist(`Атака ${signed(value)}`, 'В ближнем бою.', 'DT-CBT-08'),
    defence: value => gist(`Защита ${signed(value)}`, 'И от выстрелов тоже.', 'DT-CBT-08'),
    worth: value => gist(`Цена ${value} ПО`, 'За выход из лабиринта.', 'DT-EXIT-01'),
  },
  tags: {
    dragon: gist('Дракон', 'Его гибель приносит 2 ПО.', 'DT-ALL-06'),
    undead: gist('Нежить', 'Эффекты против нежити действуют.', 'DT-EXT-07'),
    oncePerTurn: gist('Выстрел за ход', 'Своё оружие стреляет один раз за ход.', 'DT-EXT-08'),
    magic: gist('Магия', 'Бесполезно там, где магия не действует.', 'DT-EXT-07'),
    common: gist('Обычный предмет', 'В команде их может быть сколько угодно.', 'DT-MIX-03'),
    neutral: gist('Ничей', 'У него нет цвета: он один, для всех сторон.', 'DT-ALL-12'),
  },
};
