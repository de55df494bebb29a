import { NOBODY, type Token } from '../pieces/roster.ts';
import { worksAt } from './magic.ts';
import { cellOf, type DuelState, isHandless, knows, rosterIn } from './state.ts';
import { type DuelStory, eliminate, nameOf } from './story.ts';

/** What keeps fire from whoever is on a square, healthy or wounded, or NOBODY (DT-PND-12). */
function wardAt(state: DuelState, target: Token): Token {
  if (!rosterIn(state).anybodysWords.has('fireproof')) return NOBODY;
  if (isHandless(state, target)) return NOBODY;
  const cell = cellOf(state, target);
  const ward = rosterIn(state).tokens.find(
    token =>
      state.places[token] === cell &&
      knows(state, token, 'fireproof') &&
      worksAt(state, token, cell),
  );
  return ward ?? NOBODY;
}

/** Fire from Wand or breath: whoever it reaches dies, unless something keeps it off (DT-WAND-02, DT-PND-12). */
export function burn(state: DuelState, target: Token, story: DuelStory): void {
  const ward = wardAt(state, target);
  if (ward === NOBODY) {
    eliminate(state, target, story);
    return;
  }
  const token = nameOf(state, target);
  story.push({ kind: 'warded', to: 'all', token, what: nameOf(state, ward) });
}
