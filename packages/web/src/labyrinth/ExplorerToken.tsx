import { num, sideLetters, token } from '@oubliette/art';
import { planUnder, positionAt } from '@oubliette/dungeon-twister';
import { centreOf, type Geometry, roomCorner } from '@oubliette/dungeon-twister/drawing';
import { createMemo } from 'solid-js';
import { language } from '../i18n/language.ts';
import { type ExplorerName, explorerToken } from './explorers.ts';
import type { Session } from './session.ts';

interface ExplorerTokenProps {
  readonly session: Session;
  readonly geometry: Geometry;
  readonly name: ExplorerName;
}

const shift = ([x, y]: readonly [number, number]): string => `translate(${num(x)},${num(y)})`;

/** An explorer on its square. Nested so that it circles with its room and yet stays upright. */
export function ExplorerToken(props: ExplorerTokenProps) {
  const cell = createMemo(() => props.session.table().standing[props.name]);
  const at = createMemo(() => centreOf(props.geometry, props.session.placeOf(cell())));
  const position = createMemo(() => positionAt(planUnder(props.session.table().labyrinth), cell()));
  const hub = createMemo((): readonly [number, number] => {
    const here = position();
    if (here === null) return at();
    const [x, y] = roomCorner(props.geometry, here);
    return [x + 2.5 * props.geometry.square, y + 2.5 * props.geometry.square];
  });
  const picture = () =>
    token(
      {
        ...explorerToken(props.name),
        letter: sideLetters[language()].yellow,
        selected: props.session.held() === props.name,
      },
      props.geometry.square * 0.37,
    );
  return (
    <g transform={shift(hub())}>
      <g data-orbit={props.name}>
        <g transform={shift([at()[0] - hub()[0], at()[1] - hub()[1]])}>
          <g data-upright={props.name}>
            <g data-glide={props.name} innerHTML={picture()} />
          </g>
        </g>
      </g>
    </g>
  );
}
