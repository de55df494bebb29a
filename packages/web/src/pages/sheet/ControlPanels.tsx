import { createSignal } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Select, TextField } from '../../components/Field.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import { Token } from '../../components/Token.tsx';
import { Tooltip, TooltipWords } from '../../components/Tooltip.tsx';
import { WhyNot } from '../../components/WhyNot.tsx';
import { text } from './messages.ts';
import { SheetPanel } from './Specimen.tsx';

const warriors = ['redeemer', 'brute', 'blade'] as const;
const speeds = ['slow', 'usual', 'fast'] as const;

export function ControlPanels() {
  const [warrior, setWarrior] = createSignal<(typeof warriors)[number]>('redeemer');
  const [sound, setSound] = createSignal(true);
  const [speed, setSpeed] = createSignal<(typeof speeds)[number]>('usual');
  const [asking, setAsking] = createSignal(false);
  return (
    <>
      <SheetPanel title={text().controls} columns={12}>
        <Tabs
          label={text().tabs}
          tabs={warriors.map(key => ({ key, label: text().names.warriors[key] }))}
          chosen={warrior()}
          onChoose={setWarrior}
        >
          {text().names.warriors[warrior()]}
        </Tabs>
        <Toggle on={sound()} onChange={setSound}>
          {text().sound}
        </Toggle>
        <Select
          label={text().speed}
          options={speeds.map(value => ({ value, label: text().speeds[value] }))}
          value={speed()}
          onChange={setSpeed}
        />
        <TextField label={text().seed} value="oubliette" spellcheck={false} />
        <Tooltip title={text().slit} words={text().slitWords} rule="DT-SLIT-02">
          <Button>{text().tooltip}</Button>
        </Tooltip>
        <Button onClick={() => setAsking(true)}>{text().dialog}</Button>
        <Dialog title={text().dialogTitle} open={asking()} onClose={() => setAsking(false)}>
          <p>{text().dialogWords}</p>
        </Dialog>
      </SheetPanel>
      <SheetPanel title={text().tooltip} columns={4}>
        <div class="tooltip">
          <TooltipWords title={text().slit} words={text().slitWords} rule="DT-SLIT-02" />
        </div>
      </SheetPanel>
      <SheetPanel title={text().whyNot} columns={4}>
        <WhyNot
          title={text().whyNotTitle}
          words={text().whyNotWords}
          rule="DT-CLERIC-02"
          points="down"
        />
      </SheetPanel>
      <SheetPanel title={text().contrast} columns={4}>
        <div class="sheet-contrast">
          <Token side="yellow" pictogram="snake-tongue" size={56} />
          <Token side="blue" pictogram="rock-golem" size={56} />
          <p>{text().contrastWords}</p>
        </div>
      </SheetPanel>
    </>
  );
}
