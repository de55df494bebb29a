import { TileDefs } from '../../../components/TileDefs.tsx';
import { NewGameFrame } from '../NewGameFrame.tsx';
import { CaveForm } from './CaveForm.tsx';
import { text } from './messages.ts';

/** `#/claustrophobia`: begin a match, go on with one, or take one in from a file. */
export const NewCavePage = () => (
  <NewGameFrame
    title={text().title}
    tagline={text().tagline}
    game="claustrophobia"
    ways={[
      ['#/rules/claustrophobia/rules', text().rules],
      ['#/rules/claustrophobia/scenarios', text().scenarios],
    ]}
  >
    <TileDefs />
    <CaveForm />
  </NewGameFrame>
);
