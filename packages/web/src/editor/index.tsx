import { checkDocument } from '@oubliette/dungeon-twister/documents';
import { groundDrawing, provideGrounds } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import { SharedDefs } from '../components/Drawing.tsx';
import { Panel } from '../components/Panel.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { FaultList } from './Checks.tsx';
import { type Draft, keepDraft, recallDraft, scenarioDocumentOf } from './draft.ts';
import { text } from './messages.ts';
import { RoomsPart } from './RoomsPart.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';
import { Ways } from './Ways.tsx';
import './Editor.css';

provideGrounds(groundDrawing);

/** `#/editor`: where rooms are drawn and scenarios put together. */
export function EditorPage() {
  const [draft, setDraft] = createSignal<Draft>(recallDraft());
  const [part, setPart] = createSignal<'rooms' | 'scenario'>('rooms');
  const faults = createMemo(() => {
    const read = checkDocument(scenarioDocumentOf(draft()));
    return read.ok ? [] : read.faults;
  });
  createEffect(on(draft, keepDraft, { defer: true }));
  return (
    <div class="editor">
      <SharedDefs />
      <header class="editor-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="editor-columns">
        <Tabs
          label={text().title}
          tabs={[
            { key: 'rooms', label: text().rooms },
            { key: 'scenario', label: text().scenario },
          ]}
          chosen={part()}
          onChoose={setPart}
        >
          <div class="editor-part">
            <Show
              when={part() === 'rooms'}
              fallback={<ScenarioPart draft={draft()} onChange={setDraft} />}
            >
              <RoomsPart draft={draft()} onChange={setDraft} />
            </Show>
          </div>
        </Tabs>
        <div class="editor-side">
          <Panel title={text().checks} class="editor-checks">
            <p role="status" data-sound={faults().length === 0}>
              {faults().length === 0 ? text().sound : text().faults(faults().length)}
            </p>
            <FaultList faults={faults()} />
          </Panel>
          <Ways draft={draft()} faults={faults()} onTake={setDraft} />
        </div>
      </div>
    </div>
  );
}
