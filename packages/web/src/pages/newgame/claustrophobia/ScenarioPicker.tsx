import { createUniqueId, For } from 'solid-js';
import { SCENARIO_IDS } from '../../../claustrophobia/pieces/forces.ts';
import { scenarioWords } from '../../../claustrophobia/words/index.ts';
import { byLotWords } from './by-lot.ts';
import { text } from './messages.ts';
import type { ScenarioChoice } from './wishes.ts';
import './ScenarioPicker.css';

interface ScenarioPickerProps {
  readonly value: ScenarioChoice;
  readonly onChange: (scenario: ScenarioChoice) => void;
}

const CHOICES: readonly ScenarioChoice[] = [...SCENARIO_IDS, 'random'];

/** The eight scenarios and the lot, each with its number; the arrow keys go along. */
export function ScenarioPicker(props: ScenarioPickerProps) {
  const name = createUniqueId();
  const title = (choice: ScenarioChoice) =>
    choice === 'random' ? byLotWords().name : scenarioWords(choice).name;
  const task = () =>
    props.value === 'random' ? byLotWords().words : scenarioWords(props.value).words;
  return (
    <fieldset class="scenario-picker">
      <legend>{text().scenario}</legend>
      <For each={CHOICES}>
        {choice => (
          <label class="scenario-option">
            <input
              type="radio"
              name={name}
              checked={props.value === choice}
              onChange={() => props.onChange(choice)}
            />
            <span class="scenario-face">
              <b aria-hidden="true">{choice === 'random' ? '?' : choice.slice(1)}</b>
              <span class="scenario-name">{title(choice)}</span>
            </span>
          </label>
        )}
      </For>
      {/* Where only the numbers have room. */}
      <p class="scenario-chosen" aria-live="polite">
        <b>{title(props.value)}</b> {task()}
      </p>
    </fieldset>
  );
}
