import { solo } from '@oubliette/dungeon-twister';
import { soloClaims } from '@oubliette/dungeon-twister/claims';

export const tools = { game: solo, claims: soloClaims };
