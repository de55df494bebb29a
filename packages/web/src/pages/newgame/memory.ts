import { COLOURS } from '@oubliette/dungeon-twister';
import { recallPeople, rememberPeople } from './people.ts';
import { PLAIN, type Wishes } from './wishes.ts';

const STORED = 'oubliette.duel';

export const recall = (): Wishes => ({ ...PLAIN, ...recallPeople(STORED, COLOURS) });
export const remember = (wishes: Wishes): void => rememberPeople(STORED, wishes);
