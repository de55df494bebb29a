import { SEATS } from '@oubliette/dungeon-twister';
import { recallPeople, rememberPeople } from './people.ts';
import { PLAIN, type Wishes } from './wishes.ts';

const STORED = 'oubliette.duel';

export const recall = (): Wishes => ({ ...PLAIN, ...recallPeople(STORED, SEATS) });
export const remember = (wishes: Wishes): void => rememberPeople(STORED, wishes);
