import { type DocumentFault, faultReason } from '@oubliette/dungeon-twister/documents';
import { For, Show } from 'solid-js';
import { writtenLanguage } from '../i18n/language.ts';
import { text } from './messages.ts';
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

/** A file that was not taken. */
export interface RefusedFile {
  readonly name: string;
  readonly faults: readonly DocumentFault[];
}

/** Which file was not taken, and everything that is wrong with it. */
export const NotLoaded = (props: { readonly file: RefusedFile | null }) => (
  <Show when={props.file}>
    {wrong => (
      <div role="alert">
        <b>{text().notLoaded(wrong().name)}</b>
        <FaultList faults={wrong().faults} />
      </div>
    )}
  </Show>
);
