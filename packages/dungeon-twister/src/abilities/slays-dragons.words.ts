import type { AbilityWords } from './wording.ts';

export const slaysDragonsWords: AbilityWords = {
  word: 'slays-dragons',
  rule: 'DT-PND-11',
  en: {
    title: 'Dragon slayer',
    gist: '+4 beside an enemy dragon; dragons beside its carrier that lose are eliminated.',
  },
  ru: {
    title: 'Гроза драконов',
    gist: '+4 рядом с вражеским драконом; побеждённые рядом драконы гибнут.',
  },
};
