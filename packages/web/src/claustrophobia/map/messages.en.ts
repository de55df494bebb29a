import type { TileMark } from '@oubliette/claustrophobia';

export const en = {
  map: 'Map of the tunnels; arrow keys go from tile to tile, Enter acts',
  place: (x: number, y: number) => `column ${x}, row ${y}`,
  acted: 'has acted',
  passages: (sides: readonly string[]) => `passages: ${sides.join(', ')}`,
  caveIns: (sides: readonly string[]) => `caved in: ${sides.join(', ')}`,
  lost: (side: string) => `opening closed to humans: ${side}`,
  things: {
    hole: 'Hole token',
    token: 'token',
    treasure: 'treasure',
    seal: 'Seal of Protection',
    'seal-hit': 'the seal has a crack',
    sleeping: 'a Possessed One sleeps here',
  } as Readonly<Partial<Record<TileMark, string>>>,
  unexplored: (side: string) => `unexplored opening: ${side}`,
  freshAir: (side: string) => `fresh air: ${side}`,
  figures: (mvt: number, cbt: number, def: number) => `MVT ${mvt}, CBT ${cbt}, DEF ${def}`,
  nearer: 'Zoom in',
  farther: 'Zoom out',
  recentre: 'Show the whole map',
  strike: (dice: number, def: number) =>
    `${dice} ${dice === 1 ? 'die' : 'dice'} against defence ${def}`,
  ghost: (n: number, of: number) => `This tile can lie in ${of} ways; this is way ${n}`,
};
