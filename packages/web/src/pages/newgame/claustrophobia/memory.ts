import { recallPeople, rememberPeople } from '../people.ts';
import { type CaveMatchWishes, PLAIN, SEATS } from './wishes.ts';

const STORED = 'oubliette.claustrophobia';

export const recall = (): CaveMatchWishes => ({ ...PLAIN, ...recallPeople(STORED, SEATS) });
export const remember = (wishes: CaveMatchWishes): void => rememberPeople(STORED, wishes);
