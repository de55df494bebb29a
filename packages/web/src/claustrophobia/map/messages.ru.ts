import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  map: 'Поле тоннелей; стрелки переходят с плитки на плитку, Enter действует',
  place: (x, y) => `столбец ${x}, ряд ${y}`,
  acted: 'уже действовал',
  passages: sides => `ходы: ${sides.join(', ')}`,
  caveIns: sides => `завал: ${sides.join(', ')}`,
  lost: side => `ход закрыт для людей: ${side}`,
  things: {
    hole: 'жетон ямы',
    token: 'жетон',
    treasure: 'сокровище',
    seal: 'печать защиты',
    'seal-hit': 'печать с трещиной',
    sleeping: 'здесь спит Одержимый',
  },
  unexplored: side => `неисследованный ход: ${side}`,
  freshAir: side => `свежий воздух: ${side}`,
  figures: (mvt, cbt, def) => `движение ${mvt}, атака ${cbt}, защита ${def}`,
  nearer: 'Приблизить',
  farther: 'Отдалить',
  recentre: 'Показать всё поле',
  strike: (dice, def) =>
    `${dice} ${plural('ru', dice, { one: 'кубик', few: 'кубика', many: 'кубиков' })} против защиты ${def}`,
  ghost: (n, of) =>
    `Плитка может лечь ${of} ${plural('ru', of, { one: 'способом', few: 'способами', many: 'способами' })}; это способ ${n}`,
};
