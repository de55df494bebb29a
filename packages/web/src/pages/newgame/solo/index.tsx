import { PastGames } from '../../../solo/tally/PastGames.tsx';
import { NewGameFrame } from '../NewGameFrame.tsx';
import { text } from './messages.ts';
import { SoloForm } from './SoloForm.tsx';

/** `#/solo`: begin a solo game, go on with one, and what the past ones came to. */
export function NewSoloPage() {
  const ways = () =>
    [
      ['#/companion', text().companion],
      ['#/rules/dungeon-twister/solo', text().rules],
      ['#/rules/dungeon-twister/npc-cards', text().cards],
    ] as const;
  return (
    <NewGameFrame
      title={text().title}
      tagline={text().tagline}
      game="solo"
      ways={ways()}
      past={<PastGames />}
    >
      <SoloForm />
    </NewGameFrame>
  );
}
