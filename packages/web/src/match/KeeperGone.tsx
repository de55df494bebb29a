import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { text } from './messages.ts';

/** In place of what cannot be opened or begun without the worker. */
export function KeeperGone() {
  return (
    <Notice title={text().keeperGone} text={text().crashed}>
      <Button kind="primary" onClick={() => location.reload()}>
        {text().reload}
      </Button>
    </Notice>
  );
}
