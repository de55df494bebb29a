import { asked } from './asked.en.ts';
import { names } from './pieces.en.ts';
import { seats, told } from './told.en.ts';

export const en = { asked, names, seats, told };
export type Texts = typeof en;
