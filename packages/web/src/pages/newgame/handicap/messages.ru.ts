import { plural } from '../../../i18n/plural.ts';
import type { en } from './messages.en.ts';

export const ru: typeof en = {
  handicapWords:
    'Укажите, как играет каждый, и сильнейший начнёт с меньшими силами. Предложение можно изменить.',
  level: { blue: 'Синие играют', yellow: 'Жёлтые играют' },
  levels: {
    'very-experienced': 'мастерски',
    experienced: 'уверенно',
    good: 'хорошо',
    beginner: 'недавно',
    newbie: 'впервые',
  },
  team: { blue: 'Персонажи синих', yellow: 'Персонажи жёлтых' },
  highCards: { blue: 'Синие без карт +5 и +6', yellow: 'Жёлтые без карт +5 и +6' },
  characters: n =>
    `${n} ${plural('ru', n, { one: 'персонаж', few: 'персонажа', many: 'персонажей' })}`,
};
