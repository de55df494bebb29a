import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { doerOf } from './setting.ts';

/** How phases and rounds go by, and the match. */
export const round: CaveDeeds<'end'> = {
  end: { words: ({ texts }) => texts.asked.actions.end, goesOn: true },
};

export const wentOn: CaveHappenings<'round' | 'phase' | 'over'> = {
  round: {
    sentence: (s, event) => s.texts.told.round(event.round),
    closes: true,
    isSilent: true,
  },
  phase: {
    sentence: (s, { phase }) => s.texts.told.phase(s.texts.phases[phase]),
    closes: true,
    isSilent: true,
    sound: 'bell',
  },
  over: {
    sentence(s, { winners: [winner] }) {
      const won = winner === undefined ? null : doerOf(s, winner);
      return won !== null && won !== 'you' && s.you
        ? s.texts.told.lost(won)
        : s.texts.told.over(won);
    },
    ofAttack: 'part',
    sound: 'end',
  },
};
