import { sideLetters, token } from '@oubliette/art';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { Standing } from '../../board/Standing.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { type ExplorerName, explorerToken } from './explorers.ts';
import type { LabyrinthSession } from './session.ts';

interface ExplorerTokenProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
  readonly name: ExplorerName;
}

/** An explorer on its square. */
export function ExplorerToken(props: ExplorerTokenProps) {
  const table = () => props.session.table();
  const picture = () =>
    token(
      {
        ...explorerToken(props.name),
        letter: sideLetters[writtenLanguage()].yellow,
        selected: props.session.held() === props.name,
      },
      props.geometry.square * 0.37,
    );
  return (
    <Standing
      plane={{ labyrinth: table().labyrinth, geometry: props.geometry }}
      name={props.name}
      cell={table().standing[props.name]}
      picture={picture()}
    />
  );
}
