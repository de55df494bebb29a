export const en = {
  levels: {
    squire: 'Squire',
    wanderer: 'Wanderer',
    swordsman: 'Swordsman',
    captain: 'Captain',
    warden: 'Warden',
  } as Readonly<Record<string, string>>,
  thinks: (name: string) => `${name} is thinking…`,
  stuck: 'The machine has lost its thread. Nothing is lost: let it try again.',
  next: 'Next deed',
  again: 'Try again',
};
