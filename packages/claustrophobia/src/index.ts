/** The public surface of Claustrophobia. */
export type { Action } from './action.ts';
export type { Claustrophobia } from './claustrophobia.ts';
export type { Event } from './event.ts';
export { claustrophobia } from './game.ts';
export { claustrophobiaTrial } from './trial.ts';
export type { View } from './view.ts';
