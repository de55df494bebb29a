import { planUnder } from '@oubliette/dungeon-twister';
import { type Geometry, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { SquareGrid } from '../../board/SquareGrid.tsx';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';
import { squareFacts } from './square.ts';
import { spokenName } from './words.ts';

interface SquaresProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
}

/** The squares as keyboard and screen readers meet them. */
export function Squares(props: SquaresProps) {
  const { session } = props;
  return (
    <SquareGrid
      plane={{ labyrinth: session.table().labyrinth, geometry: props.geometry }}
      name={text().board}
      nameOf={cell => {
        const table = session.table();
        const facts = squareFacts(table, cell);
        return spokenName(text(), facts, planUnder(table.labyrinth), viewQuarters(props.geometry));
      }}
      focus={session.focus()}
      onFocus={session.setFocus}
    />
  );
}
