import { recallPeople, rememberPeople } from '../people.ts';
import { PLAIN, SEATS, type Wishes } from './wishes.ts';

const STORED = 'oubliette.claustrophobia';

export const recall = (): Wishes => ({ ...PLAIN, ...recallPeople(STORED, SEATS) });
export const remember = (wishes: Wishes): void => rememberPeople(STORED, wishes);
