import { type Claustrophobia, ESCAPED, F, HUMANS } from '@oubliette/claustrophobia';
import type { Knowledge } from '../knowledge.ts';
import { judgedBy } from '../scale.ts';
import type { Imagined } from './imagined.ts';
import { claustrophobiaScale } from './scale.ts';
import tuned from './weights.json' with { type: 'json' };

const { chances, terms } = judgedBy(claustrophobiaScale, tuned);

const SURVIVORS = 1;

/** One human is away and the others try: whatever happens, nobody loses any more (S1). */
function isHalfWon({ facts, place }: Imagined): boolean {
  if (facts[F.scenario] !== SURVIVORS) return false;
  for (let who = 0; who < HUMANS; who++) if (place[who] === ESCAPED) return true;
  return false;
}

export const judging: Pick<Knowledge<Claustrophobia>, 'chances' | 'terms'> = {
  terms,
  chances(world, state) {
    const judged = chances(world, state);
    if (!isHalfWon(state)) return judged;
    const humans = state.facts[F.leader]!;
    return judged.map((chance, seat) => (seat === humans ? 0.5 + chance / 2 : chance / 2));
  },
};
