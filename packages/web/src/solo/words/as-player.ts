import type { DuelTexts } from '../../duel/words/messages.en.ts';
import { text as duel } from '../../duel/words/messages.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { player as en } from './player.en.ts';
import { player as ru } from './player.ru.ts';

const players = catalogue({ en, ru });

/** The duel's words, with “you” in place of Yellow. */
export const wordsToPlayer = (): DuelTexts => ({
  ...duel(),
  told: { ...duel().told, ...players() },
});
