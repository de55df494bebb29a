import { duel } from '@oubliette/dungeon-twister';
import { duelClaims } from '@oubliette/dungeon-twister/claims';

export const tools = { game: duel, claims: duelClaims };
