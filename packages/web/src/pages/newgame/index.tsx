import { DuelForm } from './DuelForm.tsx';
import { text } from './messages.ts';
import { NewGameFrame } from './NewGameFrame.tsx';

/** `#/duel`: begin a duel, go on with one, or take one in from a file. */
export const NewGamePage = () => (
  <NewGameFrame
    title={text().title}
    tagline={text().tagline}
    game="duel"
    ways={[
      ['#/labyrinth', text().labyrinth],
      ['#/rules/dungeon-twister/duel', text().rules],
    ]}
  >
    <DuelForm />
  </NewGameFrame>
);
