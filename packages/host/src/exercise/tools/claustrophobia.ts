import { claustrophobia } from '@oubliette/claustrophobia';
import { claustrophobiaClaims } from '@oubliette/claustrophobia/claims';

export const tools = { game: claustrophobia, claims: claustrophobiaClaims };
