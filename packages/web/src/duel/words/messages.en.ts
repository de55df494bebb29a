import type { Language } from '../../i18n/choose.ts';
import { asked } from './asked.en.ts';
import { nameOf, names } from './pieces.en.ts';
import { seats, told } from './told.en.ts';

export const en = { language: 'en' as Language, asked, nameOf, names, seats, told };
export type DuelTexts = typeof en;
