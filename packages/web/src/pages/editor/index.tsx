import { checkDocument } from '@oubliette/dungeon-twister/documents';
import { groundDrawing, provideGrounds } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { SharedDefs } from '../../components/Drawing.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { FaultList } from '../../documents/Checks.tsx';
import {
  FRESH,
  keepDraft,
  recallDraft,
  type SetDraft,
  scenarioDocumentOf,
} from '../../documents/draft.ts';
import { text } from './messages.ts';
import { PiecesPart } from './PiecesPart.tsx';
import { RoomsPart } from './RoomsPart.tsx';
import { ScenarioPart } from './ScenarioPart.tsx';
import { Ways } from './Ways.tsx';
import './Editor.css';

provideGrounds(groundDrawing);

const PARTS = { rooms: RoomsPart, pieces: PiecesPart, scenario: ScenarioPart };

/** `#/editor`: where rooms are drawn, pieces invented and scenarios put together. */
export function EditorPage() {
  const [draft, setDraft] = createSignal<SetDraft>(recallDraft() ?? FRESH);
  const [part, setPart] = createSignal<keyof typeof PARTS>('rooms');
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
            { key: 'pieces', label: text().piecesTab },
            { key: 'scenario', label: text().scenario },
          ]}
          chosen={part()}
          onChoose={setPart}
        >
          <div class="editor-part">
            <Dynamic component={PARTS[part()]} draft={draft()} onChange={setDraft} />
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
