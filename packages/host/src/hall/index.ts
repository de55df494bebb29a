export { openKept } from './cabinet.ts';
export { unknownKey } from './faults.ts';
export { type Change, createHall, type Hall, isForHall } from './hall.ts';
export * from './hall-store.ts';
export { hashOf, seedFault, seedOf } from './promise.ts';
export type { Known, Looking } from './sights.ts';
export type { Table } from './table.ts';
export type { Told } from './told.ts';
export type { Wish } from './wishing.ts';
