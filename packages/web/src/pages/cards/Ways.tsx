import { readNpcCards } from '@oubliette/dungeon-twister/documents';
import { createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { FileButton } from '../../components/FileButton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { NotLoaded, type RefusedFile } from '../../documents/Checks.tsx';
import { type CardsDraft, documentOf, joined } from '../../documents/cards/draft.ts';
import { readFile } from '../../documents/load.ts';
import { download, share } from '../../match/file.ts';
import { text } from './messages.ts';

interface WaysProps {
  readonly draft: CardsDraft;
  readonly isSound: boolean;
  readonly onTake: (draft: CardsDraft) => void;
}

/** What can be done with all cards: play, save, share, load. */
export function Ways(props: WaysProps) {
  const [notice, setNotice] = createSignal<string | null>(null);
  const [refused, setRefused] = createSignal<RefusedFile | null>(null);
  const file = () => ({
    name: 'oubliette.npc-cards.json',
    text: `${JSON.stringify(documentOf(props.draft), null, 2)}\n`,
  });

  async function load(chosen: File): Promise<void> {
    const read = await readFile(chosen, readNpcCards);
    setRefused(read.ok ? null : { name: chosen.name, faults: read.faults });
    setNotice(read.ok ? text().loaded(read.value.cards.length) : null);
    if (read.ok) props.onTake(joined(props.draft, read.value.cards));
  }

  async function send(): Promise<void> {
    const outcome = await share(file());
    const words = { shared: null, 'given-up': null, copied: text().copied, failed: text().failed };
    setNotice(words[outcome]);
  }

  return (
    <Panel title={text().ways} class="own-ways">
      <p class="own-hint">{text().replaced}</p>
      <div class="own-buttons">
        <Show when={props.isSound}>
          <LinkButton kind="primary" href="#/solo">
            {text().play}
          </LinkButton>
        </Show>
        <LinkButton href="#/companion">{text().companion}</LinkButton>
        <Show when={props.draft.length > 0}>
          <Button onClick={() => download(file())}>{text().save}</Button>
          <Button onClick={() => void send()}>{text().share}</Button>
        </Show>
        <FileButton label={text().load} onChoose={chosen => void load(chosen)} />
      </div>
      <Show when={notice()}>
        <p role="status">{notice()}</p>
      </Show>
      <NotLoaded file={refused()} />
    </Panel>
  );
}
