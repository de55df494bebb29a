import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  round: round => `Раунд ${round}`,
  wins: { human: 'Победа людей', demon: 'Победа демонов' },
  youWon: 'Вы победили',
  youLost: 'Вы проиграли',
  draw: 'Ничья',
  ledBy: name => `ведёт ${name}`,
  both: 'Обе стороны достигли цели одновременно.',
  nobodyLeft: 'В игре не осталось людей.',
  roundLimit: 'Закончился последний раунд.',
  still: 'Двадцать раундов подряд ничего нового не случилось.',
  resigned: name => `${name}: сдача.`,
  outOfTime: name => `${name}: время вышло.`,
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
  another: 'Другой сценарий',
  map: 'Посмотреть на поле',
};
