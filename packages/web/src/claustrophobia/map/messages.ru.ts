import { plural } from '../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  map: 'Карта тоннелей; стрелки переходят с плитки на плитку, Enter действует',
  place: (x, y) => `столбец ${x}, ряд ${y}`,
  acted: 'ход сделан',
  unexplored: side => `неисследованный ход: ${side}`,
  freshAir: side => `свежий воздух: ${side}`,
  figures: (mvt, cbt, def) => `движение ${mvt}, бой ${cbt}, защита ${def}`,
  nearer: 'Ближе',
  farther: 'Дальше',
  recentre: 'Показать всю карту',
  strike: (dice, def) =>
    `${dice} ${plural('ru', dice, { one: 'кубик', few: 'кубика', many: 'кубиков' })} против защиты ${def}`,
  ghost: (n, of) =>
    `Плитка может лечь ${of} ${plural('ru', of, { one: 'способом', few: 'способами', many: 'способами' })}; это способ ${n}`,
};
