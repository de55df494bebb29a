import type { WrittenLanguage } from '../../i18n/choose.ts';
import { asked } from './asked.en.ts';
import { seats } from './phrases.en.ts';
import { nameOf, names } from './pieces.en.ts';

export const en = { language: 'en' as WrittenLanguage, asked, nameOf, names, seats };
export type DuelTexts = typeof en;
