import type { JSX } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { text } from '../match/messages.ts';
import './TableNotice.css';

interface TidingProps {
  readonly words: string;
  readonly onDismiss: () => void;
  readonly children?: JSX.Element;
}

/** Something that all at the table should hear of, above the table until somebody says so. */
export function Tiding(props: TidingProps) {
  return (
    <div class="table-notice" role="status">
      <p>{props.words}</p>
      {props.children}
      <Button size="small" onClick={props.onDismiss}>
        {text().dismiss}
      </Button>
    </div>
  );
}
