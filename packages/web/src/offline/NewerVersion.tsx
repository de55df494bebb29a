import { createSignal, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { atTable } from './at-table.ts';
import { text } from './messages.ts';
import { isNewerVersionReady, useNewerVersion } from './newer-version.ts';
import './NewerVersion.css';

/** Offers the newer version, but never at a match: that one ends as it was begun. */
export function NewerVersion() {
  const [later, setLater] = createSignal(false);
  const [blocked, setBlocked] = createSignal(false);
  const change = async () => setBlocked(!(await useNewerVersion()));
  return (
    <Show when={isNewerVersionReady() && !atTable() && !later()}>
      <aside class="newer-version" role="status">
        <p>{blocked() ? text().openElsewhere : text().ready}</p>
        <Button kind="primary" onClick={change}>
          {text().use}
        </Button>
        <Button onClick={() => setLater(true)}>{text().later}</Button>
      </aside>
    </Show>
  );
}
