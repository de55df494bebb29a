import '@oubliette/dungeon-twister/drawing/solo-signs';
import { Pictogram } from '../../components/Pictogram.tsx';
import './RotationDie.css';

interface RotationDieProps {
  /** 1 to 3: so many quarters clockwise; 4 to 6: the other way (NC-DIE-01). */
  readonly value: number;
  readonly size: number;
}

/** A face of the rotation die: an arrow, and the quarters. */
export function RotationDie(props: RotationDieProps) {
  return (
    <span
      class="rotation-die"
      data-back={props.value > 3 || undefined}
      style={{ '--size': `${props.size}px` }}
      aria-hidden="true"
    >
      <Pictogram name="clockwise-rotation" />
      <b>{((props.value - 1) % 3) + 1}</b>
    </span>
  );
}
