import { Button } from '../components/Button.tsx';
import './Folded.css';

interface FoldedProps {
  readonly title: string;
  readonly back: string;
  readonly onBack: () => void;
}

/** A scene that was put away, over the table, with the way back to it. */
export const Folded = (props: FoldedProps) => (
  <section class="folded" aria-label={props.title}>
    <b>{props.title}</b>
    <Button kind="primary" onClick={() => props.onBack()}>
      {props.back}
    </Button>
  </section>
);
