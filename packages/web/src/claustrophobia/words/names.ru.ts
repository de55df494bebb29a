import type { AreaName } from '@oubliette/claustrophobia';
import type { NameAndWords } from './cards.en.ts';
import { capital, declined } from './declension.ru.ts';
import type { CaveMention } from './mention.ts';
import type * as english from './names.en.ts';

export const nameOf = (who: CaveMention): string =>
  who.figure === 'seal' ? 'Печать защиты' : capital(declined(who, 'nom'));

export const letters: Readonly<Record<string, string>> = {
  RD: 'С',
  BR1: 'Д1',
  BR2: 'Д2',
  BL1: 'Н1',
  BL2: 'Н2',
};

export const humans: typeof english.humans = {
  RD: {
    name: 'Спаситель',
    words:
      'Раз за сценарий после раздачи кубиков благословляет другого воина-человека: +1 к движению или +2 к атаке до конца фазы действий людей, а линия его кубика исцеляется.',
    talent: 'Благословение',
  },
  BR: {
    name: 'Приговорённый дикарь',
    words: 'Принимает удары за товарищей на своей плитке; враги не могут от него уйти.',
    talent: 'Телохранитель, впечатляющий',
  },
  BL: {
    name: 'Приговорённый наёмник',
    words: 'Ускользает, сколько бы врагов ни стояло рядом.',
    talent: 'Неуловимый',
  },
};

export const areas: Readonly<Record<AreaName, NameAndWords & { readonly wants: string }>> = {
  calm: {
    name: 'Затишье перед бурей',
    words: 'ещё один кубик судьбы в следующую угрозу',
    wants: 'любой один',
  },
  sounds: { name: 'Звуки из бездны', words: '2 очка угрозы за кубик', wants: 'чёт или нечет' },
  speed: {
    name: 'Сверхъестественная скорость',
    words: 'у троглодитов +1 к движению в эту фазу',
    wants: '2 нечётных',
  },
  legion: {
    name: 'Они легион',
    words: 'у троглодитов +1 к защите до следующей угрозы',
    wants: 'чёт и нечет',
  },
  claws: { name: 'Заточенные когти', words: 'троглодиты яростные в эту фазу', wants: '2 чётных' },
  destiny: { name: 'Мрачная судьба', words: 'карта события за кубик', wants: '3 и больше' },
  taste: {
    name: 'Жажда крови',
    words: 'люди в эту фазу не мешают войти в игру',
    wants: 'сумма 7',
  },
  burrowing: {
    name: 'Роющие монстры',
    words: 'в эту фазу входят на любую плитку без людей',
    wants: 'сумма 11',
  },
  futile: {
    name: 'Сопротивление бесполезно',
    words: 'троглодиты неуловимые, из людей не неуловим никто',
    wants: '12 и больше',
  },
  trap: {
    name: 'Ловушка',
    words: 'один человек по выбору демонов получает удар',
    wants: 'сумма 9',
  },
};

export const phases: typeof english.phases = {
  setup: 'Подготовка',
  initiative: 'Инициатива',
  human: 'Действия людей',
  threat: 'Угроза',
  demon: 'Действия демонов',
};

export const parties: typeof english.parties = { human: 'Люди', demon: 'Демоны' };
export const bidders: typeof english.bidders = { human: 'Первый игрок', demon: 'Второй игрок' };

export const you = 'Вы';
