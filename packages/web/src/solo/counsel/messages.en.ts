export const en = {
  /** What counts, by the names of the machine's knowledge: when it gets better, when it gets worse. */
  reasons: {
    points: ['It brings you victory points.', 'It brings the Non-Player victory points.'],
    team: ['One of yours recovers.', 'One of yours is wounded or slain.'],
    foes: ['An NPC is wounded or slain.', 'An NPC recovers.'],
    way: ['Your way to the exit gets shorter.', 'Your way to the exit gets longer.'],
    block: ['The NPCs’ way to the exit gets longer.', 'The NPCs’ way to the exit gets shorter.'],
    hope: ['You are better placed to strike.', 'You are worse placed to strike.'],
    fear: ['The NPCs are worse placed to strike you.', 'The NPCs are better placed to strike you.'],
    best: ['Their card is drawn by chance; on the whole this is best.', ''],
    end: ['Nothing else that I looked at is better than to end the turn here.', ''],
    combat: ['', 'It costs you combat cards.'],
    care: ['', 'The Cleric goes farther from somebody wounded.'],
  } as Readonly<Record<string, readonly [string, string]>>,
};
