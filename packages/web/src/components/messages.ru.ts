import { plural } from '../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  ofPoints: (left, of) => `очки действий: ${left} из ${of}`,
  ofVictory: (won, of) => `победные очки: ${won} из ${of}`,
  ofWounds: (taken, of) => `раны: ${taken} из ${of}`,
  price: points => `${points} ОД`,
  rule: id => `Правило ${id}`,
  dieMarks: { hit: 'попадание', miss: 'промах', reroll: 'можно перебросить' },
  cards: {
    action: value => plural('ru', value, { one: 'Действие', few: 'Действия', many: 'Действий' }),
    combat: () => 'Сражение',
    jump: () => 'Прыжок',
  },
  dungeonCards: {
    advantage: 'Преимущество',
    event: 'Событие',
    gift: 'Способность',
    object: 'Предмет',
  },
  spent: 'сыграна',
  advised: 'совет машины',
  faceDown: count =>
    `${count} ${plural('ru', count, { one: 'карта', few: 'карты', many: 'карт' })} рубашкой вверх`,
  figures: { movement: 'движение', combat: 'атака', defence: 'защита' },
  line: 'Линия',
  lineInUse: 'действует',
  lineCancelled: 'отменена',
  exhausted: 'Обессилен',
  acted: 'действовал',
  oncePerPhase: 'раз за фазу',
  anyNumber: 'сколько угодно раз',
  chronicle: 'Хроника',
  replay: 'Показать снова',
  close: 'Закрыть',
};
