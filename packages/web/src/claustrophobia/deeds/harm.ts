import type { CaveView, WorkViewOf } from '@oubliette/claustrophobia';
import { isOnMap } from '../seen/reading.ts';
import { type BeatStage, HURT, type SeenBeat } from './beat.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { clause, type Setting, who } from './setting.ts';

interface Someone {
  readonly who: string;
}

/** Whoever the next hit falls on. */
function victimOf({ view }: Setting): string {
  const hits = view.work.findLast((work): work is WorkViewOf<'hits'> => work.kind === 'hits');
  return hits?.target ?? 'TR';
}

/** Whoever must cancel a line now. */
function loserOf({ work }: CaveView): string | null {
  const line = work.findLast((each): each is WorkViewOf<'line'> => each.kind === 'line');
  return line?.who ?? null;
}

/** Taking hits. */
export const harm: CaveDeeds<'cancel' | 'suffer'> = {
  cancel: {
    words: ({ texts }, { value }) => texts.asked.actions.cancel(value),
    doer: loserOf,
    isOpen: true,
  },
  suffer: { words: s => s.texts.asked.actions.takes(who(s, victimOf(s))) },
};

const hurt = (_stage: BeatStage, { who: name }: Someone): SeenBeat => ({
  kind: 'hurt',
  who: name,
  time: HURT,
});

const fall = ({ was }: BeatStage, { who: name }: Someone): SeenBeat | null =>
  isOnMap(was, name) ? { kind: 'fall', who: name, time: HURT } : null;

export const harmed: CaveHappenings<'line' | 'healed' | 'wounded' | 'killed' | 'removed'> = {
  line: {
    sentence: (s, event) => clause(s, s.texts.told.lines(who(s, event.who), [event.line])),
    ofAttack: 'hit',
    beat: hurt,
  },
  healed: {
    sentence: (s, event) => s.texts.told.healed(who(s, event.who), event.line),
    sound: 'heal',
  },
  wounded: {
    sentence: (s, event) => clause(s, s.texts.told.wounded(who(s, event.who), event.wounds)),
    ofAttack: 'hit',
    beat: hurt,
  },
  killed: {
    sentence: (s, event) => clause(s, s.texts.told.killed(who(s, event.who))),
    ofAttack: 'part',
    beat: fall,
    isSeen: 'with-last',
  },
  removed: {
    sentence: (s, event) => clause(s, s.texts.told.removed(who(s, event.who))),
    ofAttack: 'part',
    beat: fall,
    isSeen: 'with-last',
  },
};
