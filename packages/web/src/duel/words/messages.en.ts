import { asked } from './asked.en.ts';
import { gists, names } from './pieces.en.ts';
import { seats, told } from './told.en.ts';

export const en = { asked, gists, names, seats, told };
export type Texts = typeof en;
