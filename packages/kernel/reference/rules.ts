/** The ledger of Lantern: it has one language, because no player ever reads it. */
export const RULES = {
  'REF-TURN-01': 'Only the seat whose turn it is decides.',
  'REF-TURN-02': 'Passing needs an empty hand and an empty deck.',
  'REF-TURN-03': 'While a duel waits for cards, nothing but a card can be chosen.',
  'REF-HAND-01': 'A card is played from the own hand.',
  'REF-DRAW-01': 'An empty deck gives no card.',
  'REF-DRAW-02': 'A hand holds seven cards at most.',
  'REF-TUCK-01': 'A shadow holds two cards at most.',
  'REF-BURN-01': 'A burnt card scores its value if the die is not above it, else 1.',
  'REF-DUEL-01': 'A duel needs a card in both hands.',
  'REF-DUEL-02': 'Both cards are chosen in secret; the higher scores both, equal ones nothing.',
  'REF-DUEL-03': 'A card is chosen only while a duel waits for it.',
  'REF-END-01': 'Reaching the target ends the match with the turn; shadows then count.',
  'REF-END-02': 'The match ends when the deck and both hands are empty.',
  'REF-END-03': 'Whoever gives up loses; a draw needs the word of both.',
  'REF-UNDO-01': 'What chance or another hand has answered is not taken back.',
} as const;

export type LanternRule = keyof typeof RULES;
