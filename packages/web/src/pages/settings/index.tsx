import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import { canInstall, install } from '../../offline/install.ts';
import { keeping } from '../../offline/newer-version.ts';
import { Preferences } from '../../senses/Preferences.tsx';
import { text } from './messages.ts';
import './Settings.css';

/** What a person sets once for this device. */
export function SettingsPage() {
  return (
    <div class="settings">
      <h1>{text().title}</h1>
      <p class="settings-intro">{text().intro}</p>
      <Panel title={text().table}>
        <Preferences />
      </Panel>
      <Panel title={text().device}>
        <p>{text().keeping[keeping()]}</p>
        <Show when={canInstall()} fallback={<p>{text().byBrowser}</p>}>
          <Button kind="primary" onClick={install}>
            {text().install}
          </Button>
        </Show>
      </Panel>
    </div>
  );
}
