import type { Shape } from '@oubliette/kernel';
import { createResource, createSignal, Show } from 'solid-js';
import type { MatchTable } from '../match/contract.ts';
import { text } from '../match/messages.ts';
import { playerName } from '../match/names.ts';
import { Tiding } from './Tiding.tsx';
import type { GameTable } from './tables.ts';
import { lastPlayedByClock } from './time-ups.ts';

interface TimeIsUpProps {
  readonly table: MatchTable<Shape>;
  /** Fetches who says what happened, in the game's words. */
  readonly news: GameTable['news'];
}

/** Whose time was up, and what the clock did for them; until the match goes on. */
export function TimeIsUp(props: TimeIsUpProps) {
  const [heard, setHeard] = createSignal(0);
  const snapshot = () => props.table.snapshot();
  const played = () => (props.table.looking() ? [] : lastPlayedByClock(snapshot()));
  const isPlayed = () => played().length > 0;
  const [news] = createResource(isPlayed, async () => props.news?.());
  const words = () => {
    const { players, view } = snapshot();
    const name = playerName(players, played()[0]!.seat);
    return [text().timeWasUp(name), news()?.(played(), view) ?? ''].join(' ').trim();
  };
  return (
    <Show when={isPlayed() && news.state === 'ready' && snapshot().moment !== heard()}>
      <Tiding words={words()} onDismiss={() => setHeard(snapshot().moment)} />
    </Show>
  );
}
