import type { Shape } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { lanternScale } from '../knowledge/lantern.ts';
import weights from '../knowledge/lantern.weights.json' with { type: 'json' };
import type { Scale } from '../knowledge/scale.ts';
import type { SelfPlayLesson } from './lessons.ts';
import { study, tune } from './tune.ts';

const LANTERN = { ...KNOWN_GAMES.lantern!, scale: lanternScale as Scale<Shape> };
const PLAN = { mode: 'short', nodes: 10, matches: 10, seed: 't', latitude: 0.05, pull: 50 };

function lessonsOf(matches: number, before: readonly SelfPlayLesson[] = []): SelfPlayLesson[] {
  const lessons = [...before];
  study(LANTERN, { ...PLAN, matches }, before, lesson => lessons.push(lesson));
  return lessons;
}

describe('tuning', () => {
  it('gives the same weights from the same seed, and says where they come from', () => {
    const once = () => tune(LANTERN, weights, PLAN, lessonsOf(10));
    expect(once()).toEqual(once());
    expect(once().origin).toMatchObject({ seed: 't', matches: 10 });
    expect(Object.keys(once().weights)).toEqual(lanternScale.names);
  });

  it('goes on after the lessons that are there', () => {
    expect(lessonsOf(4, lessonsOf(2))).toEqual(lessonsOf(4));
  });

  it('counts what was offered and what was chosen at every fork alike', () => {
    for (const { sorts } of lessonsOf(3)) {
      const counts = Object.values(sorts);
      const sum = (of: 'offered' | 'chosen') => counts.reduce((all, count) => all + count[of], 0);
      expect(sum('offered')).toBeCloseTo(sum('chosen'));
    }
  });
});
