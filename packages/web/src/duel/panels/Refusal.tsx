import type { CellId } from '@oubliette/dungeon-twister';
import { centreOf, frameWidth, type Geometry, placeOf } from '@oubliette/dungeon-twister/drawing';
import { WhyNot } from '../../components/WhyNot.tsx';
import {
  RefusalAtButton as AtButton,
  type RefusalAnchor,
  RefusalAt,
} from '../../table/Refusal.tsx';
import type { RefusedOnSquare } from '../seen/choice.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { refusalWords } from '../words/refusal.ts';

/** The answer to an impossible wish, pointing at the square it was wished for. */
export function RefusalOnBoard(
  props: DuelDesk & { readonly geometry: Geometry; readonly refused: RefusedOnSquare },
) {
  const aim = (): RefusalAnchor => {
    const { geometry } = props;
    const place = placeOf(geometry, props.refused.cell as CellId);
    const [x, y] = centreOf(geometry, place);
    const frame = frameWidth(geometry.square);
    const below = y < 3 * geometry.square;
    const aside = (below ? 0.55 : -0.55) * geometry.square;
    return { x: x + frame, y: y + frame + aside, below, room: geometry.width + 2 * frame };
  };
  return <RefusalAt aim={aim()} words={refusalWords(props.refused.refusal)} />;
}

/** The same at a button. */
export const RefusalAtButton = (props: { readonly refused: RefusedOnSquare }) => (
  <AtButton at={props.refused.at} words={refusalWords(props.refused.refusal)} />
);

/** The words alone, for a place that needs no beak. */
export const RefusalWords = (props: { readonly refused: RefusedOnSquare }) => (
  <WhyNot {...refusalWords(props.refused.refusal)} />
);
