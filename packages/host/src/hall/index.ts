export { openKept } from './cabinet.ts';
export { unknownKey } from './faults.ts';
export { createHall, type Hall, isForHall, type MatchNews } from './hall.ts';
export * from './hall-store.ts';
export { hashOf, seedFault, seedOf } from './promise.ts';
export type { KnownSight, SightRequest } from './sights.ts';
export type { TableOfHall } from './table.ts';
export type { SentAnswer } from './told.ts';
export type { SeatWish } from './wishing.ts';
