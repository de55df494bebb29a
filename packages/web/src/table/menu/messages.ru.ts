import type { en } from './messages.en.ts';

export const ru: typeof en = {
  lookBack: 'Просмотреть партию',
  save: 'Сохранить в файл',
  share: 'Поделиться файлом',
  shared: {
    shared: 'Передано.',
    copied: 'Скопировано: вставьте куда угодно.',
    'given-up': '',
    failed: 'Этот браузер не даёт копировать. Сохраните файл.',
  },
  fileSecret: 'В файле все тайны партии, в том числе карты на руках.',
  resign: 'Сдаться',
  resignAsk: name => `${name}: сдаться?`,
  resignWords: winner => `Партия сразу закончится. Победитель — ${winner}. Отменить это нельзя.`,
  keepPlaying: 'Играть дальше',
  offerDraw: 'Предложить ничью',
  offerAsk: name => `${name}: предложить ничью?`,
  offerWords: other =>
    `Согласие соперника (${other}) закончит партию вничью; любое его действие — отказ.`,
};
