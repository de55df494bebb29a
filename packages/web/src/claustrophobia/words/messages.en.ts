import { asked } from './asked.en.ts';
import { cards, demons, gifts, objects } from './cards.en.ts';
import { areas, bidders, humans, letters, nameOf, parties, phases, you } from './names.en.ts';
import { byLot, scenarios } from './scenarios.en.ts';
import { sides, sidesTo, tiles } from './tiles.en.ts';
import { told } from './told.en.ts';

export const en = {
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
export type CaveTexts = typeof en;
