export const en = {
  /** What counts, by the names of the machine's knowledge: when it gets better, when it gets worse. */
  reasons: {
    points: ['It brings victory points.', 'It costs victory points.'],
    team: ['Your team stays in better health.', 'It costs your team health.'],
    foes: ['It weakens the prison.', 'It leaves the prison stronger.'],
    hope: ['Your team comes nearer to the exit.', 'Your team gets further from the exit.'],
    fear: ['The prison can strike you less.', 'The prison can strike you more.'],
    best: ['Their card is drawn by chance; on the whole this is best.', ''],
    end: ['Nothing else that I looked at is better than to end the turn here.', ''],
    combat: ['It keeps the better combat cards in your hand.', 'It costs combat cards.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
