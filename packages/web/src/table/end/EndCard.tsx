import type { SeedPromise, Shape } from '@oubliette/kernel';
import { createEffect, createSignal, type JSX, type ParentProps, Show, Suspense } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { lately } from '../../components/lately.ts';
import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { createAttempt } from '../../match/attempt.ts';
import type { MatchTable } from '../../match/contract.ts';
import { enterMatch } from '../../match/enter.ts';
import type { ReviewTelling } from '../../opponent/review/Review.tsx';
import { Folded } from '../Folded.tsx';
import { SaveButton } from '../menu/SaveButton.tsx';
import { SeedList } from '../SealedChance.tsx';
import { text } from './messages.ts';
import './End.css';

const Review = lately(() => import('../../opponent/review/Review.tsx'), 'Review');

type EndCardProps = ParentProps<{
  readonly table: MatchTable<Shape>;
  /** The id of the heading among the children. */
  readonly titled: string;
  /** What the board is called: what one sees when the card is put away. */
  readonly board: string;
  /** Where the game leads besides. */
  readonly more?: JSX.Element;
  /** How the machine tells of it, where it knows the game. */
  readonly telling?: ReviewTelling;
}>;

/** The end of a match over the table: the game's own words, and what can be done now. */
export function EndCard(props: EndCardProps) {
  let card!: HTMLDialogElement;
  const [isPutAway, putAway] = createSignal(false);
  const isOver = () => props.table.snapshot().outcome !== null && !props.table.looking();
  const isShown = () => isOver() && !isPutAway();

  createEffect(() => {
    if (!isOver()) putAway(false);
    if (isShown() && !card.open) card.showModal();
    if (!isShown() && card.open) card.close();
  });

  return (
    <>
      <dialog
        class="end"
        ref={card}
        aria-labelledby={props.titled}
        onCancel={() => putAway(true)}
        onClose={() => isShown() && putAway(true)}
      >
        <Show when={isShown()}>
          {props.children}
          <Show when={props.telling}>
            {telling => <LookBack table={props.table} telling={telling()} />}
          </Show>
          <Honest promises={props.table.snapshot().promises} />
          <Ways {...props} onPutAway={() => putAway(true)} />
        </Show>
      </dialog>
      <Show when={isOver() && isPutAway()}>
        <Folded title={text().title} back={text().result} onBack={() => putAway(false)} />
      </Show>
    </>
  );
}

/** The machine looks back as soon as somebody wants to know. */
function LookBack(props: { readonly table: MatchTable<Shape>; readonly telling: ReviewTelling }) {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="end-honest" onToggle={event => event.currentTarget.open && setOpen(true)}>
      <summary>{text().review}</summary>
      <Suspense>
        <Show when={isOpen()}>
          <Review {...props} />
        </Show>
      </Suspense>
    </details>
  );
}

/** Every seed of the match, and how to hold it against its promise. */
function Honest(props: { readonly promises: readonly SeedPromise[] }) {
  return (
    <details class="end-honest">
      <summary>{text().honest}</summary>
      <p>{text().check}</p>
      <SeedList promises={props.promises} />
    </details>
  );
}

function Ways(props: EndCardProps & { readonly onPutAway: () => void }) {
  const { attempt, failure } = createAttempt();
  /** Whoever only looked on begins nothing for those who played. */
  const mayPlayAgain = () => props.table.again?.words() !== '';

  async function begun(): Promise<string | undefined> {
    const { game, options, openTable, machine, ...snapshot } = props.table.snapshot();
    const people = Object.entries(snapshot.players).filter(([seat]) => !machine?.levels[seat]);
    const players = Object.fromEntries(people);
    const house = { players, openTable, machine };
    const match = await ask('begin', { game, options, ...house, seed: freshSeed() });
    if (!match.ok) return text().noRematch;
    enterMatch(match.value);
    return undefined;
  }

  return (
    <>
      <Show when={failure()}>
        <p role="alert">{failure()}</p>
      </Show>
      <div class="end-ways">
        <Show when={mayPlayAgain()}>
          <Button
            kind="primary"
            autofocus
            onClick={() => void attempt(props.table.again?.begin ?? begun)}
          >
            {props.table.again?.words() ?? text().rematch}
          </Button>
        </Show>
        <Button onClick={() => void props.table.look(0)}>{text().replay}</Button>
        <SaveButton table={props.table} />
        {props.more}
        <Button kind="ghost" onClick={() => props.onPutAway()}>
          {props.board}
        </Button>
      </div>
    </>
  );
}
