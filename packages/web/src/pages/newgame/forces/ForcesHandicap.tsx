import { RuleLink } from '../../../components/RuleLink.tsx';
import { text } from './messages.ts';

/** How a handicap is given where forces are chosen. */
export const ForcesHandicap = () => (
  <p class="new-game-hint">
    {text().handicap} <RuleLink id="DT-MIX-09" />
  </p>
);
