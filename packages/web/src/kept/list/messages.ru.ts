import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  kept: 'Сохранённые партии',
  keptNone: 'Каждая партия сама сохраняется в этом браузере. Пока нет ни одной.',
  keptUnread: 'Браузер сейчас не отдаёт сохранённые партии. Ни одна не потеряна.',
  retry: 'Ещё раз',
  others: n => `Все мои партии (в других играх ещё ${n})`,
  all: 'Все мои партии',
  load: 'Загрузить партию',
  loadWords: 'Выберите сохранённую партию или перетащите её файл на эту страницу.',
  choose: 'Выбрать файл',
  dropHere: 'Отпустите файл здесь',
  loading: file => `Читаем «${file}»…`,
  notLoaded: file => `Файл «${file}» не загружен`,

  goneMeanwhile: 'Этой партии здесь больше нет.',
  resume: 'Продолжить',
  lookAt: 'Просмотреть партию',
  rename: 'Переименовать',
  renameTitle: 'Кто играет',
  keep: 'Сохранить',
  save: 'Скачать',
  saveName: match => `Скачать файл: ${match}`,
  remove: 'Удалить',
  removeAsk: match => `Удалить партию: ${match}?`,
  removeWords: 'Партия пропадёт насовсем. Если она ещё нужна, сначала сохраните её в файл.',
  cancel: 'Отмена',
  recovered: matches =>
    `Браузер потерял данные этой страницы. Из второй копии ${plural('ru', matches, { one: 'вернулась', few: 'вернулись', many: 'вернулось' })} ${matches} ${plural('ru', matches, { one: 'партия', few: 'партии', many: 'партий' })}.`,
  understood: 'Понятно',
  damaged: 'Есть ещё одна партия, запись о которой повреждена.',
  lookAtDamaged: 'Что можно сделать',
  onlyHere: 'Партии лежат только в этом браузере.',
  neverSaved: 'В файл они ещё не сохранялись.',
  lastSaved: day => `Все вместе они сохранены в файл: ${day}.`,
  saveAll: 'Сохранить всё в файл',
  cameBack: ({ matches, refused, drawers }) =>
    [
      `${plural('ru', matches, { one: 'Вернулась', few: 'Вернулись', many: 'Вернулось' })} ${matches} ${plural('ru', matches, { one: 'партия', few: 'партии', many: 'партий' })}.`,
      refused === 0
        ? ''
        : `Не удалось прочитать ${refused} ${plural('ru', refused, { one: 'партию', few: 'партии', many: 'партий' })}: это осталось в файле.`,
      drawers === 0
        ? ''
        : 'Вернулись и карты, чертежи, стол помощника или итоги одиночных игр — то, чего здесь не было.',
    ]
      .filter(Boolean)
      .join(' '),
};
