/**
 * What differs little from what is looked at every time, for a look before a release:
 * `npm run screens -w packages/web`.
 */
export const beforeRelease = <const Case>(...cases: readonly Case[]): readonly Case[] =>
  process.env.OUBLIETTE_SCREENS === 'all' ? cases : [];
