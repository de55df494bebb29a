import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { SetDraft } from '../../documents/draft.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { text } from './messages.ts';
import { PieceForm } from './PieceForm.tsx';
import { changedPiece, type PieceKind, piecesIn, withNew, withoutPiece } from './piece-draft.ts';
import { PieceFace } from './TeamPart.tsx';
import './PiecesPart.css';

interface PartProps {
  readonly draft: SetDraft;
  readonly onChange: (draft: SetDraft) => void;
}

/** Characters and objects of the set on the table, and the one that is written on. */
export function PiecesPart(props: PartProps) {
  const [shown, setShown] = createSignal(0);
  const pieces = () => piecesIn(props.draft);
  const at = () => Math.min(shown(), pieces().length - 1);
  const here = () => pieces()[at()];

  function add(kind: PieceKind): void {
    props.onChange(withNew(props.draft, kind));
    setShown((kind === 'characters' ? props.draft.characters : pieces()).length - 1);
  }

  return (
    <Panel title={text().pieces} class="editor-pieces">
      <p class="editor-hint">{text().piecesWords}</p>
      <nav class="editor-pairs" aria-label={text().pieces}>
        <For each={pieces()}>
          {({ kind, entry }, index) => (
            <button
              type="button"
              class="editor-pair editor-piece"
              aria-pressed={index() === at()}
              onClick={() => setShown(index())}
            >
              <PieceFace seat="blue" likeness={entry.likeness} isPerson={kind === 'characters'} />
              {entry.names[writtenLanguage()]}
            </button>
          )}
        </For>
        <Button size="small" onClick={() => add('characters')}>
          {text().newPiece.characters}
        </Button>
        <Button size="small" onClick={() => add('objects')}>
          {text().newPiece.objects}
        </Button>
      </nav>
      <Show when={here()}>
        {piece => (
          <>
            <PieceForm
              draft={props.draft}
              piece={piece()}
              onChange={next => props.onChange(changedPiece(props.draft, piece().entry.id, next))}
            />
            <Button
              size="small"
              kind="ghost"
              onClick={() => props.onChange(withoutPiece(props.draft, piece().entry.id))}
            >
              {text().dropPiece}
            </Button>
          </>
        )}
      </Show>
    </Panel>
  );
}
