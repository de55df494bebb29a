import type { ClassId, NpcAim, WantedObject } from '@oubliette/dungeon-twister';
import { CARD_AIMS, CLASSES, WISHES } from '@oubliette/dungeon-twister';
import { type DocumentFault, faultReason } from '@oubliette/dungeon-twister/documents';
import { For, Show } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { printedName } from '../../solo/npc/card.ts';
import { text as words } from '../../solo/words/messages.ts';
import { text } from './messages.ts';

/** Words of the document as the page says them. */
function spelt(value: string | number): string | number {
  const isOne = (list: readonly string[]) => list.includes(value as string);
  if (isOne(CARD_AIMS)) return words().aims[value as NpcAim];
  if (isOne(CLASSES) || isOne(WISHES)) return printedName(value as ClassId | WantedObject);
  return value;
}

function reason({ code, at, params }: DocumentFault): string {
  if (code === 'bad-text' && params.found === '') return text().noName;
  const spoken = Object.fromEntries(Object.entries(params).map(([key, is]) => [key, spelt(is)]));
  const field = text().fields[at.split('.')[0]!];
  return `${field ? `${field}: ` : ''}${faultReason({ code, at, params: spoken }, writtenLanguage())}`;
}

/** Whether the card can be played with, and what it lacks. */
export function Checks(props: { readonly faults: readonly DocumentFault[] }) {
  return (
    <div class="own-checks" role="status">
      <Show when={props.faults.length > 0} fallback={<p data-sound>{text().sound}</p>}>
        <ul>
          <For each={props.faults}>{fault => <li>{reason(fault)}</li>}</For>
        </ul>
      </Show>
    </div>
  );
}
