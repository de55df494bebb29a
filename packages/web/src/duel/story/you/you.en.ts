import type { DuelSeat } from '@oubliette/dungeon-twister';
import { listed, phrase, seats } from '../../words/phrases.en.ts';
import { nameOf } from '../../words/pieces.en.ts';
import type { OwnSentences } from './own.ts';

const numbers = (cards: readonly number[]) => cards.map(card => `+${card}`).join(', ');

/** What the duel tells of the reader's own side. */
export const you = (side: DuelSeat): OwnSentences => ({
  starters: (count, who) =>
    `You put ${who ? who.pieces.map(nameOf).join(', ') : `${count} starters face down`} on the line.`,
  hidden: room => `You hide a token on the room ${room}.`,
  first: () => 'Drawn by lot: you begin.',
  card: value => `You play ${value} Actions.`,
  turnEnded: () => 'You end the turn.',
  cardsBack: () => 'You take all Action cards back.',
  revealed: (room, groups) => {
    const found = groups.map(({ owner, pieces }) => {
      const whose = owner === side ? 'your' : `${seats[owner!]}'s`;
      return `${whose} ${listed(pieces.map(nameOf))}`;
    });
    return `You reveal room ${room}: ${found.join('; ') || 'nobody and nothing there'}.`;
  },
  put: puts => `You put ${listed(puts.map(([who, square]) => `${phrase(who)} on ${square}`))}.`,
  yielded: () => 'You leave the placing to the other side.',
  demanded: value =>
    value === 0 ? 'Your Telepath demands no card.' : `Your Telepath demands the +${value}.`,
  mustPlay: value => `You must play the +${value}: the Telepath named it.`,
  handShown: cards =>
    cards
      ? `You do not hold it and show all Combat cards: ${numbers(cards)}.`
      : 'You do not hold it and show all Combat cards to the Telepath.',
  chose: () => 'You have laid a Combat card.',
  won: others => `${listed(['You', ...others.map(seat => seats[seat])])} win the match.`,
  lost: winners => `You lose: ${listed(winners.map(seat => seats[seat]))} wins the match.`,
  scored: (points, worths = []) => {
    const parts = worths.map(worth => `${worth.points} for the ${nameOf(worth.piece)}`);
    return `You score ${points} VP${parts.length > 0 ? `: ${listed(parts)}` : ''}.`;
  },
});
