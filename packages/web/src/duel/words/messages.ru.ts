import { asked } from './asked.ru.ts';
import { seats } from './declension.ru.ts';
import type { DuelTexts } from './messages.en.ts';
import { nameOf, names } from './pieces.ru.ts';

export const ru: DuelTexts = { language: 'ru', asked, nameOf, names, seats };
