import { readyToAct, type SoloView, withCards } from '@oubliette/dungeon-twister';
import { createResource, createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { FileButton } from '../../components/FileButton.tsx';
import { pieceName } from '../../duel/words/index.ts';
import { download, fileName, share } from '../../match/file.ts';
import { addressOf, emptyTable, readTable, type UnfitPosition, written } from './keeping.ts';
import { text } from './messages.ts';

interface WaysProps {
  readonly view: SoloView;
  readonly canUndo: boolean;
  /** Nobody is in the middle of its activation. */
  readonly isAtRest: boolean;
  readonly onUndo: () => void;
  readonly onTake: (view: SoloView) => void;
}

/** What can be done with the whole position: take back, clear, save, share, load. */
export function Ways(props: WaysProps) {
  const [notice, setNotice] = createSignal<string | null>(null);
  const [address] = createResource(
    () => props.isAtRest && props.view.row.length > 0 && props.view,
    view => addressOf(view, readyToAct(view).length === 0),
  );
  const file = async () => ({
    name: fileName('position', new Date()),
    text: await written(props.view),
  });

  const unfitWords = (unfit: UnfitPosition): string =>
    unfit === 'unreadable'
      ? text().unreadable
      : `${text().refused}. ${pieceName(unfit.name)}: ${text().impossible[unfit.why]}.`;

  async function load(chosen: File): Promise<void> {
    const read = await readTable(await chosen.text());
    setNotice('unfit' in read ? unfitWords(read.unfit) : null);
    if (!('unfit' in read)) props.onTake(read);
  }

  /** The cards stay. */
  async function clear(): Promise<void> {
    props.onTake(withCards(await emptyTable(), props.view.own));
  }

  async function send(): Promise<void> {
    const outcome = await share(await file());
    const words = { shared: null, 'given-up': null, copied: text().copied, failed: text().failed };
    setNotice(words[outcome]);
  }

  return (
    <div class="companion-ways">
      <Button unavailable={!props.canUndo} onClick={() => props.canUndo && props.onUndo()}>
        {text().undo}
      </Button>
      <Button onClick={() => void clear()}>{text().clear}</Button>
      <Button onClick={() => void file().then(download)}>{text().save}</Button>
      <Button onClick={() => void send()}>{text().share}</Button>
      <FileButton
        label={text().load}
        accept=".json,.txt,application/json,text/plain"
        onChoose={file => void load(file)}
      />
      <Show
        when={props.isAtRest && address()}
        fallback={<Button unavailable>{text().playOn}</Button>}
      >
        {href => <LinkButton href={href()}>{text().playOn}</LinkButton>}
      </Show>
      <LinkButton href="#/solo">{text().newGame}</LinkButton>
      <Show when={notice()}>
        <p role="alert">{notice()}</p>
      </Show>
    </div>
  );
}
