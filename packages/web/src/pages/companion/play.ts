/** Turn after turn of the NP on somebody's own table: what was said, what came of it, what is awaited. */
import {
  type ActivationLeg,
  type AwaitedEntry,
  type CombatOutcome,
  type SoloEvent,
  type SoloView,
  type TableDeed,
  type Trace,
  withNewTurn,
} from '@oubliette/dungeon-twister';
import { createMemo, createSignal } from 'solid-js';
import { think } from '../../solo/thinking/ask.ts';
import { soloStory } from '../../solo/words/index.ts';

interface Moment {
  readonly view: SoloView;
  /** What led here, if the engine did. */
  readonly leg: ActivationLeg | null;
}

/** A deed that waits for its dice. */
interface Pending {
  readonly deed: TableDeed;
  readonly dice: readonly number[];
  readonly awaits: AwaitedEntry;
}

/** What a table waits for that was left in the middle of an activation. */
function awaitedOn(view: SoloView): AwaitedEntry {
  return view.work.at(-1)?.kind === 'combat' ? { for: 'combat' } : { for: 'nothing' };
}

export function createPlay(kept: SoloView, onFault: () => void) {
  const [history, setHistory] = createSignal<readonly Moment[]>([{ view: kept, leg: null }]);
  const [pending, setPending] = createSignal<Pending | null>(null);
  const now = () => history().at(-1)!;
  const view = createMemo(() => now().view);
  /** Somebody who is about to begin has nothing to tell yet: what another one did is over. */
  const leg = () => (pending()?.deed.do === 'activate' ? null : now().leg);

  async function say(deed: TableDeed, dice: readonly number[]): Promise<void> {
    const before = now();
    try {
      const played = await think('play', before.view, deed, dice);
      if (before !== now()) return;
      if (played.awaits.for === 'die') setPending({ deed, dice, awaits: played.awaits });
      else {
        setPending(null);
        setHistory(past => [...past, { view: played.view, leg: played }]);
      }
    } catch {
      onFault();
    }
  }

  const planned = (): Extract<SoloEvent, { kind: 'planned' }> | undefined =>
    leg()?.story.findLast(event => event.kind === 'planned');

  return {
    view,
    leg,
    canUndo: () => pending() !== null || history().length > 1,
    undo(): void {
      if (pending() !== null) setPending(null);
      else setHistory(past => (past.length > 1 ? past.slice(0, -1) : past));
    },
    /** The person changed the table by hand. */
    take(next: SoloView): void {
      setPending(null);
      setHistory(past => [...past, { view: next, leg: past.at(-1)!.leg }]);
    },
    /** Another table: what happened on the old one is over. */
    begin(next: SoloView): void {
      setPending(null);
      setHistory(past => [...past, { view: next, leg: null }]);
    },
    /** Who is in the middle of its activation, or about to begin it. */
    acting(): string | null {
      const deed = pending()?.deed;
      if (deed?.do === 'activate') return deed.npc;
      const frame = view().work.find(({ kind }) => kind === 'activation');
      return frame?.kind === 'activation' ? frame.npc : null;
    },
    awaits: (): AwaitedEntry => pending()?.awaits ?? leg()?.awaits ?? awaitedOn(view()),
    told: (): string[] => {
      const story = leg()?.story ?? [];
      const chapters = [{ moment: 0, seat: 'yellow' as const, events: [...story] }];
      return soloStory({ chapters, view: view() }).map(({ words }) => words);
    },
    reasons: (): Trace | null => planned()?.trace ?? null,
    activate: (npc: string) => void say({ do: 'activate', npc }, []),
    fought: (outcome: CombatOutcome) => void say({ do: 'fought', outcome }, []),
    goOn: () => void say({ do: 'go-on' }, []),
    rolled(face: number): void {
      const waiting = pending();
      if (waiting) void say(waiting.deed, [...waiting.dice, face]);
    },
    newTurn: () => setHistory(past => [...past, { view: withNewTurn(view()), leg: null }]),
  };
}

export type CompanionPlay = ReturnType<typeof createPlay>;
