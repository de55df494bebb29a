import type { ClassId, OwnCard } from '@oubliette/dungeon-twister';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import { Button } from '../../components/Button.tsx';
import { SharedDefs } from '../../components/Drawing.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Token } from '../../components/Token.tsx';
import { type CardsDraft, faultsOf, freshCard } from '../../documents/cards/draft.ts';
import { keepDraft, onKeptElsewhere, recallDraft } from '../../documents/cards/keeping.ts';
import { faceOf } from '../../duel/seen/pieces.ts';
import { CardForm, ClassPicker } from './CardForm.tsx';
import { Checks } from './Checks.tsx';
import { text } from './messages.ts';
import { Ways } from './Ways.tsx';
import './Cards.css';
import '../../solo/npc/likenesses.ts';
import '../../solo/npc/names.ts';

/** `#/cards`: NPC cards of somebody's own are written down here. */
export function CardsPage() {
  const [draft, setDraft] = createSignal<CardsDraft>(recallDraft());
  const [shown, setShown] = createSignal<number | null>(draft().length > 0 ? 0 : null);
  const card = () => draft()[shown() ?? -1];
  const faults = createMemo(() => draft().map((_, index) => faultsOf(draft(), index)));
  const isSound = () => draft().length > 0 && faults().every(found => found.length === 0);
  createEffect(on(draft, keepDraft, { defer: true }));
  onCleanup(
    onKeptElsewhere(theirs => {
      setDraft(theirs);
      if (shown() !== null && shown()! >= theirs.length) setShown(null);
    }),
  );

  function add(of: ClassId): void {
    setShown(draft().length);
    setDraft([...draft(), freshCard(of)]);
  }

  function replace(changed: OwnCard): void {
    setDraft(draft().map((each, index) => (index === shown() ? changed : each)));
  }

  function remove(): void {
    const at = shown();
    setShown(draft().length > 1 ? 0 : null);
    setDraft(draft().filter((_, index) => index !== at));
  }

  return (
    <div class="own-cards">
      <SharedDefs />
      <header class="own-head">
        <h1>{text().title}</h1>
        <p>{text().tagline}</p>
      </header>
      <div class="own-columns">
        <Panel title={text().cards} class="own-all">
          <nav class="own-list" aria-label={text().cards}>
            <For each={draft()}>
              {(each, index) => (
                <button
                  type="button"
                  aria-pressed={shown() === index()}
                  data-unsound={faults()[index()]!.length > 0 || undefined}
                  onClick={() => setShown(index())}
                >
                  <Token side="prison" pictogram={faceOf(`Y:${each.class}`).pictogram} size={30} />
                  <span>
                    {each.name.trim() || text().unnamed}
                    <Show when={faults()[index()]!.length > 0}>
                      <small>{text().unsound}</small>
                    </Show>
                  </span>
                </button>
              )}
            </For>
            <Show when={card()}>
              <Button onClick={() => setShown(null)}>{text().add}</Button>
            </Show>
          </nav>
          <Show when={!card()}>
            <ClassPicker
              label={draft().length === 0 ? text().first : text().next}
              chosen={null}
              onChoose={add}
            />
          </Show>
        </Panel>
        <Show when={card()}>
          {now => (
            <Panel title={text().card} class="own-card">
              <CardForm card={now()} onChange={replace} />
              <Checks faults={faults()[shown()!] ?? []} />
              <AskFirst
                label={text().remove}
                question={text().removeSure(now().name.trim() || text().unnamed)}
                words={text().removeWords}
                yes={text().remove}
                no={text().keep}
                danger
                onYes={remove}
              />
            </Panel>
          )}
        </Show>
        <Ways
          draft={draft()}
          isSound={isSound()}
          onTake={taken => {
            setDraft(taken);
            setShown(taken.length - 1);
          }}
        />
      </div>
    </div>
  );
}
