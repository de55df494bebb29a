import { claustrophobia } from '@oubliette/claustrophobia';

export const { guess } = claustrophobia;
