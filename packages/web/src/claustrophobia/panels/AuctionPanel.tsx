import type { Action, Verb } from '@oubliette/claustrophobia';
import { createMemo, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { actionWords, goodWords } from '../deeds/words.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { text } from './messages.ts';

/** What a team is built of, in the order of the shelf. */
const GOODS: readonly (readonly Verb[])[] = [['hire'], ['gift'], ['equip'], ['advantage']];

/** Bids for the humans, and the team that the winner builds for exactly their bid. */
export function AuctionPanel(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const work = () => snapshot().view.work.at(-1);
  const bids = createMemo(() => snapshot().legal.filter(action => action.do === 'bid'));
  /** Goods of one kind; two that are alike are one choice. */
  const shelf = (verbs: readonly Verb[]) => {
    const byWords = new Map<string, Action>();
    for (const good of snapshot().legal.filter(action => verbs.includes(action.do))) {
      const words = actionWords(good, snapshot().view);
      if (!byWords.has(words)) byWords.set(words, good);
    }
    return [...byWords.values()];
  };
  const status = () => {
    const now = work();
    if (now?.kind === 'team') return `${text().points(now.points)} · ${text().prices}`;
    const bid = now?.kind === 'auction' && now.bid !== null ? [text().lowest(now.bid)] : [];
    return `${[...bid, text().bidHint].join(' · ')} ${text().prices}.`;
  };
  const choose = (action: Action, at: Element) => void props.choice.perform([action], at);
  return (
    <div class="cave-auction">
      <p>{status()}</p>
      <Show
        when={bids().length === 0}
        fallback={
          <div class="cave-bids">
            <For each={bids()}>
              {bid => (
                <Button
                  size="small"
                  aria-label={actionWords(bid, snapshot().view)}
                  onClick={event => choose(bid, event.currentTarget)}
                >
                  {'value' in bid ? bid.value : ''}
                </Button>
              )}
            </For>
          </div>
        }
      >
        <For each={GOODS}>
          {verbs => (
            <div class="cave-prompt-offers cave-goods">
              <For each={shelf(verbs)}>
                {good => (
                  <Button size="small" onClick={event => choose(good, event.currentTarget)}>
                    <span>
                      {actionWords(good, snapshot().view)}
                      <Show when={goodWords(good)}>{words => <small>{words()}</small>}</Show>
                    </span>
                  </Button>
                )}
              </For>
            </div>
          )}
        </For>
      </Show>
    </div>
  );
}
