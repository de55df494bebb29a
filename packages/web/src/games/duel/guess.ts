import { duel } from '@oubliette/dungeon-twister';

export const { guess } = duel;
