import type { en } from './messages.en.ts';

export const ru: typeof en = {
  replay: 'Просмотр партии',
  moment: (moment, last) => `Шаг ${moment} из ${last}`,
  slider: 'Момент партии',
  stepBack: 'На действие назад',
  stepOn: 'На действие вперёд',
  play: 'Воспроизвести',
  pause: 'Пауза',
  speed: factor => `Скорость ×${factor}`,
  eyes: 'Чьими глазами',
  goOn: 'Продолжить отсюда',
  film: 'Сохранить как анимацию',
  filming: (frames, of) => (of === 0 ? 'Просматриваю…' : `Рисую: ${frames} из ${of}`),
  toPresent: 'Вернуться к игре',
};
