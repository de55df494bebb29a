export const en = {
  own: 'You play',
  level: 'How well the machine plays',
  levels: {
    squire: 'Sees what lies in front of it. Friendly to a first match.',
    wanderer: 'Plans its own turn, and overlooks what you will answer.',
    swordsman: 'Punishes what you leave unguarded.',
    captain: 'Thinks of both sides and plays its cards with care.',
    warden: 'The strongest there is. Takes its time.',
  },
  friendly:
    'A friendly match: you may take back your last decision, whatever has come to light since',
};
