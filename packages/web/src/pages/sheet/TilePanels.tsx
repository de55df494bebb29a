import type { PictogramName, TokenSide } from '@oubliette/art';
import {
  type DrawnTileKind,
  type Opening,
  openingMark,
  tile,
} from '@oubliette/claustrophobia/drawing';
import { Drawing } from '../../components/Drawing.tsx';
import { Token } from '../../components/Token.tsx';
import { text } from './messages.ts';
import { Named, SheetPanel, Specimen } from './Specimen.tsx';

const SIZE = 166;

const openingsOf: Record<DrawnTileKind, readonly Opening[]> = {
  'pentacle-room': ['N', 'E', 'S', 'W'],
  exit: ['N', 'E', 'W'],
  stash: ['N'],
  lair: ['N', 'E', 'S', 'W'],
  hole: ['N', 'S'],
  hungry: ['N', 'S'],
  tight: ['N', 'S'],
  flooded: ['N', 'E', 'W'],
  trapped: ['N', 'E'],
  mechanism: ['N', 'E'],
  plain: ['N', 'E', 'S', 'W'],
};

const rooms = new Set<DrawnTileKind>(['pentacle-room', 'exit', 'stash', 'lair']);

const tileDrawing = (kind: DrawnTileKind, grain: number) =>
  tile({ kind, openings: openingsOf[kind], room: rooms.has(kind), grain }, SIZE);

const deadEnd = tile({ kind: 'plain', openings: ['N'], room: false, grain: 90 }, SIZE);

const figures: Record<
  keyof ReturnType<typeof text>['names']['warriors'],
  readonly [TokenSide, PictogramName]
> = {
  redeemer: ['humans', 'pope-crown'],
  brute: ['humans', 'mailed-fist'],
  blade: ['humans', 'crossed-sabres'],
  troglodyte: ['troglodytes', 'troglodyte'],
  'tough-troglodyte': ['troglodytes', 'lizardman'],
  'underground-hunter': ['demon', 'imp-laugh'],
  'demon-of-combat': ['demon', 'minotaur'],
  'master-of-souls': ['demon', 'daemon-skull'],
  'demon-of-cruelty': ['demon', 'devil-mask'],
  'possessed-one': ['demon', 'enrage'],
  'demon-of-destruction': ['demon', 'diablo-skull'],
  'guardian-demon': ['demon', 'horned-skull'],
};

export function TilePanels() {
  return (
    <>
      <SheetPanel title={text().tiles} columns={12}>
        <Named
          wide
          names={text().names.tiles}
          draw={(kind, index) => (
            <Drawing of={tileDrawing(kind, index + 11)} reach={SIZE / 2} size={86} />
          )}
        />
        <Specimen name={text().unexplored} wide>
          <Drawing of={deadEnd + openingMark('N', 'unexplored', SIZE)} reach={SIZE / 2} size={86} />
        </Specimen>
        <Specimen name={text().freshAir} wide>
          <Drawing of={deadEnd + openingMark('N', 'fresh-air', SIZE)} reach={SIZE / 2} size={86} />
        </Specimen>
      </SheetPanel>
      <SheetPanel title={text().warriors} columns={12}>
        <Named
          wide
          names={text().names.warriors}
          draw={warrior => {
            const [side, pictogram] = figures[warrior];
            return <Token side={side} pictogram={pictogram} size={64} />;
          }}
        />
      </SheetPanel>
    </>
  );
}
