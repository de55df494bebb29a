import { claustrophobia } from '@oubliette/claustrophobia';

export const { notation } = claustrophobia;
