import { duelCourse, mixingCourse } from '@oubliette/dungeon-twister/lessons';

export const courses = [duelCourse, mixingCourse];
