import type { en } from './messages.en.ts';

export const ru: typeof en = {
  choose: 'Что здесь сделать?',
  menu: {
    title: 'Эта партия',
    rules: 'Правила',
    home: 'Ко входу',
    language: 'In English',
    keys: 'Клавиши',
    words: 'Словами',
    stepping: 'Машина ждёт после каждого своего действия',
    again: 'Новая партия',
  },
  keys: {
    undo: 'отмена',
    menu: 'меню партии',
    words: 'стол словами: что можно сделать и как всё стоит',
    speed: 'двойная скорость (вкл./выкл.)',
    escape: 'отменяет выбор, закрывает сообщение',
    help: 'этот список',
  },
};
