import type { en } from './messages.en.ts';

/** Кому передают экран. */
const TO: Readonly<Record<string, string>> = {
  blue: 'синим',
  yellow: 'жёлтым',
  purple: 'фиолетовым',
  green: 'зелёным',
  red: 'красным',
  human: 'людям',
  demon: 'демонам',
};

export const ru: typeof en = {
  timeLeft: name => `Осталось времени: ${name}`,
  timeWasUp: name => `Время вышло: ${name}.`,
  timeIsUp: 'время вышло: завершите действие',
  sides: {
    blue: 'Синие',
    yellow: 'Жёлтые',
    purple: 'Фиолетовые',
    green: 'Зелёные',
    red: 'Красные',
    human: 'Люди',
    demon: 'Демоны',
  },
  sidesInWords: { human: 'люди', demon: 'демоны' },
  opening: 'Накрываем стол…',

  passTo: (name, side) => `Передайте экран${side ? ` ${TO[side]}` : `: ${name}`}`,
  nobodyElse: 'Остальные не смотрят.',
  sit: name => `${name.charAt(0).toUpperCase()}${name.slice(1)} у экрана`,
  takeBack: 'Отменить последнее действие',

  everybody: 'все',

  promise: 'Контрольная строка жребия',
  promiseWords:
    'Отпечаток номера расклада, из которого берутся все кубики и карты этой партии. Сам номер откроется в конце: подменить его уже нельзя.',
  promiseFrom: moment => (moment === 0 ? 'с начала' : `с шага ${moment + 1}`),
  seed: 'Номер расклада',

  crashed: 'Хранитель партии остановился. Всё сделанное сохранено; перезагрузите страницу.',
  keeperGone: 'Хранитель партий пропал',
  dismiss: 'Понятно',
  reload: 'Перезагрузить',

  askFailed: 'Не получилось. Попробуйте ещё раз; если не поможет, перезагрузите страницу.',
};
