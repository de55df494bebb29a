import type { en } from './messages.en.ts';

export const ru: typeof en = {
  curve: (own, other) => `Шансы по ходу партии: ${own} и ${other}`,
  done: percent => `Оглядываемся на партию: ${percent} %`,
  failed: 'Машине не удалось оглянуться на эту партию.',
  steady: 'Переломного момента в этой партии не было.',
  change: (name, before, after) => `${name}: ${before} % → ${after} %`,
  untold: 'В хронике об этом ничего нет.',
  instead: deed => `Я бы поступил так: ${deed}.`,
  show: 'Показать этот момент',
  others: 'остальные',
  note: name =>
    `Оценено по тому, что в каждый момент знала эта сторона (${name}): скрытое не в счёт.`,
};
