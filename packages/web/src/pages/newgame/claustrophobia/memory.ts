import { SCENARIO_IDS } from '../../../claustrophobia/pieces/forces.ts';
import {
  isYesOrNo,
  oneOf,
  recallPeople,
  recallWishes,
  rememberPeople,
  type Wished,
  wishesToKeep,
} from '../people.ts';
import { type CaveMatchWishes, PLAIN, SEATS } from './wishes.ts';

const STORED = 'oubliette.claustrophobia';

const WISHED: Wished<CaveMatchWishes> = {
  scenario: oneOf(...SCENARIO_IDS, 'random'),
  handicap: oneOf('none', 'human', 'demon'),
  auction: isYesOrNo,
  red: oneOf('phase', 'game'),
};

export const recall = (): CaveMatchWishes => ({
  ...PLAIN,
  ...recallWishes(STORED, WISHED),
  ...recallPeople(STORED, SEATS),
});

export const remember = (wishes: CaveMatchWishes): void =>
  rememberPeople(STORED, wishes, wishesToKeep(wishes, WISHED));
