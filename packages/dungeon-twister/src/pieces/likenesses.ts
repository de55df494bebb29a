/** Pictures of further sets that pieces of any document may borrow, beside those of our own pieces. */
export const FURTHER_LIKENESSES = [
  'elf-scout',
  'ghost',
  'golem',
  'illusionist',
  'paladin',
  'pickpocket',
  'red-dragon',
  'weapon-master',
  'charm-scroll',
  'dragon-slayer',
  'fire-shield',
  'teleportation-ring',
] as const;
