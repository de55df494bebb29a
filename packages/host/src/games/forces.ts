/** What only matches need whose forces are not those of one set; the others do not fetch it. */
export { bringForces } from '@oubliette/dungeon-twister';
