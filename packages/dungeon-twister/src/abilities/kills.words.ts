import type { AbilityWords } from './wording.ts';

export const killsWords: AbilityWords = {
  word: 'kills',
  rule: 'DT-MERC-02',
  en: {
    title: 'Killer',
    gist: 'Healthy enemies beside him who lose a close combat are eliminated.',
  },
  ru: { title: 'Убийца', gist: 'Здоровые враги рядом с ним, проиграв ближний бой, гибнут.' },
};
