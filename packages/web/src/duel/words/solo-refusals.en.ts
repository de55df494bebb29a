/** Refusals of the solo book: title, and what would help. */
export const soloRefusals: Readonly<Record<string, readonly [string, string]>> = {
  'DS-FIRST-01': [
    'Reveal a room first',
    'Your first action of the game reveals one of the two rooms before your line.',
  ],
  'DS-FIRST-02': [
    'Not this card yet',
    'In the first cycle the Action cards are played in order: 2, 3, 4, 5.',
  ],
  'DS-FIGHT-01': ['Not this card', 'Choose one of the Combat cards in your hand.'],
  'DS-FIGHT-04': [
    'The weakest card it must be',
    'Against this Telepath you play the weakest Combat card in your hand; +0 does not count.',
  ],
  'DS-FIGHT-06': [
    'First the prison’s card',
    'Your Telepath chooses one of the cards that were turned up.',
  ],
  'DS-NP-07': [
    'The prison acts',
    'Let the next of its characters act; then it is your turn again.',
  ],
  'DS-ROT-06': [
    'The gear is kept',
    'While Tinker Al stands on a gear, only a Mekanork turns its pair of rooms.',
  ],
  'DS-SET-09': ['Not there', 'Four of your characters go onto the dots of your line, one on each.'],
  'DS-TELE-04': [
    'Not that square',
    'With a single 6 you choose among the numbers that lead to a free square.',
  ],
  'DS-TURN-03': ['Not now', 'Finish what is under way first.'],
  'DS-WIN-02': ['The game is over', 'Begin a new one, or look back at this one.'],
  'NC-WIZ-02': [
    'The shield protects him',
    'While Amestin carries the Large Shield no scream moves him.',
  ],
};
