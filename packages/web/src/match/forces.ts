import { FORCES_RULES, provideForces } from '@oubliette/dungeon-twister';

/** What only matches need whose forces are not those of one set; the others do not fetch it. */
export const bringForces = (): void => provideForces(FORCES_RULES);
