export const en = {
  map: 'Map of the tunnels; arrow keys go from tile to tile, Enter acts',
  place: (x: number, y: number) => `column ${x}, row ${y}`,
  acted: 'has acted',
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
