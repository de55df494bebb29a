import { centreOf, frameWidth, type Geometry } from '@oubliette/dungeon-twister/drawing';
import { gatePlace, gatesOf } from '../../board/gates.ts';
import { WhyNot } from '../../components/WhyNot.tsx';
import { text } from './messages.ts';
import type { LabyrinthSession, RefusedDeed } from './session.ts';
import './Refusal.css';

interface RefusalProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
  readonly refused: RefusedDeed;
}

const width = 300;

/** The answer to an impossible wish, pointing at the square or the portcullis it was wished for. */
export function Refusal(props: RefusalProps) {
  const square = () => props.geometry.square;
  const frame = () => frameWidth(square());
  const at = () => pointOf(props);
  const below = () => at()[1] < 3 * square();
  const left = () => Math.max(0, Math.min(at()[0] - 40, props.geometry.width - width)) + frame();
  const beak = () => Math.max(12, Math.min(at()[0] + frame() - left() - 7, width - 34));
  const top = () => at()[1] + (below() ? 1 : -1) * aside(props) * square() + frame();
  return (
    <div
      class="maze-refusal"
      data-below={below()}
      style={{ '--left': `${left()}px`, '--top': `${top()}px`, '--beak': `${beak()}px` }}
    >
      <RefusalWords
        session={props.session}
        refused={props.refused}
        points={below() ? 'up' : 'down'}
      />
    </div>
  );
}

/** The words alone, for a place that needs no beak. */
export function RefusalWords(props: {
  readonly session: LabyrinthSession;
  readonly refused: RefusedDeed;
  readonly points?: 'up' | 'down';
}) {
  const words = () => text().refusals[props.refused.rule];
  return (
    <WhyNot
      title={words()[0]}
      words={words()[1]}
      rule={props.refused.rule}
      {...(props.points && { points: props.points })}
      onDismiss={() => props.session.setRefusal(null)}
    />
  );
}

function pointOf({
  session,
  geometry,
  refused: { deed },
}: RefusalProps): readonly [number, number] {
  if (deed.kind === 'work') {
    const { labyrinth } = session.table();
    const gate = gatesOf(labyrinth).find(({ edge }) => edge === deed.edge)!;
    const { x, y } = gatePlace(labyrinth, geometry, gate);
    return [x, y];
  }
  return centreOf(geometry, session.placeOf(deed.kind === 'put' ? deed.cell : session.focus()));
}

/** How far from its point the message keeps, in squares: half a square, or half a portcullis. */
const aside = ({ refused: { deed } }: RefusalProps): number => (deed.kind === 'work' ? 0.3 : 0.55);
