/** The duel by rules 3, whose views are those of today. */
export { hosted } from './duel-rules-3.js';
