import { duel } from '@oubliette/dungeon-twister';

export const { notation } = duel;
