import { catalogue } from '../../i18n/catalogue.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';

export const text = catalogue({ en, ru });
