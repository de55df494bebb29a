import { CASES, type Case } from '../../i18n/cases.ru.ts';
import { type CaveMention, type FigureInSentence, numeral } from './mention.ts';

interface Declined {
  readonly gender: 'm' | 'f' | 'many';
  readonly forms: readonly [string, string, string, string, string];
}

/** Одушевлённое мужского рода: основа, окончания, неизменяемый хвост. */
function animate(
  stem: string,
  endings: readonly [string, string, string, string],
  tail = '',
): Declined {
  const [nom, gen, dat, ins] = endings;
  const form = (ending: string) => `${stem}${ending}${tail}`;
  return { gender: 'm', forms: [form(nom), form(gen), form(dat), form(gen), form(ins)] };
}

const HARD = ['', 'а', 'у', 'ом'] as const;
const SOFT = ['ь', 'я', 'ю', 'ем'] as const;

const DECLINED: Readonly<Record<FigureInSentence, Declined>> = {
  redeemer: animate('Спасител', SOFT),
  brute: animate('Дикар', ['ь', 'я', 'ю', 'ём']),
  blade: animate('Наёмник', HARD),
  troglodyte: animate('троглодит', HARD),
  tough: {
    gender: 'm',
    forms: [
      'сильный троглодит',
      'сильного троглодита',
      'сильному троглодиту',
      'сильного троглодита',
      'сильным троглодитом',
    ],
  },
  pack: {
    gender: 'many',
    forms: ['троглодиты', 'троглодитов', 'троглодитам', 'троглодитов', 'троглодитами'],
  },
  damned: {
    gender: 'm',
    forms: [
      'разложившийся проклятый',
      'разложившегося проклятого',
      'разложившемуся проклятому',
      'разложившегося проклятого',
      'разложившимся проклятым',
    ],
  },
  seal: { gender: 'f', forms: ['печать', 'печати', 'печати', 'печать', 'печатью'] },
  D1: {
    gender: 'm',
    forms: [
      'Подземный охотник',
      'Подземного охотника',
      'Подземному охотнику',
      'Подземного охотника',
      'Подземным охотником',
    ],
  },
  D2: animate('Демон', HARD, ' битвы'),
  D3: animate('Мастер', HARD, ' душ'),
  D4: animate('Демон', HARD, ' жестокости'),
  D5: animate('Одержим', ['ый', 'ого', 'ому', 'ым']),
  D6: animate('Демон', HARD, ' разрушения'),
  D7: {
    gender: 'm',
    forms: ['Демон-страж', 'Демона-стража', 'Демону-стражу', 'Демона-стража', 'Демоном-стражем'],
  },
};

/** «Дикаря II». */
export function declined({ figure, number }: CaveMention, form: Case): string {
  return DECLINED[figure].forms[CASES.indexOf(form)]! + numeral(number);
}

/** Глагол настоящего времени различает только число. */
export function verb({ figure }: CaveMention, one: string, many: string): string {
  return DECLINED[figure].gender === 'many' ? many : one;
}

/** «а», «а и б», «а, б и в». */
export function enumerated(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
