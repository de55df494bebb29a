import { asked } from './asked.ru.ts';
import { cards, demons, gifts, objects } from './cards.ru.ts';
import type { CaveTexts } from './messages.en.ts';
import { areas, bidders, humans, letters, nameOf, parties, phases, you } from './names.ru.ts';
import { byLot, scenarios } from './scenarios.ru.ts';
import { sides, sidesTo, tiles } from './tiles.ru.ts';
import { told } from './told.ru.ts';

export const ru: CaveTexts = {
  areas,
  asked,
  bidders,
  byLot,
  cards,
  demons,
  gifts,
  humans,
  letters,
  nameOf,
  objects,
  parties,
  phases,
  scenarios,
  sides,
  sidesTo,
  tiles,
  told,
  you,
};
