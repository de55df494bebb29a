import type { Point } from '@oubliette/art';
import type { CaveView } from '@oubliette/claustrophobia';
import { middleOf, standOf } from '@oubliette/claustrophobia/drawing';
import { actorOf, isOnMap, warriorsAt } from '../seen/reading.ts';
import { harmClauses } from './aftermath.ts';
import { atTarget, atWarrior } from './aim.ts';
import type { BeatStage, SeenBeat } from './beat.ts';
import {
  type CaveDeeds,
  type CaveEventOf,
  type CaveHappenings,
  first,
  HARM,
  of,
  type PassageWords,
} from './deed.ts';
import { clause, who } from './setting.ts';

const STRIKE = 320;
/** How far an attacker leans towards the target. */
const LEAN = 0.4;

export const attack: CaveDeeds<'attack' | 'reroll' | 'guard'> = {
  attack: {
    words: (s, { target }) => s.texts.asked.actions.attack(who(s, target)),
    aim: atTarget,
    doer: actorOf,
  },
  reroll: { words: ({ texts }, { value }) => texts.asked.actions.reroll(value) },
  guard: {
    words: (s, action) => s.texts.asked.actions.takes(who(s, action.who)),
    aim: atWarrior,
  },
};

/** Dice, defence, hits, and all that came of them, in one line. */
const foughtWords: PassageWords = (s, [declared, ...rest], say) => {
  const { told } = s.texts;
  const { who: attacker, target } = declared as CaveEventOf<'attacked'>;
  const roll = first(rest, 'rolled');
  if (!roll) return say(declared!);
  const again = of(rest, 'rerolled');
  const hits = again.reduce((sum, event) => sum + event.hits, roll.hits);
  const dealt = first(rest, 'hits')?.hits ?? hits;
  const fought = told.fought(
    who(s, attacker),
    who(s, target),
    roll.dice,
    again.flatMap(event => event.dice),
    roll.def,
    hits,
  );
  const seals = rest.filter(({ kind }) => kind === 'seal-hit' || kind === 'seal-broken').map(say);
  const clauses = [fought, ...(dealt > hits ? [told.doubled(dealt)] : []), ...harmClauses(s, rest)];
  return [told.sentence(clauses), ...seals].join(' ');
};

function strike(
  { was, now }: BeatStage,
  { who: striker, target, cell }: CaveEventOf<'attacked'>,
): SeenBeat | null {
  if (!isOnMap(now, striker)) return null;
  const [x, y] = standOf(now, striker);
  const [tx, ty] = isOnMap(was, target) ? standOf(was, target) : packOn(was, cell);
  const towards: Point = [x + (tx - x) * LEAN, y + (ty - y) * LEAN];
  return { kind: 'strike', who: striker, towards, time: STRIKE };
}

/** Where the Troglodytes of a tile stand. */
function packOn(view: CaveView, cell: string): Point {
  const one = warriorsAt(view, cell).find(name => name.startsWith('TR'));
  return one ? standOf(view, one) : middleOf(cell);
}

export const fought: CaveHappenings<'attacked' | 'rolled' | 'rerolled' | 'hits' | 'guarded'> = {
  attacked: {
    sentence: (s, event) => s.texts.told.attacked(who(s, event.who), who(s, event.target)),
    joins: [...HARM, 'rolled', 'rerolled', 'hits', 'seal-hit', 'seal-broken', 'tp'],
    passage: foughtWords,
    isLong: true,
    closes: true,
    beat: strike,
  },
  rolled: {
    sentence: (s, event) =>
      s.texts.told.rolled(who(s, event.who), event.dice, event.def, event.hits),
    decides: true,
    ofAttack: 'part',
    sound: 'dice',
  },
  rerolled: {
    sentence: (s, event) => s.texts.told.rerolled(who(s, event.who), event.dice, event.hits),
    ofAttack: 'part',
    sound: 'dice',
  },
  hits: {
    sentence: (s, { target, hits }) => s.texts.told.hits(who(s, target), hits),
    isSilent: true,
    ofAttack: 'part',
  },
  guarded: {
    sentence: (s, event) =>
      clause(s, s.texts.told.guarded(who(s, event.who), who(s, event.target))),
    ofAttack: 'part',
  },
};
