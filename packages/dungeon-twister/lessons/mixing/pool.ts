/** The characters and objects that both sets together have of a colour (DT-MIX-02). */
const POOL =
  'backstabber banshee cleric cleric#2 colossus mekanork mekanork#2 naga telepath wizard wizard#2 goblin thief troll wall-walker warrior bow fireball-wand fireball-wand#2 key key#2 key#3 key#4 key#5 key#6 large-shield rope rope#2 rope#3 rope#4 rope#5 rope#6 telescoping-spear armor speed-potion sword treasure'.split(
    ' ',
  );

/** Where everything lies: what is not in a team and has not left the game is still to be chosen from. */
export function pool(
  teams: Readonly<Record<'B' | 'Y', string>>,
  gone: Readonly<Record<'B' | 'Y', string>>,
): string {
  const place = (side: 'B' | 'Y', piece: string): string => {
    if (teams[side].split(' ').includes(piece)) return 'screen';
    return gone[side].split(' ').includes(piece) ? 'out' : 'box';
  };
  return (['B', 'Y'] as const)
    .flatMap(side => POOL.map(piece => `${side}:${piece} ${place(side, piece)}`))
    .join('\n');
}
