import { Show } from 'solid-js';
import { OneOf } from '../components/OneOf.tsx';
import { Toggle } from '../components/Toggle.tsx';
import {
  CONTRASTS,
  contrast,
  setContrast,
  setTextSize,
  TEXT_SIZES,
  textSize,
} from './appearance.ts';
import { hear } from './hear.ts';
import { text } from './messages.ts';
import { setTempo, TEMPI, tempo } from './speed.ts';
import { canBeFelt, setTouch, setVolume, touch, VOLUMES, volume } from './volume.ts';

/** How the tables look, move, sound and feel on this device. */
export function Preferences() {
  return (
    <>
      <OneOf
        label={text().textSize}
        options={TEXT_SIZES.map(value => ({ value, title: text().textSizes[value] }))}
        value={textSize()}
        onChange={setTextSize}
      />
      <OneOf
        label={text().contrast}
        options={CONTRASTS.map(value => ({ value, title: text().contrasts[value] }))}
        value={contrast()}
        onChange={setContrast}
      />
      <OneOf
        label={text().motion}
        options={TEMPI.map(value => ({ value, title: text().tempi[value] }))}
        value={tempo()}
        onChange={setTempo}
      />
      <OneOf
        label={text().sound}
        options={VOLUMES.map(value => ({ value, title: text().volumes[value] }))}
        value={volume()}
        onChange={chosen => {
          setVolume(chosen);
          hear('gate');
        }}
      />
      <Show when={canBeFelt()}>
        <Toggle on={touch() === 'on'} onChange={on => setTouch(on ? 'on' : 'off')}>
          {text().touch}
        </Toggle>
      </Show>
    </>
  );
}
