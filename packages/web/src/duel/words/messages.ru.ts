import { asked } from './asked.ru.ts';
import type { Texts } from './messages.en.ts';
import { gists, names } from './pieces.ru.ts';
import { seats, told } from './told.ru.ts';

export const ru: Texts = { asked, gists, names, seats, told };
