import type { en } from './messages.en.ts';

export const ru: typeof en = {
  drawOffered: (name, isNamed) =>
    isNamed ? `${name} предлагает ничью. Принять?` : `${name} предлагают ничью. Принять?`,
  drawWords: other => `Отвечает сторона: ${other}. Согласие закончит партию без победителя.`,
  drawStands: (name, other) =>
    `Предложение ничьей в силе: ${name}. Ответит сторона: ${other}; любое её действие — отказ.`,
  answerDraw: 'Ответить',
  acceptDraw: 'Принять ничью',
  declineDraw: 'Играть дальше',
};
