import { claustrophobiaCourse } from '@oubliette/claustrophobia/lessons';

export const courses = [claustrophobiaCourse];
