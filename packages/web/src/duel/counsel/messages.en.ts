export const en = {
  goes: (piece: string, square: string) => `${piece} goes to ${square}`,
  /** What counts, by the names of the machine's knowledge: when it gets better, when it gets worse. */
  reasons: {
    points: ['It brings victory points.', 'It costs victory points.'],
    closing: [
      'The end of the match comes nearer for you.',
      'The end of the match comes nearer for them.',
    ],
    march: ['Your crew comes forward.', 'Your crew falls behind.'],
    runners: ['Somebody gets close to the way out.', 'The way out gets farther for somebody.'],
    foremost: ['Your foremost character gains ground.', 'Your foremost character loses ground.'],
    healthy: [
      'More of your characters stay on their feet than of theirs.',
      'One of yours may not stay on its feet.',
    ],
    wounded: ['The wounded are spared.', 'Somebody wounded is put at risk.'],
    reserve: [
      'You still have some who wait in the rooms.',
      'It uses up those who wait in the rooms.',
    ],
    threats: ['You stand next to weaker ones.', 'You give up standing next to weaker ones.'],
    helpless: [
      'A wounded enemy lies within your reach.',
      'One of your wounded lies within their reach.',
    ],
    danger: ['Less of yours can be attacked.', 'Somebody stronger may attack you next turn.'],
    prey: ['Your wounded are out of reach.', 'Your wounded can be reached.'],
    combat: ['It keeps the better combat cards in your hand.', 'It costs combat cards.'],
    jumps: ['You keep your jumps.', 'It costs a jump.'],
    actions: ['You keep the larger action cards.', 'It uses up action cards.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
