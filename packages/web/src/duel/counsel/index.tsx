import type { DuelAction } from '@oubliette/dungeon-twister';
import type { Hint } from '@oubliette/host';
import type { Shape } from '@oubliette/kernel';

import type { MatchTable } from '../../match/contract.ts';
import { Counsel as AnyCounsel } from '../../opponent/counsel/Counsel.tsx';
import { wantsStillness } from '../../senses/speed.ts';
import { aimOf } from '../deeds/index.ts';
import type { BoardIntent } from '../deeds/wishes.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { labyrinthOf } from '../seen/labyrinth.ts';
import { cellIn } from '../seen/reading.ts';
import { text } from './messages.ts';
import { answerWords, deedWords, wayOf } from './words.ts';

interface CounselProps extends DuelDesk {
  /** The table that is asked, and what counts at it, where it is not the duel's. */
  readonly asked?: MatchTable<Shape>;
  readonly reasons?: Readonly<Record<string, readonly [better: string, worse: string]>>;
}

/** What the machine would do, in words and on the board. */
export function Counsel(props: CounselProps) {
  const view = () => props.table.snapshot().view;

  function wishes(): BoardIntent {
    const { legal, outlook } = props.table.snapshot();
    const labyrinth = labyrinthOf(view());
    return { view: view(), legal, outlook, labyrinth, selected: null, deed: null };
  }

  /** The squares that a move is about: the way, or whoever acts and what it is done upon. */
  function cellsOf(play: readonly DuelAction[]): readonly number[] {
    const way = wayOf(play, view());
    if (way.length > 1) return way;
    const actors = play.flatMap(action =>
      'token' in action && action.token ? [action.token] : [],
    );
    const places = actors.flatMap(token => cellIn(view(), token) ?? []);
    const aims = play.flatMap(action => aimOf(wishes(), action).cells);
    return [...new Set([...places, ...aims])];
  }

  /** As long as forces are chosen and laid out nobody gains ground: only what a piece is worth is a reason. */
  const reason = (name: string, better: boolean) =>
    view().turn === 0 && name !== 'promise'
      ? null
      : ((props.reasons ?? text().reasons)[name]?.[better ? 0 : 1] ?? null);

  function show({ play }: Hint): void {
    const actions = play as readonly DuelAction[];
    const [first] = actions;
    const way = wayOf(actions, view());
    if (first?.do === 'move') {
      props.choice.select(first.token);
      props.choice.setHover(way.at(-1) ?? null);
    }
    const cells = cellsOf(actions);
    props.choice.mark(cells);
    props.choice.advise(actions);
    bringIntoSight(way.at(-1) ?? cells.at(-1));
  }

  function close(): void {
    props.choice.mark([]);
    props.choice.advise([]);
    props.closeDialog('counsel');
  }

  return (
    <AnyCounsel
      table={props.asked ?? props.match}
      deed={actions => deedWords(actions as readonly DuelAction[], view())}
      answer={actions => answerWords(actions as readonly DuelAction[], view())}
      reason={reason}
      onTold={show}
      about={() => squaresOf(props.choice.marked())}
      onDo={actions => {
        close();
        void props.choice.perform(actions as readonly DuelAction[]);
      }}
      onClose={close}
    />
  );
}

const squaresOf = (cells: readonly number[]): readonly Element[] =>
  cells.flatMap(cell => document.querySelector(`[data-cell="${cell}"]`) ?? []);

/** On a board that is larger than the screen. */
function bringIntoSight(cell: number | undefined): void {
  const behavior = wantsStillness() ? 'auto' : 'smooth';
  const square = document.querySelector(`[data-cell="${cell}"]`);
  square?.scrollIntoView({ block: 'center', inline: 'center', behavior });
}
