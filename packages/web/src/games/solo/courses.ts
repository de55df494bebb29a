import { soloCourse } from '@oubliette/dungeon-twister/lessons';

export const courses = [soloCourse];
