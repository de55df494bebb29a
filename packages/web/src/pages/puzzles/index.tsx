import { Match, Switch } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { address } from '../../router/address.ts';
import { dayOf } from '../../storage/puzzles-solved.ts';
import { daily } from './daily.ts';
import { ForeseePuzzle } from './ForeseePuzzle.tsx';
import { text } from './messages.ts';
import { OwnPosition } from './OwnPosition.tsx';
import { PlayPuzzle } from './PlayPuzzle.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import { PUZZLES, puzzleById } from './shelf.ts';

/** `#/puzzles`: all of them; `#/puzzles/ID`: one; `…/daily`: that of today; `…/position`: somebody’s own. */
export function PuzzlesPage() {
  const wanted = () => address().rest[0] ?? '';
  const puzzle = () =>
    wanted() === 'daily' ? daily(PUZZLES, dayOf(Date.now())) : puzzleById(wanted());
  const played = () => {
    const found = puzzle();
    return found?.kind === 'play' ? found : null;
  };
  const foreseen = () => {
    const found = puzzle();
    return found?.kind === 'foresee' ? found : null;
  };
  return (
    <Switch
      fallback={
        <Notice title={text().unknown} text={text().unknownText}>
          <LinkButton kind="primary" href="#/puzzles">
            {text().all}
          </LinkButton>
        </Notice>
      }
    >
      <Match when={wanted() === ''}>
        <PuzzleList />
      </Match>
      <Match when={wanted() === 'position'}>
        <OwnPosition />
      </Match>
      <Match when={played()} keyed>
        {found => <PlayPuzzle puzzle={found} />}
      </Match>
      <Match when={foreseen()} keyed>
        {found => <ForeseePuzzle puzzle={found} />}
      </Match>
    </Switch>
  );
}
