export const en = {
  goes: (piece: string, square: string) => `${piece} goes to ${square}`,
  /** What counts, by the names of the machine's knowledge: when it gets better, when it gets worse. */
  reasons: {
    best: ['Their card is known; this one answers it best.', ''],
    promise: ['In matches that I have played against myself this choice has paid off.', ''],
    end: ['Nothing else that I looked at is better than to end the turn here.', ''],
    points: ['It brings victory points.', 'It costs victory points.'],
    closing: [
      'The end of the match comes nearer for you.',
      'The end of the match comes nearer for them.',
    ],
    way: ['Your way to the exits gets shorter.', 'Your way to the exits gets longer.'],
    block: ['Their way to the exits gets longer.', 'Their way to the exits gets shorter.'],
    wounded: ['The wounded are spared.', 'Somebody wounded is put at risk.'],
    threats: ['You stand next to weaker ones.', 'You give up standing next to weaker ones.'],
    helpless: [
      'A wounded enemy lies within your reach.',
      'One of your wounded lies within their reach.',
    ],
    danger: ['Less of yours can be attacked.', 'Somebody stronger may attack you next turn.'],
    prey: ['Your wounded are out of reach.', 'Your wounded can be reached.'],
    combat: ['It keeps the better combat cards in your hand.', 'It costs combat cards.'],
    jumps: ['You keep your jumps.', 'It uses up a jump.'],
    actions: ['You keep the larger action cards.', 'It uses up action cards.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
