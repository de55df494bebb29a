export const en = {
  level: 'How well the machine plays',
  levels: {
    squire: 'Sees what lies in front of it. The one for a first match.',
    wanderer: 'Looks a little further, but overlooks what you will answer.',
    swordsman: 'Plans most of its turn. Punishes what you leave unguarded.',
    captain: 'Plans to the end and plays its cards with care.',
    warden: 'Weighs many plans, and what you will answer. The strongest there is.',
  } as Readonly<Record<string, string>>,
};
