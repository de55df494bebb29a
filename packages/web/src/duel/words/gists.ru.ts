import { walksWallsWords } from '@oubliette/dungeon-twister/abilities/walks-walls.words.ts';
import { type Gist, gistOf } from './gist.ts';
import type { CharacterId, ObjectId, PieceId } from './mention.ts';

const characters: Readonly<Record<CharacterId, readonly Gist[]>> = {
  backstabber: [
    {
      title: 'Взлом решёток',
      words: 'За 1 ОД открывает или закрывает решётку рядом, без Ключа.',
      rule: 'DT-BACKSTABBER-01',
    },
    {
      title: 'Удар в спину',
      words: '+2 в сражении, если в нём есть другой здоровый дружественный персонаж.',
      rule: 'DT-BACKSTABBER-02',
    },
  ],
  banshee: [
    {
      title: 'Отбрасывающий крик',
      words: 'За 2 ОД отталкивает любого, кого видит, на клетку прямо от себя.',
      rule: 'DT-BANSHEE-01',
    },
  ],
  cleric: [
    {
      title: 'Исцеление',
      words: 'За 1 ОД исцеляет раненого по соседству; тот отдыхает до конца хода.',
      rule: 'DT-CLERIC-01',
    },
  ],
  colossus: [
    {
      title: 'Сила',
      words: 'За 1 ОД навсегда ломает решётку рядом.',
      rule: 'DT-COLOSSUS-01',
    },
    {
      title: 'Гигант',
      words: 'Враги с атакой до 1 проходят через него.',
      rule: 'DT-COLOSSUS-02',
    },
  ],
  mekanork: [
    {
      title: 'Мастерство',
      words:
        'На механизме вращения поворачивает комнату или её пару в любую сторону, не глядя на стрелку.',
      rule: 'DT-MEKANORK-01',
    },
  ],
  naga: [
    {
      title: 'Акробат',
      words: 'Проходит сквозь щели, по шагу на каждую, даже с ношей.',
      rule: 'DT-NAGA-01',
    },
  ],
  telepath: [
    {
      title: 'Контроль разума',
      words:
        'В сражении один на один называет карту сражения: если она у врага есть, он обязан её сыграть.',
      rule: 'DT-TELEPATH-01',
    },
  ],
  wizard: [
    {
      title: 'Левитация',
      words: 'Пролетает над ловушками и врагами, но не останавливается там.',
      rule: 'DT-WIZARD-01',
    },
    {
      title: 'Заклинатель',
      words: 'Только он применяет Волшебную палочку.',
      rule: 'DT-WIZARD-02',
    },
  ],
  goblin: [
    {
      title: 'За двоих',
      words: 'Покинув лабиринт здоровым, приносит 2 ПО вместо 1.',
      rule: 'DT-GOBLIN-01',
    },
  ],
  thief: [
    {
      title: 'Взлом решёток',
      words: 'За 1 ОД открывает или закрывает решётку рядом с собой, без Ключа.',
      rule: 'DT-THIEF-01',
    },
    {
      title: 'Лёгкий шаг',
      words:
        'Проходит через ловушки и стоит на них; где стоит она, там проходят и дружественные персонажи.',
      rule: 'DT-THIEF-01',
    },
  ],
  troll: [
    {
      title: 'Регенерация',
      words: 'Раненный в прошлые ходы, за 1 ОД исцеляет себя и отдыхает до конца хода.',
      rule: 'DT-TROLL-01',
    },
  ],
  'wall-walker': [gistOf(walksWallsWords, 'ru')],
  warrior: [
    {
      title: 'Сила',
      words: 'За 1 ОД навсегда ломает решётку рядом с собой.',
      rule: 'DT-WARRIOR-01',
    },
  ],
};

const objects: Readonly<Record<ObjectId, readonly Gist[]>> = {
  bow: [
    {
      title: 'Лук',
      words: 'За 1 ОД стреляет с силой 1 во врага на линии обзора; сам стрелок не пострадает.',
      rule: 'DT-BOW-01',
    },
  ],
  'fireball-wand': [
    {
      title: 'Волшебная палочка',
      words:
        'В руках Мага за 1 ОД выпускает огненный шар: он уничтожает первого на линии обзора, палочка исчезает.',
      rule: 'DT-WAND-01',
    },
  ],
  key: [
    {
      title: 'Ключ',
      words: 'За 1 ОД открывает или закрывает решётку рядом с тем, кто его несёт.',
      rule: 'DT-KEY-01',
    },
  ],
  'large-shield': [
    {
      title: 'Большой щит',
      words: 'В того, кто его несёт, нельзя стрелять, здоров он или ранен.',
      rule: 'DT-SHIELD-01',
    },
  ],
  rope: [
    {
      title: 'Верёвка',
      words: 'С ней проходят через ловушку; оставленная там, она служит всем.',
      rule: 'DT-ROPE-01',
    },
  ],
  'telescoping-spear': [
    {
      title: 'Телескопическое копьё',
      words: 'Бьёт через клетку или сквозь щель; при поражении ломается.',
      rule: 'DT-SPEAR-01',
    },
  ],
  armor: [
    {
      title: 'Броня',
      words: 'Её владелец, здоровый или раненый, обороняется с +1, и от выстрелов тоже.',
      rule: 'DT-ARMOR-01',
    },
  ],
  'speed-potion': [
    {
      title: 'Зелье скорости',
      words: 'Выпитое за 1 ОД, даёт тому, кто его нёс, 4 своих ОД на этот ход и исчезает.',
      rule: 'DT-POTION-01',
    },
  ],
  sword: [
    {
      title: 'Меч',
      words: 'Тот, кто его несёт, атакует в ближнем бою с +1.',
      rule: 'DT-SWORD-01',
    },
  ],
  treasure: [
    {
      title: 'Сокровище',
      words: 'Кто вынесет его из лабиринта, получит ещё 1 ПО, чьим бы оно ни было.',
      rule: 'DT-TREASURE-01',
    },
  ],
};

export const gists: Readonly<Record<PieceId, readonly Gist[]>> = { ...characters, ...objects };
