import { DECLINED } from './declension.ru.ts';
import type { CharacterId, ObjectId, PieceId } from './mention.ts';
import type { Gist } from './pieces.en.ts';

export const names = Object.fromEntries(
  Object.entries(DECLINED).map(([piece, { forms }]) => [piece, forms[0]]),
) as Readonly<Record<PieceId, string>>;

const characters: Readonly<Record<CharacterId, readonly Gist[]>> = {
  backstabber: [
    {
      title: 'Взлом решёток',
      words: 'За 1 ОД открывает или закрывает решётку рядом с собой, без Ключа.',
      rule: 'DT-BACKSTABBER-01',
    },
    {
      title: 'Удар в спину',
      words: 'Сражается с +2, если в бою участвует ещё один здоровый союзник.',
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
      words: 'За 1 ОД навсегда ломает решётку рядом с собой.',
      rule: 'DT-COLOSSUS-01',
    },
    {
      title: 'Гигант',
      words: 'Враги, чья атака не больше 1, проходят через него.',
      rule: 'DT-COLOSSUS-02',
    },
  ],
  mekanork: [
    {
      title: 'Мастерство',
      words: 'На механизме вращает комнату или её пару в любую сторону, не глядя на стрелку.',
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
      words: 'В дуэли называет карту сражения: если она у врага есть, он обязан её сыграть.',
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
};

const objects: Readonly<Record<ObjectId, readonly Gist[]>> = {
  bow: [
    {
      title: 'Лук',
      words: 'За 1 ОД стреляет с силой 1 во врага в поле зрения; сам стрелок не пострадает.',
      rule: 'DT-BOW-01',
    },
  ],
  'fireball-wand': [
    {
      title: 'Волшебная палочка',
      words: 'В руках Мага за 1 ОД уничтожает первого на линии обзора и исчезает.',
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
};

export const gists: Readonly<Record<PieceId, readonly Gist[]>> = { ...characters, ...objects };
