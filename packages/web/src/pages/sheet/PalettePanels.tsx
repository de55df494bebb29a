import { For } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { text } from './messages.ts';

const swatches = [
  ['ink-950', '#0b0806'],
  ['ink-900', '#14100c'],
  ['ink-850', '#1b1611'],
  ['ink-800', '#241d16'],
  ['ink-700', '#33291f'],
  ['ink-600', '#4a3c2d'],
  ['stone-400', '#a3906d'],
  ['stone-300', '#bda983'],
  ['parch-300', '#c9b68f'],
  ['parch-200', '#e3cfa0'],
  ['parch-100', '#f0e3c8'],
  ['flame-500', '#f2a33a'],
  ['flame-300', '#ffd98f'],
  ['blood-600', '#b3271b'],
  ['blood-300', '#ff9c87'],
  ['legal-400', '#7fe3c3'],
] as const;

const isDark = (name: string) => name.startsWith('ink') || name === 'blood-600';

export function PalettePanels() {
  return (
    <>
      <Panel title={text().palette} class="sheet-columns-8">
        <ul class="sheet-swatches">
          <For each={swatches}>
            {([name, value]) => (
              <li style={{ background: `var(--${name})` }} data-dark={isDark(name) || undefined}>
                {name} <span>{value}</span>
              </li>
            )}
          </For>
        </ul>
      </Panel>
      <Panel title={text().type} class="sheet-columns-4">
        <div class="sheet-type">
          <p>Oubliette Темница</p>
          <p>{text().typeWords.heading}</p>
          <p>{text().typeWords.body}</p>
          <p>{text().typeWords.small}</p>
        </div>
      </Panel>
    </>
  );
}
