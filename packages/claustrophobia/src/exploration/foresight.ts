import { TILES } from '../content/tiles.ts';
import type { CaveStory } from '../event.ts';
import { F } from '../facts.ts';
import { KEEP, SWAP } from '../interned.ts';
import { ask, type DecisionRules, type DoWork, done, findWork } from '../point.ts';
import { DEMON, HUMAN, type Role } from '../seats.ts';
import { FORESEEN, type State, seatOf } from '../state.ts';

/** Tiles that the Aura of Foresight shows. */
const SHOWN = 2;

/** Whether the Human player may look at the pile now (CL-GIFT-07). */
export function mayLook(state: State, role: Role): boolean {
  if (role !== HUMAN || state.facts[F.foresight] === 0 || state.left === 0) return false;
  const exploration = findWork(state, 'exploration');
  const window = state.work[state.work.length - 1];
  return (
    exploration !== undefined &&
    !exploration.looked &&
    window?.kind === 'window' &&
    window.window === 6
  );
}

/** Shows them the top tiles; they alone know them from now on. */
export function look(state: State, story: CaveStory): void {
  findWork(state, 'exploration')!.looked = true;
  const shown = Math.min(SHOWN, state.left);
  const tiles: string[] = [];
  for (let n = 1; n <= shown; n++) {
    const at = state.left - n;
    state.known[at] = shown === SHOWN ? FORESEEN : Math.max(state.known[at]!, FORESEEN);
    tiles.push(TILES[state.pile[at]!]!.id);
  }
  story.push({ kind: 'foresaw', to: [seatOf(state, HUMAN)], tiles, reveals: true });
  story.push({ kind: 'foresaw', to: [seatOf(state, DEMON), 'table'] });
  if (shown === SHOWN) state.work.push({ kind: 'foresee' });
}

export const foreseeWork: DoWork<'foresee'> = state => ask(state, 'foresee', HUMAN);

/** Puts the two tiles back in either order, unseen by the others. */
export const foreseePoint: DecisionRules = {
  legal: () => [KEEP, SWAP],
  whyNot: (_state, _role, action) =>
    action.do === 'keep' || action.do === 'swap' ? null : 'CL-GIFT-07',
  answer(state, action) {
    done(state);
    if (action.do !== 'swap') return;
    const top = state.left - 1;
    const tile = state.pile[top]!;
    state.pile[top] = state.pile[top - 1]!;
    state.pile[top - 1] = tile;
  },
};
