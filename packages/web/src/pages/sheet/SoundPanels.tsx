import { For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { hear } from '../../senses/hear.ts';
import { SOUNDS } from '../../senses/sounds.ts';
import { text } from './messages.ts';

/** Every sound of the tables, by its name in the code. */
export function SoundPanels() {
  return (
    <Panel title={text().sounds}>
      <div class="sheet-sounds">
        <For each={SOUNDS}>{sound => <Button onClick={() => hear(sound)}>{sound}</Button>}</For>
      </div>
    </Panel>
  );
}
