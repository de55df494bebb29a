import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { SharedDefs } from '../../components/Drawing.tsx';
import { Select, TextField } from '../../components/Field.tsx';
import { TileDefs } from '../../components/TileDefs.tsx';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { type GameName, shelves } from '../../ledger/library.ts';
import { openBook } from '../../ledger/texts.ts';
import { address } from '../../router/address.ts';
import { type CaveBooks, cavePieces } from './cave.tsx';
import { text } from './messages.ts';
import { PieceCard } from './PieceCard.tsx';
import { type BoxPieceKind, KINDS } from './piece.ts';
import { type PieceQuery, seek, wishIn } from './seek.ts';
import { twisterPieces } from './twister.tsx';
import './Pieces.css';

const GAMES = Object.keys(KINDS) as GameName[];

/** The books of Claustrophobia in a language; the pieces are told in their words. */
async function openCave(wish: WrittenLanguage): Promise<CaveBooks> {
  const open = (name: string) =>
    openBook(
      shelves.find(({ game, plan }) => game.name === 'claustrophobia' && plan.name === name)!,
      wish,
    );
  const [rules, content] = await Promise.all([open('rules'), open('content')]);
  return { rules, content };
}

/** Everything in the boxes, to be looked up by players. */
export function PiecesPage() {
  const [cave] = createResource(writtenLanguage, openCave);
  const [wish, setWish] = createSignal(wishIn(address().query));
  const change = (part: Partial<PieceQuery>) => setWish(now => ({ ...now, ...part }));
  const all = createMemo(() => [
    ...twisterPieces(),
    ...(cave.latest ? cavePieces(cave.latest) : []),
  ]);
  const found = createMemo(() => seek(all(), wish()));
  const kinds = (): readonly BoxPieceKind[] => GAMES.flatMap(game => KINDS[game]).filter(isOffered);
  const isOffered = (kind: BoxPieceKind) =>
    wish().game === '' ||
    (KINDS[wish().game as GameName] as readonly BoxPieceKind[]).includes(kind);
  const shown = () => kinds().filter(kind => found().some(piece => piece.kind === kind));

  return (
    <div class="pieces">
      <SharedDefs />
      <TileDefs />
      <h1>{text().title}</h1>
      <p>{text().intro}</p>
      <search class="pieces-wishes">
        <TextField
          label={text().search}
          type="search"
          placeholder={text().searchHint}
          value={wish().words}
          onInput={event => change({ words: event.currentTarget.value })}
        />
        <Select
          label={text().game}
          value={wish().game}
          onChange={game => change({ game, kind: '' })}
          options={[
            { value: '' as const, label: text().all },
            ...GAMES.map(value => ({ value, label: text().games[value] })),
          ]}
        />
        <Select
          label={text().kind}
          value={wish().kind}
          onChange={kind => change({ kind })}
          options={[
            { value: '' as const, label: text().all },
            ...kinds().map(value => ({ value, label: text().kinds[value] })),
          ]}
        />
      </search>
      <p class="pieces-count" aria-live="polite">
        {cave.loading ? text().opening : text().found(found().length)}
      </p>
      <Show when={!cave.loading && found().length === 0}>
        <p>{text().nothing}</p>
      </Show>
      <For each={shown()}>
        {kind => (
          <section aria-labelledby={`pieces-${kind}`}>
            <h2 id={`pieces-${kind}`}>{text().kinds[kind]}</h2>
            <div class="pieces-list">
              <For each={found().filter(piece => piece.kind === kind)}>
                {piece => <PieceCard piece={piece} />}
              </For>
            </div>
          </section>
        )}
      </For>
    </div>
  );
}
