import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  title: 'Партия окончена',
  wins: { human: 'Победа людей', demon: 'Победа демонов' },
  draw: 'Ничья',
  ledBy: name => `ведёт ${name}`,
  both: 'Обе стороны достигли цели одновременно.',
  still: 'Двадцать раундов подряд ничего нового не случилось.',
  resigned: name => `${name}: сдача.`,
  agreedDraw: 'Стороны договорились о ничьей.',
  humans: 'Люди',
  demons: 'Демоны',
  escaped: names => `Спаслись: ${names}`,
  alive: names => `Живы: ${names}`,
  dead: names => `Погибли: ${names}`,
  fell: n =>
    `${plural('ru', n, { one: 'Убит', few: 'Убиты', many: 'Убито' })} ${n} ${plural('ru', n, { one: 'троглодит', few: 'троглодита', many: 'троглодитов' })}`,
  demonFell: (name, times) => `Убит ${name}${times > 1 ? `, раз: ${times}` : ''}`,
  after: (rounds, tiles) =>
    `${rounds} ${plural('ru', rounds, { one: 'раунд', few: 'раунда', many: 'раундов' })}, ${tiles} ${plural('ru', tiles, { one: 'плитка', few: 'плитки', many: 'плиток' })}`,
  honest: 'Честен ли был случай?',
  check:
    'Обещание показали в начале партии. Это SHA-256 от слов «oubliette seed», пробела и зерна; то же зерно с теми же действиями даёт ту же партию.',
  replay: 'Смотреть повтор',
  rematch: 'Играть ещё',
  another: 'Другой сценарий',
  map: 'Посмотреть карту',
  result: 'Показать итог',
  noRematch: 'Новую партию начать не удалось.',
};
