import { Button } from '../../../components/Button.tsx';
import type { CameBack as Came } from '../taken-in.ts';
import { text } from './messages.ts';
import './Safety.css';

/** What came of a file of everything that is not simply gone on with. */
export function CameBack(props: { readonly came: Came; readonly onRead: () => void }) {
  return (
    <div class="safety-news" role="status">
      <p>{text().cameBack(props.came)}</p>
      <Button size="small" onClick={props.onRead}>
        {text().understood}
      </Button>
    </div>
  );
}
