export const en = {
  goes: (piece: string, square: string) => `${piece} goes to ${square}`,
  /** What counts, by the names of the machine's knowledge: when it gets better, when it gets worse. */
  reasons: {
    best: ['Their card is known; this one answers it best.', ''],
    promise: ['In matches that I have played against myself this choice has paid off.', ''],
    end: ['Nothing else that I looked at is better than to end the turn here.', ''],
    points: ['It brings victory points.', 'It gives them victory points.'],
    closing: [
      'The end of the match comes nearer for you.',
      'The end of the match comes nearer for them.',
    ],
    team: ['One of yours recovers.', 'One of yours is wounded or slain.'],
    foes: ['An enemy is wounded or slain.', 'An enemy recovers.'],
    way: ['Your way to the exits gets shorter.', 'Your way to the exits gets longer.'],
    block: ['Their way to the exits gets longer.', 'Their way to the exits gets shorter.'],
    threatened: [
      'Fewer of yours have a stronger enemy beside them.',
      'A stronger enemy stands beside one of yours.',
    ],
    threats: ['You stand beside a weaker enemy.', 'You no longer stand beside a weaker enemy.'],
    helpless: [
      'Fewer of your wounded have an enemy beside them.',
      'An enemy stands beside one of your wounded.',
    ],
    mercy: ['You stand beside a wounded enemy.', 'You no longer stand beside a wounded enemy.'],
    danger: [
      'Fewer of yours are within reach of a stronger enemy.',
      'One of yours is within reach of a stronger enemy.',
    ],
    chase: ['A weaker enemy is within your reach.', 'Fewer weaker enemies are within your reach.'],
    prey: [
      'Fewer of your wounded are within their reach.',
      'One of your wounded is within their reach.',
    ],
    hunt: ['A wounded enemy is within your reach.', 'A wounded enemy is out of your reach.'],
    combat: ['It costs them combat cards.', 'It costs you combat cards.'],
    jumps: ['', 'It uses up a jump.'],
    care: ['', 'The healer goes farther from somebody wounded.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
