import { SOLO_LEVELS, type SoloLevel } from '@oubliette/dungeon-twister';
import {
  isYesOrNo,
  oneOf,
  recallPeople,
  recallWishes,
  rememberPeople,
  type Wished,
  wishesToKeep,
} from '../people.ts';

const STORED = 'oubliette.solo';

/** What is settled before a solo game, besides the cards of the prison and the seed. */
export interface SoloMatchWishes {
  readonly name: string;
  readonly level: SoloLevel;
  readonly visions: boolean;
  readonly quick: boolean;
}

const WISHED: Wished<SoloMatchWishes> = {
  level: oneOf(...SOLO_LEVELS),
  visions: isYesOrNo,
  quick: isYesOrNo,
};

export const recall = (): SoloMatchWishes => ({
  level: 'pink',
  visions: false,
  quick: true,
  ...recallWishes(STORED, WISHED),
  name: recallPeople(STORED, ['yellow']).players.yellow,
});

export const remember = (wishes: SoloMatchWishes): void =>
  rememberPeople(
    STORED,
    { players: { yellow: wishes.name }, openTable: true },
    wishesToKeep(wishes, WISHED),
  );
