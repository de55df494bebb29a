import { ROOM_SETS } from '@oubliette/dungeon-twister';
import { createEffect, createSignal, For, on } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Scroller } from '../../components/Scroller.tsx';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';
import './DealPanel.css';

/** Which rooms lie there, and going back and forth in what was done. */
export function DealPanel(props: { readonly session: LabyrinthSession; readonly told: string }) {
  const { session } = props;
  const [copied, setCopied] = createSignal('');
  createEffect(
    on(
      () => props.told,
      () => setCopied(''),
    ),
  );
  let seed!: HTMLInputElement;
  const dealTyped = (event: SubmitEvent) => {
    event.preventDefault();
    session.dealTyped(seed.value);
  };
  const copyLink = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(text().linkCopied),
      () => setCopied(text().linkNotCopied),
    );
  return (
    <Panel class="maze-panel maze-deal">
      <fieldset class="maze-sets">
        <legend class="unseen">{text().set}</legend>
        <For each={ROOM_SETS}>
          {set => (
            <label class="maze-set">
              <input
                type="radio"
                name="maze-set"
                checked={session.deal().set === set}
                onChange={() => session.chooseSet(set)}
              />
              <span>{text().sets[set]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <form class="maze-row" onSubmit={dealTyped}>
        <label class="maze-seed">
          <span>{text().seed}</span>
          <input
            type="text"
            maxlength="40"
            spellcheck={false}
            autocomplete="off"
            ref={seed}
            value={session.deal().seed}
          />
        </label>
        <Button size="small" type="submit">
          {text().dealAgain}
        </Button>
        <Button size="small" kind="ghost" onClick={copyLink}>
          {text().copyLink}
        </Button>
      </form>
      <div class="maze-row">
        <Button size="small" onClick={() => session.act({ kind: 'reveal-all' })}>
          {text().revealAll}
        </Button>
        <Button size="small" unavailable={session.story().past.length === 0} onClick={session.undo}>
          {text().undo}
        </Button>
        <Button
          size="small"
          unavailable={session.story().future.length === 0}
          onClick={session.redo}
        >
          {text().redo}
        </Button>
        <Button
          size="small"
          kind="ghost"
          unavailable={session.story().past.length === 0}
          onClick={session.reset}
        >
          {text().reset}
        </Button>
      </div>
      <div class="maze-row maze-foot">
        <Scroller axis="down" class="maze-told">
          {copied() || props.told}
        </Scroller>
        <Button kind="ghost" size="small" onClick={() => session.setHelp(true)}>
          {text().keys} <Keycap>?</Keycap>
        </Button>
      </div>
    </Panel>
  );
}
