import { COLOURS } from '@oubliette/dungeon-twister';
import { recallPeople, rememberPeople } from './people.ts';
import { type DuelMatchWishes, PLAIN } from './wishes.ts';

const STORED = 'oubliette.duel';

export const recall = (): DuelMatchWishes => ({ ...PLAIN, ...recallPeople(STORED, COLOURS) });
export const remember = (wishes: DuelMatchWishes): void => rememberPeople(STORED, wishes);
