/** What it takes to prove puzzles of Claustrophobia. */
export { claustrophobiaPuzzles } from './claustrophobia.ts';
