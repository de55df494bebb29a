import { centreOf, frameWidth, type Geometry } from '@oubliette/dungeon-twister/drawing';
import { WhyNot } from '../components/WhyNot.tsx';
import { text } from './messages.ts';
import type { Session } from './session.ts';
import type { RefusalRule } from './table.ts';
import './Refusal.css';

interface RefusalProps {
  readonly session: Session;
  readonly geometry: Geometry;
  readonly rule: RefusalRule;
}

const width = 300;

/** The answer to an impossible wish, pointing at the square it was wished for. */
export function Refusal(props: RefusalProps) {
  const words = () => text().refusals[props.rule];
  const at = () => centreOf(props.geometry, props.session.placeOf(props.session.focus()));
  const below = () => at()[1] < 3 * props.geometry.square;
  const left = () =>
    Math.max(0, Math.min(at()[0] - 40, props.geometry.width - width)) +
    frameWidth(props.geometry.square);
  const top = () =>
    at()[1] + (below() ? 0.7 : -0.4) * props.geometry.square + frameWidth(props.geometry.square);
  return (
    <div
      class="maze-refusal"
      data-below={below()}
      style={{
        '--left': `${left()}px`,
        '--top': `${top()}px`,
        '--beak': `${Math.max(12, Math.min(at()[0] + frameWidth(props.geometry.square) - left() - 7, width - 34))}px`,
      }}
    >
      <WhyNot
        title={words()[0]}
        words={words()[1]}
        rule={props.rule}
        points={below() ? 'up' : 'down'}
        onDismiss={() => props.session.setRefusal(null)}
      />
    </div>
  );
}
