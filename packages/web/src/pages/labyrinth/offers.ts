import {
  type Arrow,
  type CellId,
  type EdgeId,
  type EdgeState,
  groundAt,
  isRevealed,
  planUnder,
  positionAt,
  type RoomId,
  twinsOf,
} from '@oubliette/dungeon-twister';
import { type ExplorerName, explorerOn } from './explorers.ts';
import { squareView } from './square.ts';
import { type LabyrinthDeed, type LabyrinthTable, type RefusalRule, refusalOf } from './table.ts';

/** Something that can be done at a square. */
export interface LabyrinthOffer {
  readonly sort:
    | 'put'
    | 'pick-up'
    | 'reveal'
    | 'turn'
    | 'turn-against'
    | 'turn-twin'
    | 'open'
    | 'close'
    | 'break';
  /** What happens; picking somebody up changes nothing on the table yet. */
  readonly deed: LabyrinthDeed | { readonly kind: 'pick-up'; readonly explorer: ExplorerName };
  readonly refusal: RefusalRule | null;
  /** Whether Enter does it here. */
  readonly main: boolean;
  readonly room?: RoomId;
  readonly arrow?: Arrow;
  /** For portcullises: the side of the square, 0..3 from the top clockwise on the board. */
  readonly side?: number;
}

const against = (arrow: Arrow): Arrow =>
  arrow === 'clockwise' ? 'counter-clockwise' : 'clockwise';

export function offersAt(
  table: LabyrinthTable,
  cell: CellId,
  held: ExplorerName | null,
): LabyrinthOffer[] {
  const deed = (
    sort: LabyrinthOffer['sort'],
    what: LabyrinthDeed,
    rest: Partial<LabyrinthOffer> = {},
  ): LabyrinthOffer => ({
    sort,
    deed: what,
    refusal: refusalOf(table, what),
    main: true,
    ...rest,
  });
  if (held) return [deed('put', { kind: 'put', explorer: held, cell })];

  const { labyrinth } = table;
  const there = explorerOn(table.standing, cell);
  const pickUp: LabyrinthOffer[] = there
    ? [{ sort: 'pick-up', deed: { kind: 'pick-up', explorer: there }, refusal: null, main: true }]
    : [];
  const position = positionAt(planUnder(labyrinth), cell);
  if (position !== null && !isRevealed(labyrinth, position)) {
    return [...pickUp, deed('reveal', { kind: 'reveal', position })];
  }
  const gates = squareView(table, cell).sides.flatMap(({ parts, direction }) =>
    parts
      .filter(part => part.sign === 'P')
      .flatMap(part =>
        workings(part.edge, part.state).map(([sort, work]) =>
          deed(sort, work, { side: direction }),
        ),
      ),
  );
  if (position === null) return [...pickUp, ...gates];

  const { id: room, arrow } = labyrinth.rooms[position]!;
  const onGear = groundAt(labyrinth, cell) === 'gear';
  const turns = [
    deed('turn', { kind: 'turn', position, arrow }, { room, arrow, main: onGear }),
    deed(
      'turn-against',
      { kind: 'turn', position, arrow: against(arrow) },
      { room, arrow: against(arrow), main: false },
    ),
    ...twinsOf(labyrinth, position).map(twin => {
      const { id, arrow: way } = labyrinth.rooms[twin]!;
      return deed(
        'turn-twin',
        { kind: 'turn', position: twin, arrow: way },
        { room: id, arrow: way, main: false },
      );
    }),
  ];
  return onGear ? [...pickUp, ...turns, ...gates] : [...pickUp, ...gates, ...turns];
}

function workings(edge: EdgeId, state: EdgeState): [LabyrinthOffer['sort'], LabyrinthDeed][] {
  const work = (to: EdgeState): LabyrinthDeed => ({ kind: 'work', edge, state: to });
  const swing: [LabyrinthOffer['sort'], LabyrinthDeed] =
    state === 'closed' ? ['open', work('open')] : ['close', work('closed')];
  return [swing, ['break', work('broken')]];
}
