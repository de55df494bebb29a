import { nameOf } from '../../duel/words/pieces.en.ts';
import type { DuelStoryTexts } from '../../duel/words/story-texts.ts';

type Told = DuelStoryTexts['told'];

/** What the duel tells of a side, told to the one Player of the solo game. */
export const player: Pick<Told, 'starters' | 'card' | 'cardsBack' | 'chose' | 'scored'> = {
  starters: (_seat, _count, who) =>
    `You put ${(who?.pieces ?? []).map(piece => nameOf(piece)).join(', ')} on the line.`,
  card: (_seat, value) => `You play ${value} Actions.`,
  cardsBack: () => 'You take all Action cards back.',
  chose: () => 'You have laid a Combat card.',
  scored: (seat, points) =>
    seat === 'yellow' ? `You score ${points} VP.` : `The prison scores ${points} VP.`,
};
