import type { DuelStoryTexts } from '../../duel/words/story-texts.ts';
import { storyText as duel } from '../../duel/words/story-texts.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { player as en } from './player.en.ts';
import { player as ru } from './player.ru.ts';

const players = catalogue({ en, ru });

/** The duel's words, with “you” in place of Yellow. */
export const wordsToPlayer = (): DuelStoryTexts => ({
  ...duel(),
  told: { ...duel().told, ...players() },
});
