import { type DocumentFault, faultReason } from '@oubliette/dungeon-twister/documents';
import { For, Show } from 'solid-js';
import { writtenLanguage } from '../i18n/language.ts';
import './Checks.css';

/** Everything that is wrong with a document: the place, and why. */
export function FaultList(props: { readonly faults: readonly DocumentFault[] }) {
  return (
    <ul class="faults">
      <For each={props.faults}>
        {fault => (
          <li>
            <Show when={fault.at}>
              <code>{fault.at}</code>
            </Show>
            {faultReason(fault, writtenLanguage())}
          </li>
        )}
      </For>
    </ul>
  );
}
