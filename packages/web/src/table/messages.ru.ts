import type { en } from './messages.en.ts';

export const ru: typeof en = {
  choose: 'Что здесь сделать?',
  menu: {
    title: 'Эта партия',
    rules: 'Правила',
    home: 'Ко входу',
    language: 'In English',
    keys: 'Клавиши',
    speed: 'Всё движется вдвое быстрее',
    again: 'Новая партия',
  },
  keys: {
    undo: 'отмена',
    menu: 'меню партии',
    speed: 'всё вдвое быстрее или как прежде',
    escape: 'отменяет выбор, закрывает сообщение',
    help: 'этот список',
  },
};
