import { solo } from '@oubliette/dungeon-twister';

export const { notation } = solo;
